import { random, shuffle } from '#core/random.ts';
import { legendColumns } from '#solver/legend.ts';
import { mirrorImage, positionOfKey } from '#solver/position.ts';
import { repliesTo, type ReplyBook } from '#solver/reply-book.ts';
import { finish, type Solver } from '#solver/solver.ts';

/** So many keys of a book, or all it has; a seed picks them. */
export function someReplies(book: ReplyBook, count: number, seed: number): readonly number[] {
  return shuffle(Array.from(book.keys()), random(seed)).slice(0, count);
}

/** Whether a book has the columns that a search finds, for the position of a key and for its mirror image. */
export function isRightReply(solver: Solver, book: ReplyBook, key: number): boolean {
  const position = positionOfKey(key);
  return [position, mirrorImage(position)].every((one) => {
    const found = finish(legendColumns(solver, one));
    return found.join() === repliesTo(book, one)?.join();
  });
}
