import type { Side } from '#core/game.ts';
import { TWO_HUMANS } from '#core/game.ts';
import type { Machine, WaitTask } from '#core/machine.ts';
import type { Series, SeriesCue, SeriesEvent, SettleTask } from '#core/series.ts';
import { series, startSeries } from '#core/series.ts';
import { matchKey, positionOf } from '#core/versus.ts';
import type { ClassicPosition } from './rules.ts';
import { classicRules } from './rules.ts';

/** How long the floating images of a victory are seen, from when they appear with the overlay. */
export const CELEBRATION_MS = 5000;

/** What surrounds a finished match: the overlay, and the images of the celebrated side. */
export interface Finale {
  /** It is due while the result settles. */
  readonly overlay: 'due' | 'open' | 'closed';
  /** `null` after a draw and when the celebration has ended. */
  readonly celebration: Side | null;
}

/** The home game; `finale` is `null` exactly while the match goes on. */
export interface ClassicState {
  readonly series: Series<never>;
  readonly finale: Finale | null;
}

/** What can happen to the home game. */
export type ClassicEvent =
  | SeriesEvent<never>
  | { readonly type: 'closeOverlay' }
  | { readonly type: 'endCelebration' };

/** What to report about the home game. */
export type ClassicCue = SeriesCue<ClassicPosition>;

/** What the home game waits for. */
export type ClassicTask = SettleTask<ClassicPosition> | WaitTask<ClassicEvent>;

/** The session of the home game: a series with a finale after each match. */
export const classicMachine: Machine<ClassicState, ClassicEvent, ClassicTask, ClassicCue> = {
  update,
  tasks: (state) => [...settleTasks(state), ...finaleTasks(state)],
  cues: (before, after) =>
    after.series === before.series ? [] : matches.cues(before.series, after.series),
};

/** The home game before its first match, for two people at one device. */
export function startClassic(seed: number): ClassicState {
  return { series: startSeries(TWO_HUMANS, seed), finale: null };
}

const matches = series<ClassicPosition, never>(classicRules);

function update(state: ClassicState, event: ClassicEvent): ClassicState {
  const { finale } = state;
  switch (event.type) {
    case 'closeOverlay':
      return finale?.overlay === 'open'
        ? { ...state, finale: { ...finale, overlay: 'closed' } }
        : state;
    case 'endCelebration':
      return finale === null || finale.celebration === null
        ? state
        : { ...state, finale: { ...finale, celebration: null } };
    case 'play':
    case 'undo':
    case 'redo':
    case 'begin':
    case 'resetTally':
    case 'recallTally':
    case 'settled': {
      const next = matches.update(state.series, event);
      if (next === state.series) return state;
      const isTold = state.series.settling !== null && next.settling === null;
      const isSame = next.match === state.series.match && !isTold;
      return { series: next, finale: isSame ? finale : finaleOf(next) };
    }
    default:
      return event satisfies never;
  }
}

function finaleOf({ match, settling }: Series<never>): Finale | null {
  const outcome = classicRules.outcome(positionOf(classicRules, match));
  if (outcome === null) return null;
  const overlay = settling === null ? 'open' : 'due';
  return { overlay, celebration: outcome.kind === 'win' ? outcome.winner : null };
}

// Two people play, so the series never waits for a computer to think.
function settleTasks(state: ClassicState): readonly SettleTask<ClassicPosition>[] {
  return matches.tasks(state.series).filter((task) => task.kind === 'settle');
}

function finaleTasks({ series: { match }, finale }: ClassicState): readonly ClassicTask[] {
  if (finale === null || finale.overlay === 'due' || finale.celebration === null) return [];
  return [
    {
      key: `celebration ${matchKey(match)}`,
      kind: 'wait',
      ms: CELEBRATION_MS,
      event: { type: 'endCelebration' },
      fromPaint: true,
    },
  ];
}
