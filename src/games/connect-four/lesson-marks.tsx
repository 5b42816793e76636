import css from './lesson-marks.module.css';
import { linesThrough, threatsOf, type Lesson } from './lessons.ts';
import type { ConnectFourPosition } from './rules.ts';

interface LessonMarksProps {
  readonly marking: Lesson['marking'];
  readonly position: ConnectFourPosition;
}

/** What is marked on the empty places of a board: drawn for the eyes, and said by the sentence beside it. */
export function LessonMarks({ marking, position }: LessonMarksProps) {
  const threats = marking === 'threats' ? threatsOf('first', position) : [];
  return (
    <div className={css['marks']} aria-hidden="true">
      {position.cells.map((content, cell) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its place
          key={cell}
          className={css['mark']}
          data-threat={threats.includes(cell) || undefined}
        >
          {marking === 'lines' && content === null && linesThrough(cell)}
        </span>
      ))}
    </div>
  );
}
