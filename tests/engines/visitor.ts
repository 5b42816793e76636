import { expect } from '@playwright/test';
import { ROOT_ID } from '#site/document-ids.ts';
import { OFFLINE_PATH } from '#site/special-paths.ts';
import { returningVisitor } from '../../scripts/measure/returning-visitor.ts';
import type { EnginePage, NamedQuery, Query } from './engine.ts';
import { searchFor, survey, type Seen } from './survey.ts';

/** How long something due may take on a machine that is busy with other work. */
const PATIENCE = { timeout: 15_000, intervals: [50] };

/** Reads until the value is as wanted, and returns it. A document that is being left does not answer. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  const values: Value[] = [];
  await expect(async () => {
    const value = await read();
    expect(isWanted(value), `${what}: ${JSON.stringify(value)}`).toBe(true);
    values.push(value);
  }).toPass(PATIENCE);
  return values[0] as Value;
}

/** Reads until the value equals the expected one. */
export async function expectSoon<Value>(
  what: string,
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  await expect(async () => {
    const value: unknown = await read();
    expect(value, what).toEqual(expected);
  }).toPass(PATIENCE);
}

/** Opens a page as a visitor who has answered the cookie banner before. */
export async function openAgain(page: EnginePage, path: string): Promise<void> {
  // This page of the site runs no script that could be interrupted, and needs no connection.
  await page.load(OFFLINE_PATH);
  const { storageState } = returningVisitor(await addressOf(page));
  if (typeof storageState === 'string') throw new Error('A visitor is described by a file');
  const { origins } = storageState;
  for (const { name, value } of origins.flatMap(({ localStorage }) => localStorage)) {
    await page.evaluate((key, text) => localStorage.setItem(key, text), name, value);
  }
  await page.load(path);
  await becomesAlive(page);
}

/** Opens a page as a first-time visitor. */
export async function openFirst(page: EnginePage, path: string): Promise<void> {
  await page.load(path);
  await becomesAlive(page);
}

/** Waits until the script has taken over the page and run its effects. */
export async function becomesAlive(page: EnginePage): Promise<void> {
  await until('the page is alive', () => page.evaluate(isAlive, ROOT_ID), Boolean);
}

/**
 * Runs in the page. Only what React keeps at its root tells that it has taken over the served markup;
 * effects have run two frames later.
 */
function isAlive(rootId: string): boolean {
  const root: object = document.getElementById(rootId) ?? {};
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const fiber = Reflect.get(root, key) as {
    readonly stateNode: { readonly current: { readonly memoizedState: object } };
  };
  if (!('isDehydrated' in fiber.stateNode.current.memoizedState)) return false;
  if (fiber.stateNode.current.memoizedState.isDehydrated !== false) return false;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset['alive'] = '';
    }),
  );
  return document.documentElement.dataset['alive'] === '';
}

/** Every visible element that matches a query now. */
export async function look(page: EnginePage, query: Query): Promise<readonly Seen[]> {
  return (await page.evaluate(survey, searchFor(query), 'seen')) as readonly Seen[];
}

export async function namesOf(page: EnginePage, query: Query): Promise<readonly string[]> {
  return (await look(page, query)).map(({ name }) => name);
}

export async function textsSeen(page: EnginePage, query: Query): Promise<readonly string[]> {
  return (await look(page, query)).map(({ text }) => text);
}

export async function expectSeen(page: EnginePage, query: NamedQuery): Promise<void> {
  await until(`${query.role} "${query.name}" is there`, () => look(page, query), isSomething);
}

export async function expectGone(page: EnginePage, query: NamedQuery): Promise<void> {
  await expectSoon(`${query.role} "${query.name}" is gone`, () => look(page, query), []);
}

/** Waits for something and presses it. */
export async function press(page: EnginePage, query: NamedQuery): Promise<void> {
  await expectSeen(page, query);
  await page.click(query);
}

/** Asserts which element has the focus. */
export async function expectFocus(page: EnginePage, name: string): Promise<void> {
  await expectSoon('the focus', () => namesOf(page, { role: 'focused' }), [name]);
}

export function addressOf(page: EnginePage): Promise<string> {
  return page.evaluate(() => location.href);
}

export async function expectPath(page: EnginePage, path: string): Promise<void> {
  await expectSoon('the path', () => page.evaluate(() => location.pathname), path);
}

export function stored(page: EnginePage, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

function isSomething(seen: readonly Seen[]): boolean {
  return seen.length > 0;
}
