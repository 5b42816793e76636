/** The media features that people set in their system, each with the value to simulate. */
export interface ForcedMedia {
  readonly 'prefers-contrast': 'no-preference' | 'more';
  readonly 'prefers-reduced-motion': 'no-preference' | 'reduce';
  readonly 'prefers-color-scheme': 'light' | 'dark';
}

/**
 * Makes the page look as it would if the system had these preferences. A page cannot set them, so the
 * conditions in its style sheets and pictures are rewritten, including those added later.
 */
export function forceMedia(forced: ForcedMedia): void {
  const forceAll = () => {
    for (const sheet of document.styleSheets) {
      if (isOwn(sheet)) forceRules(sheet.cssRules, forced);
    }
    for (const source of document.querySelectorAll('source')) {
      source.media = forcedCondition(source.media, forced);
    }
  };
  forceAll();
  new MutationObserver(forceAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(width < 0px)';

/** A media condition in which each forced feature is replaced by one that always or never holds. */
export function forcedCondition(condition: string, forced: ForcedMedia): string {
  const values: Readonly<Record<string, string>> = { ...forced };
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

function forceRules(rules: CSSRuleList, forced: ForcedMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = forcedCondition(rule.media.mediaText, forced);
      if (condition !== rule.media.mediaText) rule.media.mediaText = condition;
    }
    // A page that allows both schemes gets its canvas and controls from the system.
    if (rule instanceof CSSStyleRule && rule.style.colorScheme === 'light dark') {
      rule.style.colorScheme = forced['prefers-color-scheme'];
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      forceRules(rule.cssRules, forced);
    }
  }
}
