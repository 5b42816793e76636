import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { pathIn, type LanguageCode } from '#i18n/languages.ts';

/** How the links of a page lead on. */
interface Links {
  /** Links stay in this language. */
  readonly language: LanguageCode;
  /** Goes to an address that has its language's prefix, without a full load where it can. */
  readonly navigate: (address: string) => void;
}

const LinksContext = createContext<Links | null>(null);

export const LinksProvider = LinksContext.Provider;

/** How the links of this page lead on. */
export function useLinks(): Links {
  const links = use(LinksContext);
  if (links === null) throw new Error('No links around this component');
  return links;
}

interface LinkProps extends ComponentProps<'a'> {
  /** The path of a page in the source language, perhaps with an anchor. */
  readonly href: string;
}

/** A link to another page of the site, in the language of this one. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { language, navigate } = useLinks();
  const address = pathIn(language, href);

  function follow(event: MouseEvent): void {
    if (isForBrowser(event)) return;
    event.preventDefault();
    navigate(address);
  }

  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click asks for more than following the link here: a new window, a download. */
export function isForBrowser(event: Readonly<Pick<MouseEvent, ModifiedClick>>): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
}

type ModifiedClick = 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented';
