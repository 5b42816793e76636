import css from './idea-card.module.css';
import type { Idea } from './ideas.ts';

const THREE = [0, 1, 2] as const;
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Boards are 20 units apart; cells of the one in the middle 5. */
const BOARD = 20;

/** Which boards of a picture stand out, and how. */
const BOARDS: Readonly<Record<Idea, (board: number) => 'gold' | 'red' | undefined>> = {
  sent: (board) => (board === 2 ? 'gold' : undefined),
  choice: (board) => (board === 4 ? 'red' : 'gold'),
  capture: (board) => (board % 4 === 0 ? 'red' : undefined),
};

/** A small picture of an idea: the nine boards, and what happens on them. */
export function IdeaPicture({
  idea,
  className,
}: {
  readonly idea: Idea;
  readonly className: string | undefined;
}) {
  return (
    <svg viewBox="0 0 62 62" aria-hidden="true" className={className}>
      {NINE.map((board) => (
        <rect
          key={board}
          className={css['board']}
          data-tone={BOARDS[idea](board)}
          x={2 + (board % 3) * BOARD}
          y={2 + Math.floor(board / 3) * BOARD}
          width="18"
          height="18"
          rx="3"
        />
      ))}
      <Sign idea={idea} />
    </svg>
  );
}

function Sign({ idea }: { readonly idea: Idea }) {
  switch (idea) {
    case 'sent':
      return (
        <>
          <rect className={css['piece']} x="33" y="23" width="6" height="6" rx="1" />
          <path className={css['arrow']} d="M39 23 51 11M42.5 10H52v9.5" />
        </>
      );
    case 'choice':
      return <path className={css['cross']} d="m26 26 10 10m0-10L26 36" />;
    case 'capture':
      return (
        <>
          {THREE.map((at) => (
            <circle
              key={at}
              className={css['skull']}
              cx={11 + at * BOARD}
              cy={11 + at * BOARD}
              r="5"
            />
          ))}
          <path className={css['line']} d="M6 6 56 56" />
        </>
      );
    default:
      return idea satisfies never;
  }
}
