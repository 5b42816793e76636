import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { FAILURE_TOAST } from '#notices/failure-words.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { useLateModule } from '#ui/late-module.ts';

interface KeyboardHelpProps {
  readonly language: LanguageCode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** The dialog that lists the keys of pages and boards; its code and texts load when it is opened. */
export function KeyboardHelp({ language, isOpen, onClose, returnFocus }: KeyboardHelpProps) {
  const announcer = useAnnouncer();
  const loaded = useLateModule(isOpen, () => load(language), giveUp);

  function giveUp(cause: unknown): void {
    console.warn('The keyboard shortcuts cannot be shown.', cause);
    announcer.showToast(FAILURE_TOAST);
    onClose();
  }

  if (!isOpen || loaded === null) return null;
  const { HelpDialog, i18n } = loaded;
  return <HelpDialog i18n={i18n} onClose={onClose} returnFocus={returnFocus} />;
}

// It has its own formatter, like the cookie banner.
async function load(language: LanguageCode) {
  const i18n = createI18n(language);
  const [{ HelpDialog }] = await Promise.all([
    import('./help-dialog.tsx'),
    addCatalogues(i18n, language, ['keyboard-help']),
  ]);
  return { HelpDialog, i18n };
}
