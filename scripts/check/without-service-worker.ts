/** Runs in a page, before its own scripts: as in a browser that keeps no site for playing offline. */
export function takeServiceWorkersAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
