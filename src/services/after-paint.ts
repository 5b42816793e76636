/**
 * Lets something happen when the answer to the present input has been painted. Browsers paint before
 * they take up a posted message; a timer would wait longer, and for a frame there is none in a hidden
 * window.
 */
export function afterPaint(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', task, { once: true });
  port1.start();
  port2.postMessage(null);
}
