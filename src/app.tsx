import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { ENVIRONMENT } from '#pages/environment.ts';
import { useArrival } from '#navigation/arrival.ts';
import { ErrorBoundary } from '#shell/error/error-boundary.tsx';
import type { Navigation } from '#navigation/navigation.ts';
import { usePrefetch } from '#navigation/prefetch.ts';
import { Shell } from '#shell/shell.tsx';
import { documentTitle } from '#site/address.ts';
import { isPlayed } from '#site/routes.ts';
import { AnnouncerProvider, createAnnouncer } from '#ui/live-region.tsx';
import { LinksProvider } from '#ui/link.tsx';
import { useNavigationClosesPopovers } from '#ui/popovers.ts';
import { useStore } from '#ui/store.ts';
import { createToastQueue } from '#ui/toast-queue.ts';
import { browserTimer, ToastProvider } from '#ui/toasts.tsx';

interface AppProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly navigation: Navigation;
}

/** The whole application, on the server and in the browser alike. */
export function App({ i18n, language, navigation }: AppProps) {
  const [links] = useState(() => ({ language: language.code, navigate: navigation.navigate }));
  useEffect(() => navigation.followHistory(), [navigation]);
  useNavigationClosesPopovers();
  usePrefetch(navigation);
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <LinksProvider value={links}>
          <CurrentPage i18n={i18n} language={language} navigation={navigation} />
        </LinksProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}

function CurrentPage({ i18n, language, navigation }: AppProps) {
  const [announcer] = useState(createAnnouncer);
  const [toasts] = useState(() => createToastQueue(browserTimer));
  const shown = useStore(navigation.store);
  const { route, page: Page } = shown;
  const title = documentTitle(i18n, language.code, route);
  useArrival(shown, title, announcer.announce);
  return (
    <AnnouncerProvider value={announcer}>
      <ToastProvider value={toasts}>
        <Shell
          language={language}
          path={route?.path ?? null}
          hasGame={isPlayed(route)}
          headerTool={Page.HeaderTool && <Page.HeaderTool />}
          announcer={announcer}
          toasts={toasts}
          onVolume={playSample}
        >
          <Page language={language} />
        </Shell>
      </ToastProvider>
    </AnnouncerProvider>
  );
}

/** Lets a person hear how loud sounds are now. */
function playSample(): void {
  ENVIRONMENT.sound.play('knock');
}
