/** What the site consists of, as its build lists it; the build writes this list into the worker. */
export interface SiteFiles {
  /** Differs as soon as one file of the site does. */
  readonly release: string;
  /** Addresses, needed in every language, of what never changes: a digest stands in their names. */
  readonly assets: readonly string[];
  /** By code of the language. */
  readonly languages: Readonly<Record<string, LanguageFiles>>;
}

interface LanguageFiles {
  /** Assets that no other language needs. */
  readonly assets: readonly string[];
  /** Addresses of what keeps its name when it changes: the pages first of all. */
  readonly documents: readonly string[];
}
