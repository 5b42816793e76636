import { CellMarks } from './cell-marks.tsx';
import { linesThrough, threatsOf, type Lesson } from './lessons.ts';
import type { ConnectFourPosition } from './rules.ts';

interface LessonMarksProps {
  readonly marking: Lesson['marking'];
  readonly position: ConnectFourPosition;
}

/** What a lesson marks on the empty places of its board. */
export function LessonMarks({ marking, position }: LessonMarksProps) {
  return (
    <CellMarks
      ringed={marking === 'threats' ? threatsOf('first', position) : []}
      contents={position.cells.map(
        (content, cell) => marking === 'lines' && content === null && linesThrough(cell),
      )}
    />
  );
}
