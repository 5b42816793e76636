/** Whether the browser can hand a link over to other programs. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link over to a program that the person chooses; a person may also choose none. */
export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      console.warn('The link could not be shared.', error);
    }
  }
}
