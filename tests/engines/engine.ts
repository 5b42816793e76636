/** What tests need from a browser engine: the little that each can do by its own protocol. */
export interface Engine {
  /** Name and version, as the engine reports them. */
  readonly version: string;
  /** A page for a first-time visitor: nothing is stored yet, and later visits see nothing of it. */
  readonly newVisit: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}

export interface EnginePage {
  /** Loads a path of the site. */
  readonly load: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments, which travel as JSON. */
  readonly evaluate: Evaluate;
  /**
   * Clicks the first matching element with the pointer. Rejects when there is none, and when the engine
   * itself gives it another role or name than the product's tests do.
   */
  readonly click: (query: NamedQuery) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  readonly resize: (size: Size) => Promise<void>;
  /** A PNG of what is in the window. */
  readonly picture: () => Promise<Uint8Array>;
  /** The faults since the last call: console errors and warnings, uncaught errors, policy violations. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export type Evaluate = <Arguments extends readonly unknown[], Result>(
  task: (...taskArguments: Arguments) => Result,
  ...taskArguments: Arguments
) => Promise<Result>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** A search for visible elements, in the order of the page. */
export interface Query {
  readonly role: Role;
  readonly name?: string;
  /** Limits the search to the inside of the first of these. */
  readonly within?: { readonly role: Role; readonly name: string };
}

export type NamedQuery = Query & { readonly name: string };

/** Selectors for the elements of a role in this product's markup. */
export const SELECTORS = {
  button: 'button:not([role])',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: 'dialog[open]',
  focused: ':focus',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"] > button, [role="gridcell"]:not(:has(> button))',
  group: '[role="group"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  paragraph: 'p',
  radio: '[role="radio"]',
  region: 'section',
  status: '[role="status"], [role="alert"]',
  switch: '[role="switch"]',
} as const;

/** Roles by their ARIA names; `focused` is whatever has the focus, `gridcell` a cell's named element. */
export type Role = keyof typeof SELECTORS;

/** The keys by their names in the DOM, and what WebDriver calls them. */
export const KEYS = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof KEYS;

export function isKey(name: string): name is Key {
  return Object.hasOwn(KEYS, name);
}
