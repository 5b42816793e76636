import { useLingui } from '#i18n/use-lingui.tsx';
import { languageFor } from '#i18n/languages.ts';
import { LOG_KEY } from '#log/log-key.ts';
import { browserStorage } from '#services/storage.ts';
import { useLateModule } from '#ui/late-module.ts';

/** The treasure map, small, for those who keep a captain's log. */
export function LateTreasureMap() {
  const { i18n } = useLingui();
  const late = useLateModule(true, () => load(i18n.locale), warn);
  return late === null ? null : <late.SmallMap i18n={late.i18n} />;
}

async function load(locale: string) {
  if (browserStorage.read(LOG_KEY) === null) return null;
  const { loadSmallMap } = await import('./small-map.tsx');
  return loadSmallMap(languageFor(locale).code);
}

function warn(cause: unknown): void {
  console.warn('The treasure map is not shown.', cause);
}
