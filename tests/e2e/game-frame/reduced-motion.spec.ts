import type { Page } from '@playwright/test';
import { DRIVEN_GAMES, openGame } from '../../games/drivers.ts';
import { stillHands, type Hands } from '../../games/driver.ts';
import { settle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/ultimate.ts';

/** The properties that change where something is, how large, or how much of a line is drawn. */
const MOVING = ['transform', 'translate', 'scale', 'rotate', 'offsetDistance', 'strokeDashoffset'];

test.use({ reducedMotion: 'reduce', viewport: PHONE });

for (const game of DRIVEN_GAMES) {
  test(`${game.path}: from a fresh board to the next one nothing moves under reduced motion [R114]`, async ({
    page,
  }) => {
    const seen = new Set<string>();
    await openGame(page, game);
    await game.play(page, watching(page, seen), 0);
    expect([...seen].filter((change) => MOVING.includes(change.split(' ').at(-1) ?? ''))).toEqual(
      [],
    );
    expect([...seen].join(), 'something fades').toContain('opacity');
  });
}

/** Hands that note, after all they do, what runs on the page. */
function watching(page: Page, seen: Set<string>): Hands {
  const { press, operate, pass } = stillHands(page);
  const note = async () => {
    await settle(page);
    for (const change of await changes(page)) seen.add(change);
  };
  return {
    press: (control) => press(control).then(note),
    operate: (control) => operate(control).then(note),
    pass: (ms) => pass(ms).then(note),
  };
}

/** What the animations and transitions that run now change: the element, then the property. */
function changes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const keyframes = effect.getKeyframes();
      const properties = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)));
      return [...properties]
        .filter((property) => new Set(keyframes.map((each) => each[property])).size > 1)
        .map((property) => `${effect.target?.tagName}.${effect.target?.className} ${property}`);
    }),
  );
}
