import { useLingui } from '@lingui/react/macro';
import { ProseInPart } from '#navigation/served/prose.tsx';
import { ScaleBar } from '#shell/scale-bar.tsx';
import { Badge } from '#ui/badge.tsx';
import { LittleBoard } from './little-board.tsx';
import { Reveal } from './reveal.tsx';
import { Section } from './section.tsx';
import css from './strategy-guide.module.css';
import { TIP_LEVELS, TIPS } from './tips.ts';

/** How to play well: three tips with drawings, habits, and the whole guide for those who want it. */
export function StrategyGuide() {
  const { t, i18n } = useLingui();
  return (
    <div className={css['band']}>
      <ScaleBar />
      <Section
        id="strategy-guide"
        heading={t`Captain's strategy guide`}
        lead={t`Three ideas that win more battles.`}
      >
        <section id="tips" aria-label={t`Strategy Tips`} tabIndex={-1}>
          <ul className={css['tips']}>
            {TIPS.map(({ level, signs, shown, title, description }) => (
              <li key={level} className={css['tip']}>
                <LittleBoard signs={signs} description={i18n._(shown)} />
                <div>
                  <Badge colour={TIP_LEVELS[level].colour}>{i18n._(TIP_LEVELS[level].name)}</Badge>
                  <h3 className={css['title']}>{i18n._(title)}</h3>
                  <p className={css['description']}>{i18n._(description)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className={css['more']}>
          <section id="game-tips" aria-labelledby="game-tips-heading" tabIndex={-1}>
            <h3
              id="game-tips-heading"
              className={css['subheading']}
            >{t`Habits of old captains`}</h3>
            <p
              className={css['lead']}
            >{t`Look along all eight lines, win before you block, and enjoy a draw.`}</p>
            <Reveal summary={t`Read all eight habits`} look="plain">
              <ProseInPart name="game-tips" />
            </Reveal>
          </section>
          <div>
            <h3 className={css['subheading']}>{t`All there is to know`}</h3>
            <p
              className={css['lead']}
            >{t`Openings, forks and how to stop them. A few minutes is all it takes to learn everything.`}</p>
            <Reveal summary={t`Read the whole guide`} look="plain">
              <ProseInPart name="strategy-guide" />
            </Reveal>
          </div>
        </div>
      </Section>
      <ScaleBar />
    </div>
  );
}
