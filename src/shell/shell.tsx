import { useState, type ReactNode } from 'react';
import type { Language } from '#i18n/languages.ts';
import { CookieConsent } from '#notices/consent/cookie-consent.tsx';
import type { Opener } from '#notices/consent/opener.ts';
import { LanguageOffer } from '#notices/language-offer/language-offer.tsx';
import { LiveRegion, type TextAnnouncer } from '#ui/live-region.tsx';
import { COVERED_BY_DIALOGS, DialogOutlet } from '#ui/dialog-outlet.tsx';
import type { ToastQueue } from '#ui/toast-queue.ts';
import { Toasts } from '#ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header, MENU_BUTTON_ID, SETTINGS_BUTTON_ID } from './header.tsx';
import { LateDialog, type DialogProps } from './late-dialog.tsx';
import { MAIN_ID } from '#ui/main-element.ts';
import css from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { SkipLinks } from './skip-links.tsx';

interface ShellProps {
  readonly language: Language;
  /** The path of the shown page without its language's prefix; null when it leads nowhere. */
  readonly path: string | null;
  readonly hasGame: boolean;
  /** The page's own tool in the header's row. */
  readonly headerTool?: ReactNode;
  readonly announcer: TextAnnouncer;
  readonly toasts: ToastQueue;
  /** Called when the volume has been changed. */
  readonly onVolume: () => void;
  readonly children: ReactNode;
}

/** The parts of the site around every page. */
export function Shell(props: ShellProps) {
  const { language, path, hasGame, headerTool, announcer, toasts, onVolume, children } = props;
  const [opener, setOpener] = useState<Opener | null>(null);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  useShortcuts();
  return (
    <>
      <div className={css['page']}>
        <SkipLinks hasGame={hasGame} />
        <Header
          language={language}
          path={path}
          isGamePage={hasGame && path !== '/'}
          onSettings={() => setAreSettingsOpen(true)}
          tool={headerTool}
        />
        <LanguageOffer language={language} path={path} />
        <main id={MAIN_ID} tabIndex={-1} className={css['main']} {...COVERED_BY_DIALOGS}>
          {children}
        </main>
        <Footer language={language} onCookiePreferences={() => setOpener('footer')} />
        <LateDialog
          language={language.code}
          isOpen={areSettingsOpen}
          load={() => loadSettings(onVolume)}
          catalogue="settings"
          onClose={() => setAreSettingsOpen(false)}
          returnFocus={focusSettingsButton}
        />
        <DialogOutlet />
        <LiveRegion announcer={announcer} />
        <Toasts queue={toasts} />
      </div>
      {/* It stands after the page: inside, the page would have to make room for it within its own height. */}
      <CookieConsent language={language.code} opener={opener} onOpener={setOpener} />
    </>
  );
}

async function loadSettings(onVolume: () => void) {
  const { SettingsDialog } = await import('./settings/settings-dialog.tsx');
  return function Settings(props: DialogProps) {
    return <SettingsDialog {...props} onVolume={onVolume} />;
  };
}

// In a folded menu they were asked for there, and the menu has closed.
function focusSettingsButton(): void {
  const buttons = [SETTINGS_BUTTON_ID, MENU_BUTTON_ID].map((id) => document.getElementById(id));
  buttons.find((button) => button?.checkVisibility() === true)?.focus();
}
