import { afterPaint } from './after-paint.ts';

/**
 * Presses controls one after the other, as a person would: each when the answer to the one before has been painted and
 * nothing is busy, such as a board whose cards are being dealt. Where a press has exchanged the others for new ones, as
 * another difficulty does with the cards, the one that is called the same is pressed; what has no successor is left out.
 */
export async function pressInTurn(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await rest();
    const present = control.isConnected ? control : successorOf(control);
    present?.click();
  }
}

function successorOf(control: HTMLElement): HTMLElement | undefined {
  const name = control.ariaLabel;
  if (name === null) return undefined;
  const named = document.querySelectorAll<HTMLElement>('[aria-label]');
  return [...named].find(({ ariaLabel }) => ariaLabel === name);
}

async function rest(): Promise<void> {
  await new Promise<void>(afterPaint);
  if (!isBusy()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isBusy()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { subtree: true, attributeFilter: [BUSY] });
  });
}

const BUSY = 'aria-busy';

function isBusy(): boolean {
  return document.querySelector(`[${BUSY}="true"]`) !== null;
}
