/**
 * Runs a task once the response to the current input has been painted. Browsers paint before they
 * handle a posted message; a timer would wait longer, and a hidden window gets no frames.
 */
export function afterPaint(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', task, { once: true });
  port1.start();
  port2.postMessage(null);
}
