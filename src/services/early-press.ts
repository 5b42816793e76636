/** What does nothing without script; a menu's button opens its menu by itself. */
const MUTE = 'button:not([popovertarget]), [role="gridcell"]';

/**
 * Notes what is pressed while the page cannot answer yet. The returned function, for the moment when it
 * can, presses the last of it anew: whoever pressed twice in vain wanted it once.
 */
export function noteEarlyPresses(): () => void {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    pressed = (target instanceof Element ? target.closest<HTMLElement>(MUTE) : null) ?? pressed;
  };
  document.addEventListener('click', note, { capture: true });
  return () => {
    document.removeEventListener('click', note, { capture: true });
    if (pressed?.isConnected === true) pressed.click();
  };
}
