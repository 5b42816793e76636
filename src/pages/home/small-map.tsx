import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { lateTexts } from '#i18n/format.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { logIn } from '#log/stored-log.ts';
import { stickersOf, STICKERS } from '#log/stickers.ts';
import { stickerPicture } from '#pages/captains-log/sticker-pictures.ts';
import { browserStorage } from '#services/storage.ts';
import { idleAfterLoad } from '#services/idle.ts';
import { routeFor } from '#site/routes.ts';
import { useKept } from '#ui/store.ts';
import { Link } from '#ui/link.tsx';
import css from './small-map.module.css';

/** How many stickers are shown: the newest. */
const SHOWN = 3;

/** The small map with its texts, once the page has nothing better to do. */
export async function loadSmallMap(language: LanguageCode) {
  await idleAfterLoad();
  return { SmallMap, i18n: await lateTexts(language, 'captains-log') };
}

/** A link to the treasure map with the newest stickers; nothing before the first one. */
function SmallMap({ i18n }: { readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <MapLink />
    </I18nProvider>
  );
}

function MapLink() {
  const { t } = useLingui();
  const { entries } = useKept(logIn(browserStorage));
  const earned = stickersOf(entries);
  if (earned.length === 0) return null;
  const newest = earned.toSorted((a, b) => b.entry.at - a.entry.at).slice(0, SHOWN);
  const count = earned.length;
  const places = STICKERS.length;
  return (
    <Link href={routeFor('captains-log').path} className={css['map']}>
      {newest.map(({ sticker: { id } }) => (
        <img key={id} src={stickerPicture(id)} alt="" width="32" height="32" />
      ))}
      <span>{t`Treasure map: ${count} of ${places}`}</span>
    </Link>
  );
}
