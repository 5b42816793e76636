import { oneOf } from '../scripts/measure/command-line.ts';

/**
 * How much of the browser tests runs: `smoke` what `npm test` has time for, `regression` what a change has to pass
 * before it lands (`.ci/run`), `sweep` what each rule holds for beyond the cases that stand for all.
 */
export const DEPTH = oneOf(process.env['TEST_DEPTH'] ?? 'regression', [
  'smoke',
  'regression',
  'sweep',
]);

/**
 * The files of `smoke`: every game by mouse, by keyboard and in every window, to its end, most of them to axe, and what
 * stands around all pages.
 */
export const SMOKE: readonly string[] = [
  'accessibility',
  'every-language',
  'games/classic/keyboard',
  'games/classic/mouse',
  'games/connect-four/accessibility',
  'games/connect-four/keyboard',
  'games/connect-four/mouse',
  'games/memory/play',
  'games/puzzles/play',
  'games/ultimate/accessibility',
  'games/ultimate/field',
  'games/ultimate/phone',
  'notices/consent',
  'pages/contact',
  'pages/every-window',
  'pages/game-pages',
  'pages/legal',
  'pages/not-found',
  'policy',
  'service-worker/offline',
  'shell/shell',
  'site/head',
  'site/loads',
  'site/registration',
  'site/structured-data',
].map((file) => `${file}.spec.ts`);
