import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import logoMark from '#generated/pictures/logo-mark.svg';
import type { Language } from '#i18n/languages.ts';
import { PREFERENCES_BUTTON_ID } from '#notices/consent/opener.ts';
import { ROUTES } from '#site/routes.ts';
import { SITE, siteName } from '#site/site.ts';
import { Icon } from '#ui/drawing.tsx';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { Picture } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import css from './footer.module.css';
import { LateDialog } from './late-dialog.tsx';
import { ScaleBar } from './scale-bar.tsx';

const HELP_BUTTON_ID = 'keyboard-help-button';

interface FooterProps {
  readonly language: Language;
  readonly onCookiePreferences: () => void;
}

async function loadHelp() {
  const { HelpDialog } = await import('./keyboard-help/help-dialog.tsx');
  return HelpDialog;
}

/** The page's footer: links to the pages and to support, keyboard shortcuts, cookie preferences. */
export function Footer({ language, onCookiePreferences }: FooterProps) {
  const { t, i18n } = useLingui();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <footer {...COVERED_BY_DIALOGS}>
      <ScaleBar />
      <div className={css['ground']}>
        <div className={css['content']}>
          <p className={css['brand']}>
            <Picture src={logoMark} alt="" width={40} height={40} />
            <span>{siteName(language.code)}</span>
          </p>
          <nav aria-label={t`Footer`}>
            <ul className={css['links']}>
              {ROUTES.map((route) => (
                <li key={route.id}>
                  <Link href={route.path} className={css['link']}>
                    {i18n._(route.label)}
                  </Link>
                </li>
              ))}
              <li>
                <a href={`mailto:${SITE.addresses.support}`} className={css['link']}>
                  <Icon name="mail" />
                  {t`Write to support`}
                </a>
              </li>
            </ul>
          </nav>
          <div className={css['tools']}>
            <button
              type="button"
              id={HELP_BUTTON_ID}
              className={css['tool']}
              onClick={() => setIsHelpOpen(true)}
            >
              <Icon name="keyboard" />
              <span>{t`Keyboard shortcuts`}</span>
            </button>
            <button
              type="button"
              id={PREFERENCES_BUTTON_ID}
              className={css['tool']}
              onClick={onCookiePreferences}
            >
              <Icon name="cookie" />
              <span>{t`Cookie preferences`}</span>
            </button>
          </div>
        </div>
      </div>
      <LateDialog
        language={language.code}
        isOpen={isHelpOpen}
        load={loadHelp}
        catalogue="keyboard-help"
        onClose={() => setIsHelpOpen(false)}
        returnFocus={() => document.getElementById(HELP_BUTTON_ID)?.focus()}
      />
    </footer>
  );
}
