import type { MessageDescriptor } from '@lingui/core';
import type { ChooseMove, Rules, Side } from '#core/game.ts';
import type { Level, UsualLevel } from '#core/mode.ts';

/** What every script may know of a game, with or without a browser: `FACTS` of a game's `facts.ts`. */
export interface GameFacts {
  /** The name by which code knows the game; its folder has the same name. */
  readonly id: string;
  /** The path of its page in every language, without the slash; empty for the home page. */
  readonly slug: string;
  /** How many people can play. */
  readonly players: { readonly fewest: number; readonly most: number };
  /** How well its computer can play, in the order shown; left out where it has none. */
  readonly levels?: readonly Level[];
  /** The time from a person's move to the computer's answer, thinking included, so that one sees whose turn it is. */
  readonly answerDelayMs?: number;
  /** Whether the browser may fetch the code of the other games ahead, when it has nothing else to do. */
  readonly prefetchesOthers?: boolean;
  /** Files of other games whose messages its page shows. */
  readonly sharedMessages?: readonly string[];
  /** Modules of its folder whose markup is in its page from the start though their script comes late. */
  readonly servedParts?: readonly string[];
  /** Pictures in `src/generated` that its page needs at once but would find late, behind a script or style. */
  readonly preloads?: readonly string[];
}

/** What navigation says of a game, on every page: `NAMES` of a game's `names.ts`. */
export interface GameNames {
  /** Its name in the navigation. */
  readonly label: MessageDescriptor;
  /** Its headline, and its name in breadcrumbs. */
  readonly title: MessageDescriptor;
  /** The document's title, before the site's name. */
  readonly documentTitle: MessageDescriptor;
}

/** What the home page says of another game: `TILE` of a game's `tile.ts`. */
export interface GameTile {
  /** The address of its drawing. */
  readonly motif: string;
  readonly promise: MessageDescriptor;
}

/** How a game is played, in steps: `HOW_TO` of a game's `how-to.ts`. */
export interface GameSteps {
  readonly name: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
}

/** What search engines and link previews read of a game; no script is sent with it: `ABOUT` of a game's `about.ts`. */
export interface GameAbout {
  readonly description: MessageDescriptor;
  /** The words by which it may be found. */
  readonly keywords: MessageDescriptor;
  /** What the picture beside a link to it shows. */
  readonly socialPicture: MessageDescriptor;
  readonly howTo: GameSteps;
}

/** What the two sides are called, and what is said of them by name. */
export interface BattleWords {
  readonly names: Readonly<Record<Side, MessageDescriptor>>;
  /** Whose turn it is, as a headline. */
  readonly turns: Readonly<Record<Side, MessageDescriptor>>;
  /** The same, as a sentence that follows another one. */
  readonly turnSentences: Readonly<Record<Side, MessageDescriptor>>;
  /** Who has won, where players have given the side a name; else each game has words of its own. */
  readonly wins: Readonly<Partial<Record<Side, MessageDescriptor>>>;
  /** Who has taken a board of Ultimate, likewise, given what the board is called. */
  readonly captures: Readonly<Partial<Record<Side, (board: string) => MessageDescriptor>>>;
}

/** A computer that plays a game: `OPPONENT` of a game's `opponent.ts`. */
export interface GameOpponent<Position> {
  /** The game's id. */
  readonly id: string;
  readonly rules: Rules<Position>;
  /** Fast enough to run in the page itself where no worker can. */
  readonly chooseMove: ChooseMove<Position, UsualLevel>;
}
