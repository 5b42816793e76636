import { useEffect, useEffectEvent, useState } from 'react';
import { nextStart, type Terms } from '#core/fair-start.ts';
import type { Match, Move, Outcome, Rules, Seats } from '#core/game.ts';
import { modeOf, seatsOf, type Level, type Mode } from '#core/mode.ts';
import { pick, random } from '#core/random.ts';
import {
  landedOf,
  series,
  startSeries,
  type SeriesEvent,
  type SeriesTask,
  type Standing,
  type Tally,
} from '#core/series.ts';
import { isUnderWay, playableMoves, positionOf, startMatch } from '#core/versus.ts';
import type { BattleWords } from '#games/parts.ts';
import { useAnnouncer, type Announcer } from '#ui/use-announcer.ts';
import { announceCue } from './battle-announcements.ts';
import type { BattleGame } from './battle-game.ts';
import { soundOf } from './battle-sounds.ts';
import { THINKING } from './battle-words.ts';
import type { Computer, PerfectPlay } from './computer.ts';
import type { Environment } from './environment.ts';
import { moveHistory, type MoveHistory } from './move-history.ts';
import { createSession } from './session.ts';
import { settle } from './settle.ts';
import type { SolverClient } from './solver-client.ts';
import { useSession } from './use-session.ts';
import type { AskedWorker } from './worker-line.ts';

/** What a battle needs of the world. */
export interface BattleEnvironment extends Environment {
  readonly startOpponent: () => AskedWorker;
  /** Perfect play, on a page whose game is solved; always the same. */
  readonly loadSolver?: () => Promise<SolverClient>;
  /** What the sides are called now. */
  readonly words: () => BattleWords;
}

/** A battle as its screen draws and steers it. */
export interface Battle<Position> {
  readonly position: Position;
  readonly match: Match<Level>;
  readonly moves: readonly Move[];
  readonly playable: readonly Move[];
  /** The last move's piece is landing; a moment later the move is told. */
  readonly isLanding: boolean;
  readonly mode: Mode;
  /** The mode as which it counts: where there is no perfect play, AI Hard plays for AI Legend. */
  readonly countedMode: Mode;
  /** Whether perfect play is possible here; `null` until that is known. */
  readonly perfectPlay: PerfectPlay | null;
  /** What is said of it beside the board: a move only once it has been seen there. */
  readonly told: ToldBattle<Position>;
  /** The players of the match cannot be changed now. */
  readonly isUnderWay: boolean;
  /** That is shown once the first piece has landed, and until the last one has. */
  readonly isModeLocked: boolean;
  readonly history: MoveHistory;
  /** Puts a match with another seed on the board; other players only where none is under way. */
  readonly begin: (match: Match<Level>) => void;
  readonly play: (move: Move) => void;
  readonly chooseMode: (mode: Mode) => void;
  readonly startNewBattle: () => void;
  /** What players have agreed on for this battle and the next ones. */
  readonly terms: Terms;
  /** Begins a battle on these terms, where none is under way. */
  readonly agree: (terms: Terms) => void;
  readonly resetScores: () => void;
  /** Adds the results of earlier visits to the scores. */
  readonly recall: (tally: Tally) => void;
}

/** A battle as far as it has been told. */
export interface ToldBattle<Position> {
  readonly position: Position;
  readonly outcome: Outcome | null;
  readonly tally: Tally;
  readonly isThinking: boolean;
}

/** Screen readers skip a text that another one follows at once. */
const THINKING_ANNOUNCED_AFTER_MS = 150;

/** Runs a game's series on its screen, with a computer in a worker where the mode asks for one. */
export function useBattle<Position>(
  game: BattleGame<Position>,
  environment: BattleEnvironment,
): Battle<Position> {
  const announcer = useAnnouncer();
  const [perfectPlay, setPerfectPlay] = useState<PerfectPlay | null>(null);
  const [computer] = useState(() => lateComputer(game, environment, setPerfectPlay));
  const [state, dispatch] = useSession(() => battleSession(game, computer, environment, announcer));
  useEffect(() => computer.close, [computer]);

  const { rules } = game;
  const { match, told, settling } = state;
  const landed = landedOf(state);
  const isGoingOn = isUnderWay(rules, match);
  const [starterRule, setStarterRule] = useState<Terms['starterRule']>('first');
  const terms: Terms = { headStart: match.start?.headStart ?? null, starterRule };

  function begin(seats: Seats<Level>, agreed = terms): void {
    const start = nextStart(rules, match, agreed);
    dispatch({ type: 'begin', match: startMatch(seats, environment.freshSeed(), start) });
  }

  const mode = modeOf(match.seats);
  useEffect(() => {
    const controller = new AbortController();
    if (mode !== 'two-players') void computer.prepare(mode, controller.signal);
    return () => controller.abort();
  }, [mode, computer]);
  const hasPerfectPlay = perfectPlay !== 'refused' && perfectPlay !== 'unreachable';
  // Until somebody has moved, another level can take the seat.
  const isSeatVacant = !hasPerfectPlay && mode === 'legend' && match.moves.length === 0;
  const seatHard = useEffectEvent(() => begin(seatsOf('hard')));
  useEffect(() => {
    if (isSeatVacant) seatHard();
  }, [isSeatVacant]);

  return {
    position: positionOf(rules, match),
    match,
    moves: match.moves,
    playable: playableMoves(rules, match),
    isLanding: settling === 'landing',
    mode,
    countedMode: mode === 'legend' && !hasPerfectPlay ? 'hard' : mode,
    perfectPlay,
    told: toldBattle(rules, told),
    isUnderWay: isGoingOn,
    isModeLocked: isUnderWay(rules, landed.match),
    history: moveHistory(rules, landed, dispatch),
    begin: (chosen) => dispatch({ type: 'begin', match: chosen }),
    play(move) {
      environment.sound.wake();
      dispatch({ type: 'play', ply: match.moves.length, move });
    },
    chooseMode(chosen) {
      // What could not be fetched may come now.
      if (perfectPlay === 'unreachable') setPerfectPlay(null);
      begin(seatsOf(chosen));
    },
    startNewBattle: () => begin(match.seats),
    terms,
    agree(agreed) {
      if (isGoingOn) return;
      setStarterRule(agreed.starterRule);
      begin(match.seats, agreed);
    },
    resetScores: () => dispatch({ type: 'resetTally' }),
    recall: (tally) => dispatch({ type: 'recallTally', tally }),
  };
}

function toldBattle<Position>(
  rules: Rules<Position>,
  { match, tally }: Standing<Level>,
): ToldBattle<Position> {
  const position = positionOf(rules, match);
  const outcome = rules.outcome(position);
  const isThinking =
    outcome === null && match.seats[rules.sideToMove(position)].kind === 'computer';
  return { position, outcome, tally, isThinking };
}

/**
 * The computer, whose code is fetched when it is first asked. Where that fails, some legal move is played, so that a
 * battle always goes on.
 */
function lateComputer<Position>(
  game: BattleGame<Position>,
  environment: BattleEnvironment,
  onPerfectPlay: (perfectPlay: PerfectPlay) => void,
): Computer<Position> {
  let loading: Promise<Computer<Position>> | null = null;

  function load(): Promise<Computer<Position>> {
    loading ??= import('./computer.ts').then(({ createComputer }) =>
      createComputer(game, environment, onPerfectPlay),
    );
    return loading;
  }

  return {
    async choose(task, signal) {
      try {
        const computer = await load();
        return await computer.choose(task, signal);
      } catch (cause) {
        signal.throwIfAborted();
        console.warn('The computer plays without its code.', cause);
        return pick(game.rules.legalMoves(task.position), random(task.seed));
      }
    },
    async prepare(level, signal) {
      try {
        await (await load()).prepare(level, signal);
      } catch {
        // At another level it plays without its code.
        if (level === 'legend' && !signal.aborted) onPerfectPlay('unreachable');
      }
    },
    // Code that could not be fetched has started nothing.
    close() {
      loading?.then(
        ({ close }) => close(),
        () => undefined,
      );
    },
  };
}

function battleSession<Position>(
  game: BattleGame<Position>,
  computer: Computer<Position>,
  environment: BattleEnvironment,
  announcer: Announcer,
) {
  type Task = SeriesTask<Position, Level>;
  const { rules, answerDelayMs } = game;
  const { clock, afterPaint, answerPace, freshSeed, sound } = environment;

  /** The computer thinks while its delay runs, so that the answer comes when the delay is over. */
  async function perform(task: Task, signal: AbortSignal): Promise<SeriesEvent<Level>> {
    if (task.kind === 'settle') {
      return settle(task, game.landingMs(task.move, task.position), environment, signal);
    }
    const delay = clock.wait(answerDelayMs * answerPace(), signal);
    const [move] = await Promise.all([computer.choose(task, signal), delay]);
    return { type: 'play', ply: task.ply, move };
  }

  function announceThinking(signal: AbortSignal): void {
    clock.wait(THINKING_ANNOUNCED_AFTER_MS, signal).then(
      () => announcer.announce(THINKING),
      () => undefined,
    );
  }

  const session = createSession({
    machine: series<Position, Level>(rules),
    initial: startSeries(seatsOf('two-players'), freshSeed()),
    performer: {
      perform,
      play(cue, signal) {
        if (cue.kind === 'thinking') return announceThinking(signal);
        // The move is shown before it is announced: a toast takes longer to lay out than a piece.
        afterPaint(() => {
          announceCue(game, cue, announcer, environment.words());
          sound.play(soundOf(cue, session.snapshot().match.seats, game.soundOfMove));
        });
      },
    },
  });
  return session;
}
