import { expect, type Page } from '@playwright/test';
import type { Size } from './layout.ts';

type Shape = 'desktop' | 'abreast' | 'upright';

export function shapeOf({ width, height }: Size): Shape {
  if (width >= 1100) return 'desktop';
  return width > 1.3 * height ? 'abreast' : 'upright';
}

/**
 * Asserts where the button for the next game stands: over the lower edge of a desktop's board, below an upright
 * window's banner and figures, in its place in a window on its side; and that its words are in one line where it is
 * raised, and that it covers no cell or word.
 */
export async function expectRaised(page: Page, shape: Shape, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(faultsOfMainButton, shape), `${where}: the button for the next game`)
    .toEqual([]);
}

/** Runs in the page. */
function faultsOfMainButton(shape: Shape): readonly string[] {
  const button = document.querySelector('[data-main-button]');
  const raised = button?.getBoundingClientRect();
  const banner = document
    .querySelector('main :is([role="group"][data-side], [aria-labelledby][role="group"])')
    ?.getBoundingClientRect();
  const board = document.querySelector('#game > *')?.getBoundingClientRect();
  if (button === null || raised === undefined || banner === undefined || board === undefined)
    return ['missing'];
  const figures = [...document.querySelectorAll('main [data-complete] dd')]
    .filter((figure) => figure.checkVisibility({ opacityProperty: true }))
    .map((figure) => figure.getBoundingClientRect().bottom);
  const told = Math.max(banner.bottom, ...figures);
  const covered = [
    ...document.querySelectorAll(
      // The places above the ship's columns are empty at the end.
      'main :is([role="row"]:not(:has(> :nth-child(7) > button)) > [role="gridcell"], [role="img"], h2, p, dt, dd, a)',
    ),
  ]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .filter((thing) => {
      const rect = thing.getBoundingClientRect();
      return (
        rect.left < raised.right - 3 &&
        raised.left < rect.right - 3 &&
        rect.top < raised.bottom - 3 &&
        raised.top < rect.bottom - 3
      );
    })
    .map((thing) => `covers ${thing.ariaLabel ?? thing.textContent}`);
  const isInMiddle = Math.abs(raised.left + raised.right - board.left - board.right) < 3;
  const raisedIn: Readonly<Record<Shape, boolean>> = {
    desktop: isInMiddle && raised.top < board.bottom && raised.bottom > board.bottom - 50,
    upright: isInMiddle && raised.top > told && raised.top < told + 10,
    abreast: raised.top > banner.bottom,
  };
  const isLarge = shape === 'abreast' || Math.round(raised.height) >= 58;
  const range = document.createRange();
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const lines = new Set<number>();
  while (texts.nextNode() !== null) {
    range.selectNode(texts.currentNode);
    for (const { top } of range.getClientRects()) lines.add(Math.round(top));
  }
  const isInOneLine = shape === 'abreast' || lines.size === 1;
  return [
    ...covered,
    ...(raisedIn[shape] ? [] : ['place']),
    ...(isLarge ? [] : ['size']),
    ...(isInOneLine ? [] : [`in ${lines.size} lines`]),
  ];
}
