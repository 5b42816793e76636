import { useLayoutEffect, useRef } from 'react';
import { showServed } from './shelf.ts';

interface ServedTextProps {
  /** One of the names that the page's route lists as `served`. */
  readonly name: string;
  /** The text's markup, made by the build from the project's own sources; empty in the browser. */
  readonly markup: string;
  readonly className?: string | undefined;
}

/** A long text that stands in the served page: no script carries it, and React leaves it alone. */
export function ServedText({ name, markup, className }: ServedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (element.current === null ? undefined : showServed(name, element.current)),
    [name],
  );
  return (
    <div
      ref={element}
      data-served={name}
      className={className}
      // What the server wrote stays; an element made in the browser is filled by the effect.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the build makes it, no person's input reaches it
      dangerouslySetInnerHTML={{ __html: markup === '' ? NOTHING : markup }}
    />
  );
}

// A policy of trusted types lets no string through, not even an empty one.
const NOTHING = typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '');
