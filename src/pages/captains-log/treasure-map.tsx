import { useLingui } from '@lingui/react/macro';
import type { Entry } from '#log/deeds.ts';
import { stickersOf, STICKERS } from '#log/stickers.ts';
import { LongDate } from '#ui/long-date.tsx';
import { Picture } from '#ui/picture.tsx';
import { stickerPicture } from './sticker-pictures.ts';
import { stickerNames } from './sticker-words.ts';
import css from './treasure-map.module.css';

/** The map of all stickers: those that have been earned, with their days, and empty places for the others. */
export function TreasureMap({ entries }: { readonly entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
  const earned = new Map(stickersOf(entries).map(({ sticker, entry }) => [sticker.id, entry]));
  const names = stickerNames(i18n);
  const count = earned.size;
  const places = STICKERS.length;
  return (
    <section className={css['map']}>
      <h2>{t`Treasure map`}</h2>
      <p className={css['lead']}>
        {t`A sticker for each first time.`} {t`Found: ${count} of ${places}.`}
      </p>
      <ul className={css['places']}>
        {STICKERS.map(({ id }) => {
          const entry = earned.get(id);
          return (
            <li
              key={id}
              className={css['place']}
              data-earned={entry === undefined ? undefined : ''}
            >
              <span className={css['sticker']}>
                {entry !== undefined && (
                  <Picture src={stickerPicture(id)} alt="" width={64} height={64} />
                )}
              </span>
              <span className={css['name']}>{names(id)}</span>
              <span className={css['day']} data-day>
                {entry === undefined ? t`Not found yet` : <LongDate date={dayOf(entry)} />}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The day of an entry where the person is. */
function dayOf({ at }: Entry): string {
  const day = new Date(at * 1000);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
