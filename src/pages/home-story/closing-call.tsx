import { useLingui } from '@lingui/react/macro';
import { languageFor, pathIn } from '#i18n/languages.ts';
import { GAME_ANCHOR, routeFor, type RouteId } from '#site/routes.ts';
import { DEFERRABLE } from '#services/deferred-layout.ts';
import { buttonClass } from '#ui/button.tsx';
import css from './closing-call.module.css';
import { StoryDrawing } from './story-drawing.tsx';

const SUPPORT: readonly RouteId[] = ['privacy-policy', 'terms-of-service', 'contact'];

/** The end of the page: back to the board, or on to the crew. */
export function ClosingCall() {
  const { t, i18n } = useLingui();
  const { code } = languageFor(i18n.locale);
  return (
    <div className={css['end']} {...DEFERRABLE}>
      <section className={css['call']} aria-labelledby="closing-heading">
        <StoryDrawing name="ship" size="large" />
        <div>
          <h2 id="closing-heading" className={css['heading']}>{t`Ready to set sail?`}</h2>
          <p>{t`Pick a side. First to three in a row takes the treasure.`}</p>
        </div>
        <div className={css['ways']}>
          {/* The link's anchor gives focus to the game, without any script. */}
          <a href={`#${GAME_ANCHOR}`} className={buttonClass({ kind: 'primary', isLarge: true })}>
            {t`Play Now`}
          </a>
          <a
            href={pathIn(code, routeFor('contact').path)}
            className={buttonClass({ kind: 'secondary' })}
          >
            {t`Join Our Gaming Community`}
          </a>
        </div>
      </section>
      <nav aria-label={t`Support`}>
        <ul className={css['support']}>
          {SUPPORT.map((id) => (
            <li key={id}>
              <a href={pathIn(code, routeFor(id).path)} className={css['link']}>
                {i18n._(routeFor(id).label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
