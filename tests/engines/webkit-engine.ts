import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/measure/free-port.ts';
import { KEYS, type Engine, type EnginePage, type NamedQuery, type Size } from './engine.ts';
import { searchFor, survey } from './survey.ts';
import { until } from './visitor.ts';
import { beginSession, elementPath, type WebDriverSession } from './webdriver.ts';

/** Where the parts of WebKitGTK lie. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** An X server without a screen, for machines that have none. */
  readonly screen: string | null;
}

/** WebKitGTK's own small browser, by its driver. */
export async function startWebKit(paths: WebKitPaths, origin: string): Promise<Engine> {
  const settings = writeSettings();
  const { display, screen } = await openScreen(paths.screen);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(driver, address);
  const begin = () =>
    beginSession(address, {
      'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
    });
  const probe = await begin();
  await probe.end();
  return {
    version: `WebKitGTK ${String(probe.capabilities['browserVersion'])}`,
    newVisit: async () => newVisit(await begin(), origin),
    close() {
      driver.kill();
      screen?.kill();
      rmSync(settings, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** The browser's tool bar keeps its window wider than a phone unless it is made to vanish. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    `toolbar, toolbar *, entry, button { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0;
       font-size: 4px; -gtk-icon-source: none; }`,
  );
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-toolbar-icon-size=1\n');
  return folder;
}

async function openScreen(
  server: string | null,
): Promise<{ readonly display: string; readonly screen: ChildProcess | null }> {
  if (server === null) return { display: process.env['DISPLAY'] ?? '', screen: null };
  const screen = spawn(
    server,
    ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data) => resolve(String(data).trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error(`${server} has ended`)));
  });
  return { display: `:${number}`, screen };
}

const START_LIMIT_MS = 10_000;

async function untilReady(driver: ChildProcess, address: string): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (driver.exitCode === null) {
    limit.throwIfAborted();
    const answer = await fetch(`${address}/status`, { signal: limit }).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error(`The driver has ended with ${driver.exitCode}`);
}

function newVisit(session: WebDriverSession, origin: string): EnginePage {
  const faults: string[] = [];

  async function run(task: string, taskArguments: readonly unknown[]): Promise<unknown> {
    const script = `(${noteFaults.toString()})();
      const result = (${task}).apply(null, arguments);
      return { result: result === undefined ? null : result, faults: window.noted.splice(0) };`;
    const answer = (await session.post('/execute/sync', { script, args: taskArguments })) as {
      readonly result: unknown;
      readonly faults: readonly string[];
    };
    faults.push(...answer.faults);
    return answer.result;
  }

  return {
    async load(path) {
      await session.post('/url', { url: new URL(path, origin).href });
    },
    async reload() {
      await session.post('/refresh', {});
    },
    async back() {
      await session.post('/back', {});
    },
    async forward() {
      await session.post('/forward', {});
    },
    evaluate: (task, ...taskArguments) =>
      run(task.toString(), taskArguments) as Promise<ReturnType<typeof task>>,
    async click(query) {
      const element = await run(survey.toString(), [searchFor(query), 'element']);
      await clickAgreed(session, query, element);
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await session.post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(size) {
      await fit(session, size);
    },
    picture: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    async faults() {
      await run('() => null', []);
      return faults.splice(0);
    },
    close: () => session.end(),
  };
}

const SCROLL_AT_ONCE =
  "arguments[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });";

async function clickAgreed(
  session: WebDriverSession,
  { role, name }: NamedQuery,
  reference: unknown,
): Promise<void> {
  const element = elementPath(reference);
  if (element === null) throw new Error(`There is no ${role} "${name}"`);
  const agreed = [
    await session.get(`${element}/computedrole`),
    await session.get(`${element}/computedlabel`),
  ];
  if (agreed[0] !== role || agreed[1] !== name) {
    throw new Error(`To the engine the ${role} "${name}" is: ${agreed.map(String).join(', ')}`);
  }
  // The driver scrolls as smoothly as the page asks for, without waiting for the end.
  await session.post('/execute/sync', { script: SCROLL_AT_ONCE, args: [reference] });
  await session.post(`${element}/click`, {});
}

/** Makes the window larger than the page by the size of its frame; the page follows in its own time. */
async function fit(session: WebDriverSession, { width, height }: Size): Promise<void> {
  await until(
    `a page of ${width}×${height} px`,
    async () => {
      const inner = await innerSize(session);
      const outer = (await session.get('/window/rect')) as Size;
      await session.post('/window/rect', {
        x: 0,
        y: 0,
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      });
      return inner;
    },
    (inner) => inner.width === width && inner.height === height,
  );
}

async function innerSize(session: WebDriverSession): Promise<Size> {
  const script = 'return { width: innerWidth, height: innerHeight };';
  return (await session.post('/execute/sync', { script, args: [] })) as Size;
}

declare global {
  interface Window {
    /** In WebKit: the faults that have not been asked for yet. */
    noted?: string[];
  }
}

/**
 * Runs in each document of the page as soon as it is driven: by this protocol an engine neither reports
 * its console nor runs anything before the page's own script.
 */
function noteFaults(): void {
  if (window.noted !== undefined) return;
  const noted: string[] = [];
  window.noted = noted;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      noted.push(`${level}: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
  addEventListener('error', ({ message }) => noted.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    noted.push(`policy violated: ${violatedDirective} ${blockedURI}`);
  });
}
