/** Elements that cut text off, leave their frame or the window, or lie under a control; runs in the page. */
export function misfits(): readonly string[] {
  const PARTS =
    'h1, h2, h3, h4, p, li, dt, dd, th, td, label, legend, summary, a, button, article, [role="group"], [role="radio"], [role="tab"]';
  const slackPx = 1.5;

  /** Parts that only screen readers notice, such as a trail that appears with focus, are clipped away. */
  function isClipped(element: Element): boolean {
    for (let node: Element | null = element; node !== null; node = node.parentElement) {
      if (getComputedStyle(node).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isForEyes = width > 2 && height > 2 && !isClipped(element);
    return (
      isForEyes && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  // Elements that stay in the window while the page scrolls cover it on purpose.
  function isAfloat(element: Element): boolean {
    for (let node: Element | null = element; node !== null; node = node.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  }

  /** The place of the words that are seen; those for screen readers alone take none. */
  function textBox(element: Element): DOMRect {
    const words = document.createRange();
    words.selectNodeContents(element);
    const hidden = [...element.querySelectorAll('*')].find((part) => part.clientWidth === 1);
    if (hidden === undefined) return words.getBoundingClientRect();
    if (hidden === element.firstElementChild) words.setStartAfter(hidden);
    else words.setEndBefore(hidden);
    return words.getBoundingClientRect();
  }

  function widthFault(element: Element): string | null {
    const isInline = getComputedStyle(element).display === 'inline';
    const { scrollWidth, clientWidth } = element;
    return !isInline && scrollWidth > clientWidth + slackPx
      ? `${scrollWidth} px in ${clientWidth}`
      : null;
  }

  // Reports text that runs out of a control's frame at the bottom.
  function heightFault(element: Element): string | null {
    const { display, overflowY } = getComputedStyle(element);
    const cannotScroll = overflowY !== 'auto' && overflowY !== 'scroll';
    const isFramed = element.matches('button, a, label, summary') && display !== 'inline';
    const { height, bottom } = textBox(element);
    const frame = element.getBoundingClientRect();
    const isHigher = isFramed && cannotScroll && height > 0 && bottom > frame.bottom + 4;
    return isHigher ? 'higher than its frame' : null;
  }

  function windowFault(element: Element): string | null {
    const { left, right } = element.getBoundingClientRect();
    return left < -slackPx || right > innerWidth + slackPx ? 'out of the window' : null;
  }

  const controls = [...document.querySelectorAll('button, a[class], label, summary')]
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => isShown(control) && !isAfloat(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }));

  function coverFault(element: Element): string | null {
    if (!element.matches('h1, h2, h3, h4, p') || isAfloat(element)) return null;
    const text = textBox(element);
    const cover = controls.find(
      ({ control, box }) =>
        !control.contains(element) &&
        !element.contains(control) &&
        text.left < box.right - slackPx &&
        box.left < text.right - slackPx &&
        text.top < box.bottom - 2 * slackPx &&
        box.top < text.bottom - 2 * slackPx,
    );
    return cover === undefined ? null : `under ${nameOf(cover.control)}`;
  }

  const faults = [widthFault, heightFault, windowFault, coverFault];
  return [...document.querySelectorAll(PARTS)].filter(isShown).flatMap((element) =>
    faults
      .map((fault) => fault(element))
      .filter((fault) => fault !== null)
      .map((fault) => `${nameOf(element)}: ${fault}`),
  );
}
