import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLinks } from '#ui/link.tsx';
import { followPicturesIn } from '#ui/picture-loader.ts';
import { bringToLife } from './bring-to-life.ts';
import { showServed } from './text-cache.ts';

interface ServedTextProps {
  /** One of the names that the page's route lists as `served`. */
  readonly name: string;
  /** The text's markup, made by the build from the project's own sources; empty in the browser. */
  readonly markup: string;
  readonly className?: string | undefined;
}

/** A long text in the served page: no script contains it, and React leaves it alone. */
export function ServedText({ name, markup, className }: ServedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const { navigate } = useLinks();
  const visit = useEffectEvent(navigate);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const putAside = showServed(name, current);
    const stop = followPicturesIn(current);
    return () => {
      stop();
      putAside();
    };
  }, [name]);
  useEffect(() => {
    const { current } = element;
    return current === null ? undefined : bringToLife(current, visit);
  }, []);
  return (
    <div
      ref={element}
      data-served={name}
      className={className}
      // Markup from the server stays; the effect fills an element made in the browser.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the build makes this markup, no user input reaches it
      dangerouslySetInnerHTML={{ __html: markup === '' ? NOTHING : markup }}
    />
  );
}

interface ServedPartProps {
  readonly name: string;
  /**
   * What the server renders; null in the browser, to keep these components out of its script: the
   * page decides by `import.meta.env` whether it renders them.
   */
  readonly children: ReactNode;
}

/** A part of a page, made of components, that is served in the page as a text is. */
export function ServedPart({ name, children }: ServedPartProps) {
  if (import.meta.env.SSR || import.meta.env.DEV) return <div data-served={name}>{children}</div>;
  return <ServedText name={name} markup="" />;
}

// A trusted types policy lets no string through, not even an empty one.
const NOTHING = typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '');
