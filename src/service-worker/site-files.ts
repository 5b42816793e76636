/** What the site consists of, as its build lists it; the build writes this list into the worker. */
export interface SiteFiles {
  /** Differs as soon as one file of the site does. */
  readonly release: string;
  /** Files that every language needs and that never change under their names. */
  readonly assets: Digests;
  /** By code of the language. */
  readonly languages: Readonly<Record<string, LanguageFiles>>;
}

/** Digests of files (`digest.ts`) by their addresses. */
export type Digests = Readonly<Record<string, string>>;

interface LanguageFiles {
  /** Assets that no other language needs. */
  readonly assets: Digests;
  /** Files that keep their names when they change, above all the pages. */
  readonly documents: Digests;
}
