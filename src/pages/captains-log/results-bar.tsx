import css from './results-bar.module.css';

const KINDS = ['won', 'lost', 'drawn'] as const;

/**
 * How battles went, as a bar for the eyes: won at full height, lost at half, drawn as a line, so that it can be
 * read without colours. The figures stand beside it.
 */
export function ResultsBar({ parts }: { readonly parts: readonly [number, number, number] }) {
  const sum = parts.reduce((total, part) => total + part, 0);
  const starts = parts.map((_, place) =>
    parts.slice(0, place).reduce((total, part) => total + part, 0),
  );
  return (
    <svg
      className={css['bar']}
      viewBox={`0 0 ${Math.max(sum, 1)} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css['ground']} width={Math.max(sum, 1)} height={12} />
      {KINDS.map((kind, place) => (
        <rect
          key={kind}
          className={css[kind]}
          x={starts[place]}
          y={TOPS[kind]}
          width={parts[place]}
          height={12 - TOPS[kind]}
        />
      ))}
    </svg>
  );
}

const TOPS = { won: 0, lost: 6, drawn: 10 } as const;
