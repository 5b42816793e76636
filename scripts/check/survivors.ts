import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A change to the source, and where. Lines and columns count from 1; the end is the place after it. */
type Mutant = Pick<MutantResult, 'fileName' | 'replacement' | 'location'>;

const LONGEST = 70;

/** A mutant in one line, its file as the project names it: `src/core/game.ts: a < b => a <= b`. */
export function survivorLine({ fileName, replacement, location }: Mutant, source: string): string {
  return `${fileName}: ${shortened(textAt(location, source))} => ${shortened(replacement)}`;
}

/** Where a Markdown page's code blocks, which list survivors, differ from what survived. Equal lines count each. */
export function survivorComplaints(survivors: readonly string[], page: string): readonly string[] {
  const blocks = page.split(/^```.*$/mu).filter((_, index) => index % 2 === 1);
  const listed = blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '');
  return [
    ...without(survivors, listed).map((line) => `Survived, and no list says why: ${line}`),
    ...without(listed, survivors).map((line) => `Listed, but killed: ${line}`),
  ];
}

function textAt({ start, end }: Mutant['location'], source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1);
}

function shortened(code: string): string {
  const line = code.replaceAll(/\s+/gu, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
