/**
 * The markup of every document in every language, by `language/name`. It travels inside the pages
 * that show it: the scripts of the finished site hold none of it.
 */
const RENDERED: Readonly<Record<string, string>> =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<string>('./catalogues/*/documents/*.md', {
        eager: true,
        import: 'default',
      })
    : {};

/** The markup of a document, made by this project from its own text; empty in the browser. */
export function renderedDocument(language: string, name: string): string {
  const markup = RENDERED[`./catalogues/${language}/documents/${name}.md`];
  if (markup === undefined && import.meta.env.SSR) {
    throw new Error(`No document ${name} in ${language}`);
  }
  return markup ?? '';
}
