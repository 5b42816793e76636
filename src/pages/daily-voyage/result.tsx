import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { Day } from '#daily-voyage/days.ts';
import type { Voyage } from '#daily-voyage/voyage.ts';
import { GAME_NAMES, LENGTHS } from '#daily-voyage/words.ts';
import { copyText } from '#services/clipboard.ts';
import { canShare, share } from '#services/share.ts';
import { Button } from '#ui/button.tsx';
import { longDate } from '#ui/long-date.tsx';
import { useAnnouncer } from '#ui/use-announcer.ts';
import css from './result.module.css';

const SHARED_TOAST = {
  title: msg`Result sent!`,
  description: msg`May your friends sail as well.`,
  topic: 'result',
} as const;

const COPIED_TOAST = {
  title: msg`Result copied!`,
  description: msg`Paste your result into a message.`,
  topic: 'result',
} as const;

const NOT_COPIED_TOAST = {
  title: msg`Not copied`,
  description: msg`Your browser did not allow it. The result is selected: copy it by hand.`,
  kind: 'destructive',
  topic: 'result',
} as const;

/** A row of more signs would not fit into a message's line. */
const MOST_SIGNS = 9;

interface ResultProps {
  readonly day: Day;
  readonly voyage: Voyage;
  readonly misses: number;
}

/** What one has to show for a voyage: a text without its solution, to be sent to others. */
export function Result({ day, voyage: { game, plies }, misses }: ResultProps) {
  const { t, i18n } = useLingui();
  const { showToast } = useAnnouncer();
  const headingId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const date = longDate(i18n, day);
  const gameName = i18n._(GAME_NAMES[game]);
  const length = i18n._(LENGTHS[plies]);
  const text = [
    t`Daily voyage, ${date}`,
    t`${gameName}: ${length}`,
    signsOf(misses),
    `${location.origin}${location.pathname}#${day}`,
  ].join('\n');

  async function send(): Promise<void> {
    if (canShare()) {
      const end = await share({ text });
      if (end === 'shared') showToast(SHARED_TOAST);
      if (end !== 'failed') return;
    }
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.select();
    showToast(isCopied ? COPIED_TOAST : NOT_COPIED_TOAST);
  }

  return (
    <div className={css['result']} data-keep-clear>
      <h3 id={headingId} className={css['heading']}>{t`My result`}</h3>
      <textarea
        ref={field}
        className={css['text']}
        aria-labelledby={headingId}
        dir="auto"
        rows={6}
        readOnly
        value={text}
      />
      <Button kind="primary" icon="send" onClick={() => void send()} data-main-button>
        {t`Share my result`}
      </Button>
    </div>
  );
}

/** A storm for every move that strayed, then the treasure. */
function signsOf(misses: number): string {
  const more = misses > MOST_SIGNS ? '…' : '';
  return `${'🌊'.repeat(Math.min(misses, MOST_SIGNS))}${more}💰`;
}
