import { useState } from 'react';
import { waitFor } from '#session/perform.ts';
import { project } from '#session/project.ts';
import { RESULT_TOPIC } from '#session/result-words.ts';
import { createSession, type Session } from '#session/session.ts';
import type { Environment } from '#session/environment.ts';
import { useKept } from '#ui/store.ts';
import { useSession } from '#session/use-session.ts';
import { useAnnouncer, type Announcer } from '#ui/use-announcer.ts';
import { useWhenHidden } from '#session/use-when-hidden.ts';
import type { Kept } from '#services/kept.ts';
import type { Visibility } from '#services/visibility.ts';
import { createStore, useStore, type Store } from '#ui/store.ts';
import { merged, withResult, type BestScore, type BestScores } from './best-scores.ts';
import type { MemoryCue } from './cues.ts';
import { LAYOUTS } from './deck.ts';
import type { Difficulty } from './difficulties.ts';
import type { TabledGame } from './late-left-game.tsx';
import {
  memoryMachine,
  startMemory,
  type MemoryEvent,
  type MemoryIntent,
  type MemoryTask,
} from './session.ts';
import { soundOf } from './sounds.ts';
import type { MemoryState } from './state.ts';
import { viewOf, type MemoryView } from './view.ts';
import { announcementOf, CALM_TOAST, endingToast, type Ending } from './words.ts';

/** What memory needs of the world. */
export interface MemoryEnvironment extends Environment {
  readonly visibility: Visibility;
  readonly bestScores: Kept<BestScores>;
  /** How many seconds two cards are seen that are no pair. */
  readonly cardsSeenS: () => number;
  /** Whether nobody wants to hear of time, moves and stars. */
  readonly isCalm: () => boolean;
}

/** A game of memory as its screen draws and steers it; nothing here reveals a card that is down. */
interface Memory {
  readonly view: MemoryView;
  /** The best score at the chosen difficulty. */
  readonly best: BestScore;
  /** How the last finished game ended. */
  readonly ending: Ending;
  readonly flip: (slot: number) => void;
  readonly pauseOrResume: () => void;
  readonly hint: () => void;
  readonly startNewGame: () => void;
  readonly changeDifficulty: (difficulty: Difficulty) => void;
  /** The game as what keeps it sees it: nothing of it may be drawn. */
  readonly tabled: TabledGame;
}

/** Runs memory on its screen, with its sounds, its announcements and what is kept on the device. */
export function useMemory(environment: MemoryEnvironment): Memory {
  const { clock, freshSeed, sound, storage, visibility } = environment;
  const announcer = useAnnouncer();
  const [ends] = useState(() => createStore<End>({ ending: 'found', scoresBefore: null }));
  const [session] = useState(() => memorySession(environment, ends, announcer));
  const [view, dispatch] = useSession(() => project(session, viewOf));
  const bestScores = useKept(environment.bestScores);
  const { ending, scoresBefore } = useStore(ends);
  // A result counts at once, and is shown when it is told.
  const shownScores = view.status === 'found' ? (scoresBefore ?? bestScores) : bestScores;
  const happen = (intent: MemoryIntent) => dispatch({ ...intent, atMs: clock.now() });
  useWhenHidden(visibility, () => happen({ type: 'pause' }));
  return {
    view,
    best: shownScores[view.difficulty],
    ending,
    flip(slot) {
      // Sounds come a second later, when some browsers no longer count them as the user's own request.
      sound.wake();
      happen({ type: 'flip', slot });
    },
    pauseOrResume: () => happen({ type: view.status === 'paused' ? 'resume' : 'pause' }),
    hint: () => happen({ type: 'hint', seed: freshSeed() }),
    startNewGame: () => happen({ type: 'newGame', seed: freshSeed() }),
    changeDifficulty: (difficulty) =>
      happen({ type: 'changeDifficulty', difficulty, seed: freshSeed() }),
    tabled: {
      storage,
      view,
      readState: session.snapshot,
      goOn: (left) => happen({ type: 'goOn', left }),
    },
  };
}

/** How the last game ended, and the best scores before it. */
interface End {
  readonly ending: Ending;
  readonly scoresBefore: BestScores | null;
}

function memorySession(
  { clock, freshSeed, afterPaint, sound, bestScores, cardsSeenS, isCalm }: MemoryEnvironment,
  ends: Store<End>,
  announcer: Announcer,
): Session<MemoryState, MemoryEvent> {
  function play(cue: MemoryCue): void {
    sound.play(soundOf(cue));
    const calm = isCalm();
    if (cue.kind === 'finished') {
      // Another window may have stored one meanwhile.
      const known = merged(bestScores.read(), bestScores.readAfresh());
      const { difficulty, moves, seconds } = cue;
      const { scores, isRecord } = withResult(known, difficulty, { moves, time: seconds });
      ends.write({ ending: isRecord && !calm ? 'record' : 'found', scoresBefore: known });
      if (isRecord) bestScores.write(scores);
    }
    const { ending } = ends.read();
    const { columns } = LAYOUTS[session.snapshot().difficulty];
    // A card is shown before it is announced.
    afterPaint(() => announceCue(cue, { ending, calm, columns, announcer }));
  }

  const shown = (task: MemoryTask): MemoryTask =>
    task.event.type === 'resolve' ? { ...task, ms: task.ms * cardsSeenS() } : task;

  const session = createSession({
    machine: memoryMachine,
    // Server and browser deal different decks, but cards that are down look alike.
    initial: startMemory('easy', freshSeed()),
    performer: {
      perform: async (task, signal): Promise<MemoryEvent> => ({
        ...(await waitFor(shown(task), { clock, afterPaint }, signal)),
        atMs: clock.now(),
      }),
      play,
    },
  });
  return session;
}

interface Announced {
  readonly ending: Ending;
  readonly calm: boolean;
  readonly columns: number;
  readonly announcer: Announcer;
}

function announceCue(cue: MemoryCue, { ending, calm, columns, announcer }: Announced): void {
  if (cue.kind === 'completed') {
    const toast = calm ? CALM_TOAST : endingToast(ending, cue);
    return announcer.showToast({ topic: RESULT_TOPIC, ...toast });
  }
  if (cue.kind === 'dealt') announcer.withdraw(RESULT_TOPIC);
  const words = announcementOf(cue, columns, announcer.text);
  if (words !== null) announcer.announce(words);
}
