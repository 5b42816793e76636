/** A source change that Stryker tried, and where. Lines and columns count from 1; the end is the place after it. */
export interface Mutant {
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where the list of survivors is wrong; every mutant as `survivorLine` writes it. */
export interface Differences {
  /** Survived, and the list does not say why. */
  readonly unlisted: readonly string[];
  /** Listed, but killed by now or gone. */
  readonly outdated: readonly string[];
}

const LONGEST = 70;

/** A mutant in one line, its file as the project names it: `src/core/game.ts: a < b => a <= b`. */
export function survivorLine({ fileName, replacement, location }: Mutant, source: string): string {
  return `${fileName}: ${shortened(textAt(location, source))} => ${shortened(replacement)}`;
}

/** The survivors that a Markdown page lists: the lines of its code blocks. */
export function listedSurvivors(page: string): readonly string[] {
  const blocks = page.split(/^```.*$/mu).filter((_, index) => index % 2 === 1);
  return blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '');
}

/** Compares what survived with the list. Equal lines count as often as they appear. */
export function differences(survivors: readonly string[], listed: readonly string[]): Differences {
  return { unlisted: without(survivors, listed), outdated: without(listed, survivors) };
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
