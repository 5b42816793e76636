import type { Page } from '@playwright/test';

/**
 * Lets the browser translate the page, as Chrome's translator does: each text, whenever it appears, is
 * replaced by two `<font>` elements around its translation. Here the translation is the text itself, so
 * that what is shown can be compared. A text written to a node that is no longer in the page would never
 * be seen: that is an error.
 */
export async function translateByBrowser(
  page: Page,
  start: 'before the script' | 'when alive',
): Promise<void> {
  await page.addInitScript(translatePage, start);
}

/** Runs in the page. */
function translatePage(start: 'before the script' | 'when alive'): void {
  const done = new WeakSet<Node>();
  reportLostTexts();
  if (start === 'before the script') document.addEventListener('DOMContentLoaded', begin);
  else followAlive();

  function followAlive(): void {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-alive')) return;
      observer.disconnect();
      begin();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-alive'] });
  }

  function begin(): void {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  }

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (done.has(text) || parent === null || text.data.trim() === '') return;
    if (parent.closest('script, style, noscript, textarea, svg, [translate="no"]') !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    const translation = document.createTextNode(text.data);
    done.add(translation);
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function reportLostTexts(): void {
    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string) {
        if (!this.isConnected) console.error(`A text that nobody sees: ${value}`);
        nodeValue?.set?.call(this, value);
      },
    });
  }
}
