import { expect, test } from 'vitest';
import { mirrorImage, positionAfter, positionOfKey, symmetricKey } from './position.ts';
import { bytesOfReplies, columnSet, repliesOfBytes, repliesTo } from './reply-book.ts';

const KEYS = ['', '44', '4455', '12', '1122334', '44444'].map((moves) =>
  symmetricKey(positionAfter(moves)),
);

test('a book tells the columns of a position, and mirrored ones of its mirror image', () => {
  const key = symmetricKey(positionAfter('12'));
  const book = new Map([[key, columnSet([0, 1, 5])]]);
  const isOwn = positionOfKey(key).filled === positionAfter('12').filled;
  const [own, mirrored] = isOwn ? ['12', '76'] : ['76', '12'];
  expect(repliesTo(book, positionAfter(own))).toEqual([0, 1, 5]);
  expect(repliesTo(book, positionAfter(mirrored))).toEqual([1, 5, 6]);
  expect(repliesTo(book, positionAfter('1'))).toBeNull();
});

test('a position is told from its mirror image also where the mover’s discs look the same in it', () => {
  const position = positionAfter('443244565');
  const image = mirrorImage(position);
  expect(position.mover).toBe(image.mover);
  const book = new Map([[symmetricKey(position), columnSet([2])]]);
  const replies = [position, image].map((one) => repliesTo(book, one));
  expect(new Set(replies.map(String))).toEqual(new Set(['2', '4']));
});

test('a book comes back from its bytes as it was, also an empty one', () => {
  const book = new Map(KEYS.map((key, index) => [key, index + 1] as const));
  expect(new Map(repliesOfBytes(bytesOfReplies(book)))).toEqual(book);
  expect(repliesOfBytes(bytesOfReplies(new Map())).size).toBe(0);
});

test('bytes that are cut or continued are no book', () => {
  const bytes = bytesOfReplies(new Map(KEYS.map((key) => [key, 8])));
  const cut = Array.from(bytes.keys(), (length) => bytes.slice(0, length));
  for (const wrong of [...cut, Uint8Array.from([...bytes, 1])]) {
    expect(() => repliesOfBytes(wrong)).toThrow(RangeError);
  }
});
