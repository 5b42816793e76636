import type { I18n } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { opponent, type Side } from '#core/game.ts';
import { droppedWords } from '#games/connect-four/words.ts';
import type { SolverClient } from '#session/solver-client.ts';
import { Button } from '#ui/button.tsx';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { useAnnounce } from '#ui/live-region.tsx';
import { Coin } from './coin.tsx';
import type { Battle, JudgedMove } from './judging.ts';
import type { Step } from './steps.ts';
import {
  BACK,
  betterWords,
  BOARD,
  DECISIVE,
  effectWords,
  FIRST,
  LAST,
  NEXT,
  placeWords,
  praiseWords,
  prospectWords,
  SHOW_LINE,
} from './review-words.ts';
import { ShownBoard } from './shown-board.tsx';
import css from './shown-move.module.css';
import { useDetail, type Detail } from './use-detail.tsx';
import { Verdict } from './verdict.tsx';

interface ShownMoveProps {
  readonly texts: I18n;
  readonly battle: Battle;
  readonly move: JudgedMove;
  /** Said before the first move that is shown. */
  readonly summary: string;
  readonly isDecisive: boolean;
  readonly names: Readonly<Record<Side, string>>;
  /** It follows the move that was shown before: its disc falls. */
  readonly isNext: boolean;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly onStep: (step: Step) => void;
}

/** A move on the ship, what it did, and what would have been better. */
export function ShownMove(props: ShownMoveProps) {
  const { texts, battle, move, isNext, isDecisive, names, loadSolver, onStep } = props;
  const { i18n } = useLingui();
  const { ply, side, column, judgement } = move;
  const detail = useDetail(battle, move, loadSolver);
  const [lineOf, setLineOf] = useState<number | null>(null);
  const count = battle.moves.length;
  const line = detail?.line ?? [];
  const sentences = [
    ...(isDecisive ? [texts._(DECISIVE)] : []),
    i18n._(droppedWords(side, column)),
    texts._(effectWords(move)),
    ...(detail?.isOnlyMove === true ? [texts._(praiseWords(move))] : []),
    texts._(prospectWords(move.after, names)),
  ].join(' ');
  const [better] = line;
  const betterSentence = better === undefined ? null : texts._(betterWords(better));
  const discs = line.map((to, index) => ({
    side: index % 2 === 0 ? side : opponent(side),
    column: to,
  }));
  const said = [
    sentences,
    ...(betterSentence === null ? [] : [betterSentence]),
    ...discs.map((disc) => i18n._(droppedWords(disc.side, disc.column))),
  ].join(' ');
  useSaid(said, props, detail);
  // Keys lead on to moves that have no line to show.
  const keptFocus = useKeptFocus((host) => host.querySelector('[data-step="next"]'));

  const stepButton = (step: Step, isDisabled: boolean) => (
    <Button
      kind="secondary"
      aria-disabled={isDisabled || undefined}
      data-step={step}
      onClick={() => isDisabled || onStep(step)}
    >
      {texts._(STEP_NAMES[step])}
    </Button>
  );

  return (
    <div className={css['shown']} {...keptFocus}>
      <div className={css['ship']}>
        <ShownBoard
          name={texts._(BOARD)}
          battle={battle}
          ply={ply}
          isNext={isNext}
          better={better ?? null}
          line={lineOf === ply ? line : null}
        />
        <div className={css['steps']}>
          {stepButton('first', ply === 0)}
          {stepButton('back', ply === 0)}
          {stepButton('next', ply === count - 1)}
          {stepButton('last', ply === count - 1)}
        </div>
      </div>
      <div className={css['words']}>
        <h3 className={css['place']}>
          {texts._(placeWords(ply, count))}
          <Verdict texts={texts} judgement={judgement} />
        </h3>
        <p className={css['said']}>{sentences}</p>
        {betterSentence !== null && (
          <>
            <p>{betterSentence}</p>
            <ol className={css['line']}>
              {discs.map((disc, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a disc of a line is known by its place
                <li key={index} className={css['disc']}>
                  <Coin side={disc.side} />
                  <span aria-hidden="true">{disc.column + 1}</span>
                  <span className="visually-hidden">
                    {i18n._(droppedWords(disc.side, disc.column))}
                  </span>
                </li>
              ))}
            </ol>
            <Button
              kind="quiet"
              aria-pressed={lineOf === ply}
              onClick={() => setLineOf(lineOf === ply ? null : ply)}
            >
              {texts._(SHOW_LINE)}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const STEP_NAMES = { first: FIRST, back: BACK, next: NEXT, last: LAST } as const;

/** Says what is shown, once, as soon as all of it is known. */
function useSaid(said: string, { move, summary }: ShownMoveProps, detail: Detail | null): void {
  const announce = useAnnounce();
  const hasBegun = useRef(false);
  const known = detail === null ? null : move.ply;
  const say = useEffectEvent(() => {
    announce(hasBegun.current ? said : `${summary} ${said}`);
    hasBegun.current = true;
  });
  useEffect(() => {
    if (known !== null) say();
  }, [known]);
}
