import { useState } from 'react';
import { nextStart, type Terms } from '#core/fair-start.ts';
import type { Match, Move, Outcome, Rules, Seats } from '#core/game.ts';
import { modeOf, seatsOf, type Level, type Mode } from '#core/mode.ts';
import { landedOf, type Settling, type Standing, type Tally } from '#core/series.ts';
import { isUnderWay, playableMoves, positionOf, startMatch } from '#core/versus.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';
import type { BattleGame } from './battle-game.ts';
import { battleSession } from './battle-session.ts';
import type { PerfectPlay } from './computer.ts';
import type { BattleEnvironment } from './environment.ts';
import { moveHistory, type MoveHistory } from './move-history.ts';
import { useComputer, usePreparedComputer } from './use-computer.ts';
import { useSession } from './use-session.ts';

/** A battle as its screen draws and steers it. */
export interface Battle<Position> {
  readonly position: Position;
  readonly match: Match<Level>;
  readonly moves: readonly Move[];
  readonly playable: readonly Move[];
  /** The last move's piece is landing; a moment later the move is told. */
  readonly isLanding: boolean;
  /** What the last move has led to, while its line is seen and that has not been told. */
  readonly decided: Outcome | null;
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
  /** Tells the move that is landing, which is not looked at any longer. */
  readonly goOn: () => void;
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

/** Runs a game's series on its screen, with a computer in a worker where the mode asks for one. */
export function useBattle<Position>(
  game: BattleGame<Position>,
  environment: BattleEnvironment,
): Battle<Position> {
  const announcer = useAnnouncer();
  const atBoard = useComputer(game, environment);
  const { computer, perfectPlay, hasPerfectPlay, tryAgain } = atBoard;
  const [state, dispatch] = useSession(() => battleSession(game, computer, environment, announcer));

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

  usePreparedComputer(atBoard, match, () => begin(seatsOf('hard')));
  const mode = modeOf(match.seats);
  const position = positionOf(rules, match);
  return {
    position,
    match,
    moves: match.moves,
    playable: playableMoves(rules, match),
    isLanding: settling === 'landing',
    decided: settling === 'result' ? rules.outcome(position) : null,
    mode,
    countedMode: mode === 'legend' && !hasPerfectPlay ? 'hard' : mode,
    perfectPlay,
    told: toldBattle(rules, told, settling),
    isUnderWay: isGoingOn,
    isModeLocked: isUnderWay(rules, landed.match),
    history: moveHistory(rules, landed, dispatch),
    begin: (chosen) => dispatch({ type: 'begin', match: chosen }),
    play(move) {
      environment.sound.wake();
      dispatch({ type: 'play', ply: match.moves.length, move });
    },
    goOn: () => dispatch({ type: 'settled', ply: match.moves.length - 1, step: 'landing' }),
    chooseMode(chosen) {
      tryAgain();
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
  settling: Settling | null,
): ToldBattle<Position> {
  const position = positionOf(rules, match);
  const outcome = rules.outcome(position);
  const isComputerNext =
    outcome === null && match.seats[rules.sideToMove(position)].kind === 'computer';
  // Who has made the last move of a battle does not think about it any more.
  const isThinking = isComputerNext && settling !== 'result';
  return { position, outcome, tally, isThinking };
}
