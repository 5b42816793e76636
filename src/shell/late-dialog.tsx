import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { CatalogueName } from '#i18n/catalogues.ts';
import { lateTexts } from '#i18n/format.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { FAILURE_TOAST } from '#notices/failure-words.ts';
import { useLateModule } from '#ui/late-module.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';

/** What a dialog of the shell gets. */
export interface DialogProps {
  readonly i18n: I18n;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

interface LateDialogProps extends Omit<DialogProps, 'i18n'> {
  readonly language: LanguageCode;
  readonly isOpen: boolean;
  readonly load: () => Promise<ComponentType<DialogProps>>;
  /** Holds the dialog's texts. */
  readonly catalogue: CatalogueName;
}

/** A dialog whose code and texts load when it is opened. */
export function LateDialog(props: LateDialogProps) {
  const { language, isOpen, load, catalogue, onClose, returnFocus } = props;
  const announcer = useAnnouncer();
  const loaded = useLateModule(isOpen, () => withTexts(load(), language, catalogue), giveUp);

  function giveUp(cause: unknown): void {
    console.warn('No dialog is shown.', catalogue, cause);
    announcer.showToast(FAILURE_TOAST);
    onClose();
  }

  if (!isOpen || loaded === null) return null;
  const { Dialog, i18n } = loaded;
  return <Dialog i18n={i18n} onClose={onClose} returnFocus={returnFocus} />;
}

// It has its own formatter, like the cookie banner.
async function withTexts(
  loading: Promise<ComponentType<DialogProps>>,
  language: LanguageCode,
  catalogue: CatalogueName,
) {
  const [Dialog, i18n] = await Promise.all([loading, lateTexts(language, catalogue)]);
  return { Dialog, i18n };
}
