import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { LAYERS } from './layers.ts';

const LINTER = resolve('node_modules/oxlint/bin/oxlint');
const CONFIGURATION = pathToFileURL('oxlint.config.ts').href;

/** A project of files that keep and break the rules. */
const FILES = {
  'oxlint.config.ts': `export { default } from '${CONFIGURATION}';`,
  'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'src/core/pure.ts': `import { label } from '#ui/label.ts'; export const pure = [label];`,
  'src/core/chance.ts': `export const chance = () => Math.random();`,
  'src/core/plain.ts': `import { other } from '../other.ts'; export const plain = other;`,
  'src/core/other.ts': `import react from 'react'; export const other = react;`,
  'src/core/plain.test.ts': `import { expect } from 'vitest'; export const checked = expect;`,
  'src/games/classic/words.ts': `import { i18n } from '@lingui/core'; export const words = i18n;`,
  'src/games/classic/rules.ts': `import { i18n } from '@lingui/core'; export const rules = i18n;`,
  'src/games/puzzles/screen.tsx': `export { words } from '#games/classic/words.ts';`,
  'src/games/ultimate/screen.tsx': `export { words } from '#games/classic/words.ts';`,
  'src/ui/label.ts': `export const label = () => import('#session/session.ts');`,
  'src/session/use-battle.ts': `export { banner } from '#game-frame/turn-banner.tsx';`,
  'src/pages/home.tsx': `export { words } from '#games/puzzles/screen.tsx';`,
} as const;

type Path = keyof typeof FILES;

using folder = mkdtempDisposableSync(join(tmpdir(), 'layers-'));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder.path, path)), { recursive: true });
  writeFileSync(join(folder.path, path), text);
}
const options = { cwd: folder.path, encoding: 'utf8' } as const;
const { stdout } = spawnSync(process.execPath, [LINTER, '-f', 'unix', 'src'], options);
const report = stdout.replaceAll('\\', '/');

test.each<[string, Path, string]>([
  ['pure code that imports the interface kit', 'src/core/pure.ts', "'#ui/label.ts' import"],
  ['pure code that calls chance', 'src/core/chance.ts', "'Math.random'"],
  ['pure code that imports a package', 'src/core/other.ts', "'react' import"],
  ['messages outside words.ts', 'src/games/classic/rules.ts', "'@lingui/core' import"],
  ['a game that imports another', 'src/games/ultimate/screen.tsx', "'#games/classic/words.ts'"],
  ['a late import against the layers', 'src/ui/label.ts', "'#session/session.ts' import"],
  ['a session that draws', 'src/session/use-battle.ts', "'#game-frame/turn-banner.tsx' import"],
])('the linter reports %s', (_, file, complaint) => {
  expect(linesAbout(file)).toContainEqual(expect.stringContaining(complaint));
});

test.each<[string, Path]>([
  ['an import from beside the file', 'src/core/plain.ts'],
  ['a test of pure code that imports the test runner', 'src/core/plain.test.ts'],
  ['messages in words.ts', 'src/games/classic/words.ts'],
  ['puzzles that import the classic game', 'src/games/puzzles/screen.tsx'],
  ['a page that imports a game', 'src/pages/home.tsx'],
])('the linter accepts %s', (_, file) => {
  expect(linesAbout(file)).toEqual([]);
});

// The linter reads no patterns of `import.meta.glob`.
const PATTERNS = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const calls = source.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g);
    return [...calls].map(([, pattern = '']) => ({ file, pattern }));
  });

test('games and documents are found by their names with import.meta.glob', () => {
  expect(PATTERNS.map(({ file }) => file)).toContain('src/site/game-names.ts');
});

test.each(PATTERNS)('in $file $pattern finds what its layer may import', ({ file, pattern }) => {
  const layer = LAYERS.findLast(({ files }) => matchesGlob(file, files));
  const found = posix.join(posix.dirname(file), pattern).replaceAll('*', 'any');
  const wanted = `#${posix.relative('src', found)}`;
  const isAllowed = layer?.mayImport.some((allowed) => matchesGlob(wanted, allowed)) ?? true;
  expect(isAllowed, `${file} imports ${wanted}`).toBe(true);
});

/** The files are not typed, so only the linter's complaints about restrictions count. */
function linesAbout(file: Path): string[] {
  return report
    .split('\n')
    .filter((line) => line.startsWith(`${file}:`) && line.includes('no-restricted-'));
}
