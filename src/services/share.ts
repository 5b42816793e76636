/** Whether the browser can hand something over to other programs. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Hands a link or a text over to a program that the person chooses: `cancelled` if they chose none, `failed`
 * if the browser could not.
 */
export async function share(
  data: Pick<ShareData, 'text' | 'url'>,
): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('It is not shared.', error);
    return 'failed';
  }
}
