import { GAMES, gamePath } from '#games/catalogue.ts';
import { open } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

/** Panels are paper beside a board, and the sea itself below it. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** https://www.w3.org/TR/WCAG22/#non-text-contrast */
const LEAST_CONTRAST = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the ring around a focused button of a game stands out from what is behind it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const { id } of GAMES) {
      await open(page, gamePath(id));
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        // The rings of places on a board are of another kind, and drawn on pictures.
        const buttons = page
          .locator('#game ~ * button, #game-section button')
          .and(page.locator(':visible:not([role="grid"] *)'));
        // A pressed key makes the focus visible, as for a person who goes by keyboard.
        await page.keyboard.press('Shift');
        const contrasts = await buttons.evaluateAll(ringContrasts);
        expect(contrasts.length, `${id}, ${size.width} px`).toBeGreaterThan(0);
        const weak = contrasts.filter(({ contrast }) => contrast < LEAST_CONTRAST);
        expect(weak, `${id}, ${size.width} px`).toEqual([]);
      }
    }
  });
}

/** How much the ring around each element differs from the colour behind it, as a ratio; runs in the page. */
function ringContrasts(
  elements: readonly (HTMLElement | SVGElement)[],
): readonly { readonly name: string; readonly contrast: number }[] {
  return elements.map((element) => {
    element.focus({ preventScroll: true });
    const { outlineColor, outlineOffset } = getComputedStyle(element);
    const isInside = outlineOffset.startsWith('-');
    const ring = luminance(outlineColor);
    const ground = luminance(groundOf(isInside ? element : element.parentElement));
    const [dark = 0, light = 0] = [ring, ground].toSorted((one, other) => one - other);
    const name = element.ariaLabel ?? element.textContent;
    return { name, contrast: (light + 0.05) / (dark + 0.05) };
  });

  function groundOf(element: Element | null): string {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    const isClear = /, 0\)$|transparent/.test(backgroundColor);
    return isClear ? groundOf(element.parentElement) : backgroundColor;
  }

  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
