/** Runs in a page, before its own scripts, so that the browser keeps no site for playing offline. */
export function takeServiceWorkersAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
