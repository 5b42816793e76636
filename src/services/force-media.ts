/** The media features that people set in their system, each with the value to simulate, if any. */
export interface ForcedMedia {
  readonly 'prefers-contrast'?: 'no-preference' | 'more';
  readonly 'prefers-reduced-motion'?: 'no-preference' | 'reduce';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
}

/** Elements whose attribute `media` says when they count. */
const CONDITIONED = 'source[media], meta[media]';
const STYLED = 'style, link[rel="stylesheet"]';

/**
 * Makes the page look as it would if the system had these preferences, until it is called with others. A page
 * cannot set them, so the conditions in its style sheets and of its pictures are rewritten, including those
 * added later. Each page has one.
 */
export function createMediaForce(): (forced: ForcedMedia) => void {
  /** What stood there before. */
  const originals = new WeakMap<object, string>();
  const allowing = new WeakSet<CSSStyleRule>();
  let forced: ForcedMedia = {};
  let isFollowing = false;

  function force(owner: object, condition: string): string {
    const original = originals.get(owner) ?? condition;
    originals.set(owner, original);
    return forcedCondition(original, forced);
  }

  function forceRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const condition = force(rule, rule.media.mediaText);
        if (condition !== rule.media.mediaText) rule.media.mediaText = condition;
      }
      // A page that allows both schemes gets its canvas and controls from the system.
      if (rule instanceof CSSStyleRule && (allowing.has(rule) || allowsBoth(rule))) {
        allowing.add(rule);
        rule.style.colorScheme = forced['prefers-color-scheme'] ?? BOTH_SCHEMES;
      }
      // Not in every browser can the rules of a style hold others.
      const isGroup = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
      if (isGroup && 'cssRules' in rule) forceRules(rule.cssRules);
    }
  }

  function forceSheets(): void {
    for (const sheet of document.styleSheets) {
      if (isOwn(sheet)) forceRules(sheet.cssRules);
    }
  }

  function forceElements(elements: Iterable<Element>): void {
    for (const element of elements) {
      const media = element.getAttribute('media') ?? '';
      const condition = force(element, media);
      if (condition !== media) element.setAttribute('media', condition);
    }
  }

  function follow(): void {
    isFollowing = true;
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]);
      // Where a style sheet gets its text later, its own node stays.
      const owners = records.map(({ target }) => target);
      const elements = [...added, ...owners].filter((node) => node instanceof Element);
      if (elements.some((element) => element.matches(STYLED))) forceSheets();
      for (const element of added.filter((node) => node instanceof Element)) {
        if (element.matches(CONDITIONED)) forceElements([element]);
        forceElements(element.querySelectorAll(CONDITIONED));
      }
    }).observe(document, { childList: true, subtree: true });
    // A linked style sheet has its rules once it is there.
    document.addEventListener('load', forceSheets, { capture: true });
  }

  return (preferences) => {
    if (!isFollowing && Object.keys(preferences).length === 0) return;
    forced = preferences;
    forceSheets();
    forceElements(document.querySelectorAll(CONDITIONED));
    if (!isFollowing) follow();
  };
}

const BOTH_SCHEMES = 'light dark';

function allowsBoth({ style }: CSSStyleRule): boolean {
  return style.colorScheme === BOTH_SCHEMES;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(width < 0px)';

/** A media condition in which each forced feature is replaced by one that always or never holds. */
export function forcedCondition(condition: string, forced: ForcedMedia): string {
  const values: Readonly<Record<string, string | undefined>> = { ...forced };
  return condition.replace(
    /\((prefers-[a-z-]+):\s*([a-z-]+)\)/g,
    (feature: string, name: string, value: string) => {
      const forcedValue = values[name];
      if (forcedValue === undefined) return feature;
      return value === forcedValue ? ALWAYS : NEVER;
    },
  );
}

// The rules of another host's sheet cannot be read.
function isOwn({ href }: CSSStyleSheet): boolean {
  return href === null || new URL(href).origin === location.origin;
}
