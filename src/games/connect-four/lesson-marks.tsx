import { CellMarks } from './cell-marks.tsx';
import { linesThrough, threatsOf, type Lesson } from './lessons.ts';
import type { ConnectFourPosition } from './rules.ts';

interface LessonMarksProps {
  readonly marking: Lesson['marking'];
  readonly position: ConnectFourPosition;
}

/** What a lesson marks on the empty places of a board. */
export function LessonMarks({ marking, position }: LessonMarksProps) {
  return marking === 'threats' ? (
    <CellMarks ringed={threatsOf('first', position)} />
  ) : (
    <CellMarks numbers={linesThroughFree(position)} />
  );
}

function linesThroughFree({ cells }: ConnectFourPosition): ReadonlyMap<number, number> {
  const free = cells.flatMap((content, cell) => (content === null ? [cell] : []));
  return new Map(free.map((cell) => [cell, linesThrough(cell)]));
}
