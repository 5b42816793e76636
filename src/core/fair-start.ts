import { opponent, USUAL_START, type Match, type Rules, type Side, type Start } from './game.ts';
import { positionOf } from './versus.ts';

/** Who begins a match: always the first side, or whoever has lost the last one. */
export const STARTER_RULES = ['first', 'loser'] as const;

export type StarterRule = (typeof STARTER_RULES)[number];

/** What makes a battle fair between unequal players. */
export interface Terms {
  readonly headStart: Side | null;
  readonly starterRule: StarterRule;
}

/**
 * What the match after `last` starts from; `undefined` for the usual start. Where nobody has lost the last one,
 * the loser of an earlier one begins again.
 */
export function nextStart<Position, Level>(
  rules: Rules<Position>,
  last: Match<Level>,
  { headStart, starterRule }: Terms,
): Start | undefined {
  const starter = starterRule === 'loser' ? loserOf(rules, last) : USUAL_START.starter;
  const isUsual = starter === USUAL_START.starter && headStart === USUAL_START.headStart;
  return isUsual ? undefined : { starter, headStart };
}

function loserOf<Position, Level>(rules: Rules<Position>, match: Match<Level>): Side {
  const outcome = rules.outcome(positionOf(rules, match));
  if (outcome?.kind === 'win') return opponent(outcome.winner);
  return match.start?.starter ?? USUAL_START.starter;
}
