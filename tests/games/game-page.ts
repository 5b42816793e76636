/** A game's page as it is expected, in English: `PAGE` of a game's `page.ts`. */
export interface GamePage {
  readonly path: string;
  /** Its name in the navigation. */
  readonly label: string;
  /** Its headline. */
  readonly headline: string;
  /** The document's title, before the site's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The first step of how it is played. */
  readonly firstStep: string;
  /** The ids of the states in which the gallery shows its parts. */
  readonly galleryStates: readonly string[];
}
