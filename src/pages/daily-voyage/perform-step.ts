import type { StepTask, VoyageEvent } from '#daily-voyage/session.ts';
import { cellsOf, movesShown, rowOfTop, type VoyageState } from '#daily-voyage/state.ts';
import type { Environment } from '#session/environment.ts';
import { dropMs, PLACE_MS, see } from '#session/settle.ts';

/** The rival takes a moment before it answers a right move. */
const ANSWER_PAUSE_MS = 500;
/** How long a wrong move is seen before the rival answers it, and then both before they are taken back. */
const TRIED_MS = 300;
const REFUTED_MS = 700;

/** The event of a step that has been seen; rejects with the signal's reason when aborted. */
export async function performStep(
  { step, state, event }: StepTask,
  environment: Environment,
  signal: AbortSignal,
): Promise<VoyageEvent> {
  const { clock } = environment;
  const land = () => see('landing', landingMs(state), environment, signal);
  switch (step) {
    case 'landing':
    case 'answer':
      await land();
      return event;
    case 'pause':
      await clock.wait(ANSWER_PAUSE_MS, signal);
      return event;
    case 'result':
      await see('result', 0, environment, signal);
      return event;
    case 'tried':
    case 'refuted':
      await land();
      await clock.wait(step === 'tried' ? TRIED_MS : REFUTED_MS, signal);
      return event;
    default:
      return step satisfies never;
  }
}

/** How long the piece of the last move on the board takes to land. */
function landingMs(state: VoyageState): number {
  const { voyage } = state;
  if (voyage?.game !== 'connect-four') return PLACE_MS;
  return dropMs(rowOfTop(cellsOf(state, voyage), movesShown(state).at(-1) ?? 0));
}
