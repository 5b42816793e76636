import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { idleAfterLoad } from '#services/idle.ts';
import type { NewVersion } from './new-version.ts';

/**
 * Has the site kept for later, and says quietly when a new version of it is there. All of it comes when
 * the page has nothing better to do; where it fails, the site works as before, online.
 */
export function UpdateOffer({ language }: { readonly language: Language }) {
  const [newVersion, setNewVersion] = useState<NewVersion | null>(null);

  useEffect(() => {
    // While developing, what is kept would hide what is new.
    if (import.meta.env.DEV) return;
    idleAfterLoad()
      .then(() => import('./new-version.ts'))
      .then(({ followVersions }) => followVersions(language, setNewVersion))
      .catch(warn);
  }, [language]);

  if (newVersion === null) return null;
  const { UpdateLine, i18n, load } = newVersion;
  return <UpdateLine i18n={i18n} language={language} onLoad={load} />;
}

function warn(cause: unknown): void {
  console.warn('The site cannot be kept for playing without a connection.', cause);
}
