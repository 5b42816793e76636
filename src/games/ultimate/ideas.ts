import type { UltimatePosition } from './rules.ts';
import { boardResult, forcedBoard, placeOf, ultimateRules } from './rules.ts';

/** What this game adds to tic-tac-toe: a move frees the choice, wins a board, or sends to one. */
export const IDEAS = ['choice', 'capture', 'sent'] as const;

export type Idea = (typeof IDEAS)[number];

/** Which ideas the last move shows, the most urgent one first; none at the start and after the end. */
export function ideasOf(position: UltimatePosition): readonly Idea[] {
  if (position.lastMove === null || ultimateRules.outcome(position) !== null) return [];
  const result = boardResult(position, placeOf(position.lastMove).board);
  const isFree = forcedBoard(position) === null;
  const shown: Readonly<Record<Idea, boolean>> = {
    choice: isFree,
    capture: result === 'first' || result === 'second',
    sent: !isFree,
  };
  return IDEAS.filter((idea) => shown[idea]);
}

const IDEAS_KEY = 'ultimateIdeas';
const VERSION = '1';

/** How the ideas that have been explained are kept on the device: "1", then the names of ideas. */
export const KEPT_IDEAS = {
  key: IDEAS_KEY,
  parse(text: string | null): { readonly value: readonly Idea[]; readonly isIntact: boolean } {
    if (text === null) return { value: [], isIntact: true };
    const [version, ...names] = text.split(' ');
    const value = version === VERSION ? IDEAS.filter((idea) => names.includes(idea)) : [];
    return { value, isIntact: version === VERSION && value.length === names.length };
  },
  format: (ideas: readonly Idea[]): string => [VERSION, ...ideas].join(' '),
};
