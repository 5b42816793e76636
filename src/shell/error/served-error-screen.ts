import { ERROR_TEMPLATE_ID } from '#site/document-ids.ts';

/** A copy of the error screen in the served page; null in development, where no page is served. */
export function servedErrorScreen(): Node | null {
  const template = document.getElementById(ERROR_TEMPLATE_ID);
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : null;
}
