import type { CDPSession, Locator, Page } from '@playwright/test';

/** A place in the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fingers of two hands on a touch screen; Playwright's own taps know only one at a time. */
export interface Fingers {
  readonly tap: (place: Point) => Promise<void>;
  /** Puts a finger on each place, one after the other, then lifts them in the given order. */
  readonly press: (places: readonly Point[], lifting: 'in order' | 'in reverse') => Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const device = await page.context().newCDPSession(page);
  return {
    tap: (place) => press(device, [{ ...place, id: 0 }], 'in order'),
    press: (places, lifting) =>
      press(
        device,
        places.map((place, id) => ({ ...place, id })),
        lifting,
      ),
  };
}

/** The middle of the element to touch. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(
  device: CDPSession,
  places: readonly (Point & { readonly id: number })[],
  lifting: 'in order' | 'in reverse',
): Promise<void> {
  for (const down of places.keys()) {
    const touchPoints = places.slice(0, down + 1);
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  const lifted = lifting === 'in order' ? places : places.toReversed();
  for (const place of lifted) {
    const isLast = place === lifted.at(-1);
    const touchPoints = isLast ? [] : [place];
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
  }
}
