import type { I18n } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useId } from 'react';
import type { Side } from '#core/game.ts';
import { battleWords } from '#game-frame/words-store.ts';
import type { SolverClient } from '#session/solver-client.ts';
import { useStore } from '#ui/store.ts';
import { Curve } from './curve.tsx';
import css from './judged-battle.module.css';
import { courseOf, type Battle, type DecisiveMoment, type JudgedMove } from './judging.ts';
import { MoveList } from './move-list.tsx';
import type { Step } from './steps.ts';
import { summaryWords } from './review-words.ts';
import { ShownMove } from './shown-move.tsx';

interface JudgedBattleProps {
  readonly texts: I18n;
  readonly battle: Battle;
  readonly moves: readonly JudgedMove[];
  readonly moment: DecisiveMoment;
  /** The move that is shown, from 0. */
  readonly ply: number;
  /** It follows the move that was shown before: its disc falls. */
  readonly isNext: boolean;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly onChoose: (ply: number) => void;
  readonly onStep: (step: Step) => void;
}

/** The curve of a battle, its moves, and one of them on the ship with what there is to say of it. */
export function JudgedBattle(props: JudgedBattleProps) {
  const { texts, battle, moves, moment, ply, isNext, loadSolver, onChoose, onStep } = props;
  const names = useNames();
  const summaryId = useId();
  const move = moves[ply];
  const result = moves.at(-1)?.after.winner ?? null;
  const summary = summaryWords(courseOf(moves), moment, result, names)
    .map((words) => texts._(words))
    .join(' ');
  if (move === undefined) return null;
  return (
    <div className={css['room']}>
      <div className={css['parts']}>
        <figure className={css['course']}>
          <Curve texts={texts} moves={moves} ply={ply} describedBy={summaryId} />
          <figcaption id={summaryId} className={css['summary']}>
            {summary}
          </figcaption>
        </figure>
        <ShownMove
          texts={texts}
          battle={battle}
          move={move}
          isNext={isNext}
          summary={summary}
          isDecisive={moment.kind === 'decided' && moment.ply === ply}
          names={names}
          loadSolver={loadSolver}
          onStep={onStep}
        />
        <MoveList texts={texts} moves={moves} moment={moment} ply={ply} onChoose={onChoose} />
      </div>
    </div>
  );
}

/** What the sides are called, in the page's language. */
function useNames(): Readonly<Record<Side, string>> {
  const { i18n } = useLingui();
  const { names } = useStore(battleWords);
  return { first: i18n._(names.first), second: i18n._(names.second) };
}
