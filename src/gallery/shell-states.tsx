import { useLingui } from '#i18n/use-lingui.tsx';
import { useState, type ReactNode } from 'react';
import { languageFor, pathIn } from '#i18n/languages.ts';
import type { Opener } from '#notices/consent/opener.ts';
import { ConsentViews } from '#notices/consent/views.tsx';
import { ErrorScreen } from '#shell/error/error-screen.tsx';
import { QuickNavigation } from '#pages/home/quick-navigation.tsx';
import NotFound from '#pages/not-found/not-found.tsx';
import { Footer } from '#shell/footer.tsx';
import { Header } from '#shell/header.tsx';
import { ScaleBar } from '#shell/scale-bar.tsx';
import { MAIN_ID } from '#ui/main-element.ts';
import { SkipLinks } from '#shell/skip-links.tsx';
import { CONSENT } from '#services/consent.ts';
import { fakeStorage } from '#services/fakes.ts';
import { keep } from '#services/kept.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { Begun, focusFirst } from './begun.tsx';
import css from './gallery.module.css';
import type { GalleryStates } from './state.ts';

const TEXTS = { page: 'A page', game: 'Its game' } as const;

export const SHELL_STATES = {
  header: {
    title: 'Header, on the home page',
    place: 'page',
    ground: 'land',
    render: () => <Page before={<CurrentHeader path="/" />} />,
  },
  'header-lost': {
    title: 'Header, on a page that does not exist',
    place: 'page',
    ground: 'land',
    render: () => <Page before={<CurrentHeader path={null} />} />,
  },
  'header-menu': {
    title: 'Header, menu open: in a narrow window',
    place: 'page',
    ground: 'land',
    render: () => (
      <Begun begin={openMenu}>
        <Page before={<CurrentHeader path="/" />} />
      </Begun>
    ),
  },
  'header-languages': {
    title: 'Header, languages open',
    place: 'page',
    ground: 'land',
    render: () => (
      <Begun begin={openLanguages}>
        <Page before={<CurrentHeader path="/" />} />
      </Begun>
    ),
  },
  footer: {
    title: 'Footer',
    place: 'page',
    ground: 'land',
    render: () => <Page after={<CurrentFooter />} />,
  },
  'consent-compact': {
    title: 'Cookie banner',
    place: 'page',
    ground: 'land',
    render: () => <Page after={<CurrentConsent opener={null} />} />,
  },
  'consent-preferences': {
    title: 'Cookie preferences',
    place: 'page',
    ground: 'land',
    render: () => <Page after={<CurrentConsent opener="footer" />} />,
  },
  'skip-links': {
    title: 'Skip links, the first with focus',
    place: 'page',
    ground: 'land',
    render: () => (
      <Begun begin={focusFirst}>
        <SkipLinks hasGame />
        <Page before={<CurrentHeader path="/" />} />
      </Begun>
    ),
  },
  'scale-bar': {
    title: 'Scale bar',
    place: 'list',
    ground: 'land',
    render: () => <ScaleBar />,
  },
  'quick-navigation': {
    title: 'Quick navigation',
    place: 'page',
    ground: 'land',
    render: () => <Page before={<CurrentHeader path="/" tool={<QuickNavigation />} />} />,
  },
  'quick-navigation-sheet': {
    title: 'Quick navigation, open: in a window that is not wide',
    place: 'page',
    ground: 'land',
    render: () => (
      <Begun begin={openQuickNavigation}>
        <Page before={<CurrentHeader path="/" tool={<QuickNavigation />} />} />
      </Begun>
    ),
  },
  'not-found': {
    title: 'Page not found',
    place: 'page',
    ground: 'land',
    render: () => (
      <main id={MAIN_ID} className={css['wholePage']}>
        <NotFound />
      </main>
    ),
  },
  'error-screen': {
    title: 'Error screen',
    place: 'page',
    ground: 'land',
    render: () => <CurrentErrorScreen />,
  },
} as const satisfies GalleryStates;

interface PageProps {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A page with the targets that the parts of the shell link to. */
function Page({ before, after }: PageProps) {
  return (
    <>
      {before}
      <main id={MAIN_ID} tabIndex={-1} className={css['main']} {...COVERED_BY_DIALOGS}>
        <h1>{TEXTS.page}</h1>
        <p id={GAME_ANCHOR} tabIndex={-1}>
          {TEXTS.game}
        </p>
      </main>
      {after}
    </>
  );
}

interface CurrentHeaderProps {
  readonly path: string | null;
  readonly tool?: ReactNode;
}

function CurrentHeader({ path, tool }: CurrentHeaderProps) {
  return (
    <Header
      language={useCurrentLanguage()}
      path={path}
      isGamePage={false}
      onSettings={() => undefined}
      tool={tool}
    />
  );
}

function CurrentFooter() {
  return <Footer language={useCurrentLanguage()} onCookiePreferences={() => undefined} />;
}

function CurrentConsent({ opener }: { readonly opener: Opener | null }) {
  const [consent] = useState(() => keep(fakeStorage(), CONSENT));
  const [current, setCurrent] = useState(opener);
  const { i18n } = useLingui();
  return (
    <ConsentViews
      i18n={i18n}
      consent={consent}
      opener={current}
      onOpener={setCurrent}
      onFailure={() => setCurrent(null)}
    />
  );
}

function CurrentErrorScreen() {
  return <ErrorScreen homePath={pathIn(useCurrentLanguage().code, '/')} />;
}

function useCurrentLanguage() {
  return languageFor(useLingui().i18n.locale);
}

function openQuickNavigation(host: HTMLElement): void {
  host.querySelector<HTMLElement>('[popover]:has(a[href="#game"])')?.showPopover();
}

function openMenu(host: HTMLElement): void {
  host.querySelector<HTMLElement>('[popover]:has([aria-current="page"])')?.showPopover();
}

function openLanguages(host: HTMLElement): void {
  host.querySelector<HTMLElement>('[popover]:has([hreflang])')?.showPopover();
}
