import { assert, constantFrom, nat, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match, Move, Rules, Start } from '#core/game.ts';
import { SIDES } from '#core/game.ts';
import { formatMatch, parseMatch, type WrittenGame } from '#core/match-text.ts';
import { modesOf, seatsOf, type Level, type Mode } from '#core/mode.ts';
import { pick, random } from '#core/random.ts';

/** Every start but the usual one. */
const OTHER_STARTS: readonly Start[] = SIDES.flatMap((starter) =>
  [null, ...SIDES].map((headStart): Start => ({ starter, headStart })),
).slice(1);

/** The sweep asks for more. */
const BATTLES = Number(process.env['WRITTEN_BATTLES'] ?? 1000);
const DAMAGED_TEXTS = BATTLES / 10;

/** What happens to texts on their way. */
const DAMAGES: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}x${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}3${text.slice(at + 1)}`,
  (text) => text.toUpperCase(),
  (text) => `${text}.`,
];

/**
 * Registers the laws of a game's matches as text; `hasStarts` says whether there are other starts than the
 * usual one. `pinned` are texts that were sent or stored by an earlier
 * version, which every later one must open, and their moves in the game's notation.
 */
export function matchTextLawsOf<Position>(
  game: WrittenGame,
  rules: Rules<Position>,
  pinned: Readonly<Record<string, string>>,
  { hasStarts = true }: { readonly hasStarts?: boolean } = {},
): void {
  const starts = hasStarts ? OTHER_STARTS : [];

  describe(`a match of ${game.id} as text [R156]`, () => {
    test(
      `comes back as it was written, whichever of ${BATTLES} random battles it is`,
      {
        timeout: 30_000 + BATTLES,
      },
      () => {
        const lost = Array.from({ length: BATTLES }, (_, number) =>
          randomMatch(game.modes, rules, number, starts),
        )
          .map((match) => [match, parseMatch(game, formatMatch(game, match))])
          .filter(([match, read]) => JSON.stringify(read) !== JSON.stringify(match));
        expect(lost).toEqual([]);
      },
    );

    test(`is refused when it is damaged, in any of ${DAMAGED_TEXTS} ways`, () => {
      assert(
        property(nat(), nat(), constantFrom(...DAMAGES), (number, at, damage) => {
          const text = formatMatch(game, randomMatch(game.modes, rules, number, starts));
          const damaged = damage(text, at % text.length);
          pre(damaged !== text);
          expect(parseMatch(game, damaged)).toBeNull();
        }),
        { numRuns: DAMAGED_TEXTS },
      );
    });

    test('fits into an address as it is, and is short', () => {
      for (let number = 0; number < 100; number += 1) {
        expect(formatMatch(game, randomMatch(game.modes, rules, number, starts))).toMatch(
          /^[\w.-]{10,300}$/u,
        );
      }
    });

    test('is refused by another game', () => {
      const text = formatMatch(game, { seats: seatsOf('two-players'), seed: 5, moves: [] });
      expect(parseMatch({ ...game, id: 'another' }, text)).toBeNull();
    });

    test('is refused in a mode that the game does not have', () => {
      const text = formatMatch(game, { seats: seatsOf('hard'), seed: 5, moves: [] });
      expect(parseMatch({ ...game, modes: modesOf(['easy', 'medium']) }, text)).toBeNull();
    });

    test.each(Object.entries(pinned))('%s, written once, is read for ever', (text, moves) => {
      const match = parseMatch(game, text);
      expect(match && game.notation.format(match.moves)).toBe(moves);
    });

    test.each([
      ['an empty text', ''],
      ['a text of a later version', '3.easy.5..abc'],
      ['a text that is far too long', '1'.repeat(10_000)],
    ])('%s holds no match', (_, text) => {
      expect(parseMatch(game, text)).toBeNull();
    });
  });
}

/** Random legal moves until the game ends or is as long as the number says, every other time from one of the starts. */
function randomMatch<Position>(
  modes: readonly Mode[],
  rules: Rules<Position>,
  number: number,
  starts: readonly Start[],
): Match<Level> {
  const next = random(number);
  const seats = seatsOf(pick(modes, next));
  const seed = Math.floor(next() * 2 ** 32);
  const length = Math.floor(next() * 60);
  const moves: Move[] = [];
  const start = starts.length > 0 && next() < 0.5 ? pick(starts, next) : undefined;
  let position = rules.initial(start);
  while (moves.length < length && rules.outcome(position) === null) {
    const move = pick(rules.legalMoves(position), next);
    moves.push(move);
    position = rules.play(position, move);
  }
  return { seats, seed, moves, ...(start !== undefined && { start }) };
}
