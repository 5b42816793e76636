import type { Match } from '#core/game.ts';
import type { Notation } from '#core/match-text.ts';
import type { Level, Mode } from '#core/mode.ts';
import type { Tally } from '#core/series.ts';
import type { TextStorage } from '#services/storage.ts';

/** A game with its match on the board, as what keeps and sends matches sees it. */
export interface Seated {
  /** The game's id. */
  readonly id: string;
  /** Those in which the game can be played. */
  readonly modes: readonly Mode[];
  /** Fetches how the game's moves are written down. */
  readonly loadNotation: () => Promise<Notation>;
  readonly storage: TextStorage;
  readonly freshSeed: () => number;
  readonly match: Match<Level>;
  /** The mode as which the match counts. */
  readonly mode: Mode;
  /** The match has begun and not ended. */
  readonly isUnderWay: boolean;
  /** Puts a match with another seed on the board; other players only where none is under way. */
  readonly begin: (match: Match<Level>) => void;
  readonly sending: Sending;
  /** The results that have been told. */
  readonly tally: Tally;
  /** Adds the results of earlier visits to them. */
  readonly recall: (tally: Tally) => void;
}

/** Whether the dialog that sends the battle is open. */
export interface Sending {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}
