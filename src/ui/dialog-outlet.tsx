/** Marks content that becomes inert while a dialog covers it. Toasts and live region stay outside. */
export const COVERED_BY_DIALOGS = { 'data-covered-by-dialogs': '' } as const;

export const DIALOGS_ID = 'dialogs';

/** The place at the end of the page where dialogs are put. */
export function DialogOutlet() {
  return <div id={DIALOGS_ID} />;
}
