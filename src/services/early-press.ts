import { afterPaint } from './after-paint.ts';

/**
 * Presses controls one after the other, as a person would: each once the response to the one before
 * has been painted and nothing is busy, such as a board whose cards are being dealt. If a press has
 * replaced the other controls, as a new difficulty replaces the cards, the control with the same
 * name is pressed instead; a control without such a successor is skipped.
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
