import type { Page } from '@playwright/test';
import {
  ANSWER_DELAY_MS,
  ANSWER_LIMIT_MS,
  discCount,
  dropByMouse,
  modeAt,
  playToTheEnd,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import { expectTurn } from '../../support/game.ts';
import { openWithStillClock, settle } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const texts = shipTextsOf('en');

interface Failure {
  readonly name: string;
  /** Runs in the page before anything else. */
  readonly script: () => void;
  /** When the page has given up both workers and answers by itself. */
  readonly answerMs: number;
  /** Whether it stands for the others. */
  readonly stands?: boolean;
}

const FAILURES: readonly Failure[] = [
  {
    name: 'is killed in the middle of a thought [X7]',
    stands: true,
    script: () => {
      window.Worker = class extends Worker {
        override postMessage(message: unknown): void {
          super.postMessage(message);
          this.terminate();
        }
      };
    },
    answerMs: 2 * ANSWER_LIMIT_MS,
  },
  {
    name: 'cannot be made [X6]',
    stands: true,
    script: () => {
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          throw new DOMException('No workers here', 'SecurityError');
        }
      } as unknown as typeof Worker;
    },
    answerMs: ANSWER_DELAY_MS,
  },
  {
    name: 'breaks when it is asked [X7]',
    script: () => {
      window.Worker = class extends Worker {
        override postMessage(): void {
          queueMicrotask(() => this.dispatchEvent(new Event('error')));
        }
      };
    },
    answerMs: ANSWER_DELAY_MS,
  },
  {
    name: 'answers nonsense [X10]',
    script: () => {
      window.Worker = class extends Worker {
        override postMessage({ id }: { readonly id: number }): void {
          for (const data of [null, 'ahoy', { id: -id, move: 0 }, { id, move: 99 }]) {
            queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
          }
        }
      };
    },
    answerMs: ANSWER_DELAY_MS,
  },
  {
    name: 'answers too late [X9]',
    script: () => {
      window.Worker = class extends Worker {
        override postMessage({ id }: { readonly id: number }): void {
          const answer = new MessageEvent('message', { data: { id, move: 0 } });
          setTimeout(() => this.dispatchEvent(answer), 3100);
        }
      };
    },
    answerMs: 2 * ANSWER_LIMIT_MS,
  },
];

for (const { name, script, answerMs, stands = false } of FAILURES) {
  test(
    `replaced once, then the page plays on to the end, is a worker that ${name}`,
    inSweepUnless(stands),
    async ({ page }) => {
      await page.addInitScript(script);
      await begin(page);
      if (answerMs > ANSWER_DELAY_MS) {
        await page.clock.runFor(ANSWER_LIMIT_MS);
        expect(await discCount(page, texts)).toBe(1);
        await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
        await page.clock.runFor(answerMs - ANSWER_LIMIT_MS);
      } else {
        await page.clock.runFor(answerMs);
      }
      await expect.poll(() => discCount(page, texts)).toBe(2);
      await playToTheEnd(page, texts);
    },
  );
}

test('a worker that answers late, but in time, is waited for and stays [X8]', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        setTimeout(() => super.postMessage(message), 2500);
        document.documentElement.dataset['asked'] = '';
      }
    };
  });
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  await begin(page);
  // Its time counts from then.
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await page.clock.runFor(2499);
  await settle(page);
  expect(await discCount(page, texts)).toBe(1);
  await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
  await page.clock.runFor(1);
  await expect.poll(() => discCount(page, texts)).toBe(2);
  expect(started).toHaveLength(1);
});

test(
  'a worker whose script is not there is given up, and the page plays on to the end [X6]',
  { tag: '@sweep' },
  async ({ page }) => {
    let asked = 0;
    await page.route('**/opponent.worker*', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
    await begin(page);
    await expect.poll(() => asked).toBe(2);
    await page.clock.runFor(ANSWER_DELAY_MS);
    await expect.poll(() => discCount(page, texts)).toBe(2);
    await playToTheEnd(page, texts);
    expect(asked, 'it is not asked for again').toBe(2);
  },
);

async function begin(page: Page): Promise<void> {
  await openWithStillClock(page, SHIP_PATH);
  await modeAt(page, texts.medium).click();
  await dropByMouse(page, texts, '4');
}
