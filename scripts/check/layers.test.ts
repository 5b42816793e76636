import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAYERS } from './layers.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

const FIXTURES = {
  'src/core/pure.ts': `import { label } from '#ui/label.ts';
    export const pure = [label, Math.random()];`,
  'src/core/plain.ts': `import { neighbour } from '../neighbour.ts';
    export const plain = neighbour;`,
  'src/core/neighbour.ts': `import react from 'react';
    export const neighbour = react;`,
  'src/core/plain.test.ts': `import { expect } from 'vitest';
    export const checked = expect;`,
  'src/games/classic/words.ts': `import { i18n } from '@lingui/core';
    import { plain } from '#core/plain.ts';
    export const words = [i18n, plain];`,
  'src/games/classic/rules.ts': `import { i18n } from '@lingui/core';
    export const rules = i18n;`,
  'src/games/puzzles/screen.tsx': `import { words } from '#games/classic/words.ts';
    export const screen = words;`,
  'src/games/ultimate/screen.tsx': `import { words } from '#games/classic/words.ts';
    export const screen = words;`,
  'src/ui/label.ts': `export const label = () => import('#session/session.ts');`,
  'src/session/use-battle.ts': `import { banner } from '#game-frame/turn-banner.tsx';
    export const battle = banner;`,
  'src/pages/home.tsx': `import { screen } from '#games/puzzles/screen.tsx';
    export const home = screen;`,
} as const;

type Fixture = keyof typeof FIXTURES;

let folder = '';
let report = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  await Promise.all(Object.entries({ ...configuration(), ...FIXTURES }).map(write));
  report = await lint();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the linter reports', () => {
  test.each<[string, Fixture, string]>([
    ['pure code that imports the interface kit', 'src/core/pure.ts', "'#ui/label.ts' import"],
    ['pure code that calls chance', 'src/core/pure.ts', "'Math.random'"],
    ['pure code that imports a package', 'src/core/neighbour.ts', "'react' import"],
    ['messages outside words.ts', 'src/games/classic/rules.ts', "'@lingui/core' import"],
    ['a game that imports another', 'src/games/ultimate/screen.tsx', "'#games/classic/words.ts'"],
    ['a late import against the layers', 'src/ui/label.ts', "'#session/session.ts' import"],
    [
      'what runs a game and imports what draws it',
      'src/session/use-battle.ts',
      "'#game-frame/turn-banner.tsx' import",
    ],
  ])('%s', (_, file, complaint) => {
    expect(linesAbout(file)).toContainEqual(expect.stringContaining(complaint));
  });
});

describe('the linter accepts', () => {
  test.each<[string, Fixture]>([
    ['an import from beside the file', 'src/core/plain.ts'],
    ['a test of pure code that imports the test runner', 'src/core/plain.test.ts'],
    ['messages in words.ts', 'src/games/classic/words.ts'],
    ['puzzles that import the classic game', 'src/games/puzzles/screen.tsx'],
    ['a page that imports a game', 'src/pages/home.tsx'],
  ])('%s', (_, file) => {
    expect(linesAbout(file)).toEqual([]);
  });
});

// The linter reads no patterns.
describe('import.meta.glob', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: REPOSITORY }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const patterns = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => patternsIn(file).map((pattern) => ({ file, pattern })));

  test('is used where games and documents are found by their names', () => {
    expect(patterns.map(({ file }) => file)).toContain('src/site/game-names.ts');
  });

  test.each(patterns)(
    'in $file finds $pattern, which its layer may import',
    ({ file, pattern }) => {
      const layer = LAYERS.findLast(({ files: layerFiles }) => matchesGlob(file, layerFiles));
      const found = posix.join(posix.dirname(file), pattern).replaceAll('*', 'any');
      const wanted = `#${posix.relative('src', found)}`;
      const isAllowed = layer?.mayImport.some((allowed) => matchesGlob(wanted, allowed)) ?? true;
      expect(isAllowed, `${file} imports ${wanted}`).toBe(true);
    },
  );
});

function patternsIn(file: string): readonly string[] {
  const source = readFileSync(join(REPOSITORY, file), 'utf8');
  const calls = source.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g);
  return [...calls].flatMap(([, pattern]) => pattern ?? []);
}

function configuration() {
  const config = pathToFileURL(join(REPOSITORY, 'oxlint.config.ts')).href;
  return {
    'oxlint.config.ts': `export { default } from '${config}';`,
    'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  };
}

async function write([path, text]: [string, string]): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

function lint(): Promise<string> {
  const linter = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(process.execPath, [linter, '-f', 'unix', 'src'], { cwd: folder }, (_, stdout) => {
      resolve(stdout);
    });
  });
}

/** The fixtures are not typed, so only the linter's complaints about restrictions count. */
function linesAbout(file: Fixture): string[] {
  return report
    .split('\n')
    .filter((line) => line.replaceAll('\\', '/').startsWith(`${file}:`))
    .filter((line) => line.includes('no-restricted-'));
}
