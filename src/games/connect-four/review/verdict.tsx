import type { I18n } from '@lingui/core';
import type { Judgement } from './judging.ts';
import { JUDGEMENTS } from './review-words.ts';
import css from './verdict.module.css';

interface VerdictProps {
  readonly texts: I18n;
  readonly judgement: Judgement;
}

/** How a move is judged, as a badge whose edge tells it without colours too. */
export function Verdict({ texts, judgement }: VerdictProps) {
  return (
    <span className={css['verdict']} data-judgement={judgement}>
      {texts._(JUDGEMENTS[judgement])}
    </span>
  );
}
