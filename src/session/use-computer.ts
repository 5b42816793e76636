import { useEffect, useEffectEvent, useState } from 'react';
import type { Match } from '#core/game.ts';
import { modeOf, type Level } from '#core/mode.ts';
import type { BattleGame } from './battle-game.ts';
import type { Computer, PerfectPlay } from './computer.ts';
import type { BattleEnvironment } from './environment.ts';
import { lateComputer } from './late-computer.ts';

/** The computer at a screen's board, and what it has found out about perfect play. */
interface ComputerAtBoard<Position> {
  readonly computer: Computer<Position>;
  /** Whether perfect play is possible here; `null` until that is known. */
  readonly perfectPlay: PerfectPlay | null;
  /** It is not known to be impossible. */
  readonly hasPerfectPlay: boolean;
  /** Forgets that perfect play could not be fetched: now it may come. */
  readonly tryAgain: () => void;
}

/** A computer that lives as long as the component. */
export function useComputer<Position>(
  game: BattleGame<Position>,
  environment: BattleEnvironment,
): ComputerAtBoard<Position> {
  const [perfectPlay, setPerfectPlay] = useState<PerfectPlay | null>(null);
  const [computer] = useState(() => lateComputer(game, environment, setPerfectPlay));
  useEffect(() => computer.close, [computer]);
  return {
    computer,
    perfectPlay,
    hasPerfectPlay: perfectPlay !== 'refused' && perfectPlay !== 'unreachable',
    tryAgain() {
      if (perfectPlay === 'unreachable') setPerfectPlay(null);
    },
  };
}

/**
 * Prepares the computer for the level that a match asks for. Where that never comes, `seatHard` is called before
 * somebody has moved: until then, another level can take the seat.
 */
export function usePreparedComputer(
  { computer, hasPerfectPlay }: ComputerAtBoard<never>,
  { seats, moves }: Match<Level>,
  seatHard: () => void,
): void {
  const mode = modeOf(seats);
  useEffect(() => {
    const controller = new AbortController();
    if (mode !== 'two-players') void computer.prepare(mode, controller.signal);
    return () => controller.abort();
  }, [mode, computer]);

  const isSeatVacant = !hasPerfectPlay && mode === 'legend' && moves.length === 0;
  const onVacant = useEffectEvent(seatHard);
  useEffect(() => {
    if (isSeatVacant) onVacant();
  }, [isSeatVacant]);
}
