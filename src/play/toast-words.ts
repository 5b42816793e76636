import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A toast before it is put into the page's language. */
export interface ToastWords {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly durationMs?: number;
  readonly kind?: 'normal' | 'destructive';
  readonly topic?: string;
}

export const SCORES_RESET_TOAST: ToastWords = {
  title: msg`Scores Reset! 📊`,
  description: msg`Starting fresh on the high seas!`,
};
