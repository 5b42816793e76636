/** Hands a text over to the browser to be saved as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken what it needs once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
