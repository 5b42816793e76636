import { board, button, cellAt, goToBoard } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf, translated } from '../../../support/languages.ts';
import { expectWhollyInWindow, open, standsStill } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const CONTROLS = {
  newGame: 'New Game',
  sound: 'Sound',
  undo: 'Undo',
  redo: 'Redo',
  send: 'Send to a friend',
} as const;

/** Where what one person may play takes more than three lines. */
const WORDY = ['pt', 'ru'];

test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);
  const words = translated(code, { ...CONTROLS, alone: 'Alone? Battle the AI Captain' });

  test(
    `${code}: on an upright phone what is done with a match stands in one row below the board, and what one person may play instead is in the window with it [R186]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      await cellAt(page, texts, 4).click();
      await goToBoard(page, code);
      await standsStill(page);
      const lips = await Promise.all(
        Object.keys(CONTROLS).map(async (name) => {
          const box = await button(page, words[name as keyof typeof CONTROLS]).boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        }),
      );
      expect(new Set(lips).size, `lower edges ${lips.join()}`).toBe(1);

      await expectWhollyInWindow(board(page, texts));
      const alone = page.getByRole('navigation', { name: words.alone });
      await expectWhollyInWindow(WORDY.includes(code) ? alone.getByRole('paragraph') : alone);
    },
  );
}
