import { GAMES, gamePath } from '#games/catalogue.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '#i18n/languages.ts';

/** What the first load of a page may weigh, as sent. A KB is 1000 bytes. */
export interface Budget {
  readonly path: string;
  readonly scriptKb: number;
  /** Everything loaded without scrolling, including pictures and fonts. */
  readonly totalKb: number;
}

const HOME_BUDGET = { scriptKb: 92, totalKb: 170 } as const;
const GAME_BUDGET = { scriptKb: 95, totalKb: 170 } as const;

/** Devanagari joins its letters into hundreds of shapes, so its heading face is this much larger. */
const LARGER_FACES_KB: Partial<Record<LanguageCode, number>> = { hi: 25 };

export const BUDGETS: readonly Budget[] = LANGUAGES.flatMap(({ code }) =>
  GAMES.map(({ id }) => {
    const { scriptKb, totalKb } = id === 'classic' ? HOME_BUDGET : GAME_BUDGET;
    return {
      path: pathIn(code, gamePath(id)),
      scriptKb,
      totalKb: totalKb + (LARGER_FACES_KB[code] ?? 0),
    };
  }),
);

/** For every page that has no budget of its own. */
export const CONTENT_BUDGET = { scriptKb: 90, totalKb: 200 } as const;

/** For any page, including everything it fetches ahead. */
export const LARGEST_BUDGET = { scriptKb: 110, totalKb: 200 } as const;

/** Everything stored once per language for playing offline, without what the page itself has loaded. */
export const OFFLINE_COPY_KB = 1000;
