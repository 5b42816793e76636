import cheering from '#generated/pictures/parrot-cheers.svg';
import consoling from '#generated/pictures/parrot-consoles.svg';
import thinking from '#generated/pictures/parrot-thinks.svg';
import watching from '#generated/pictures/parrot.svg';
import type { Mood } from './mood.ts';
import css from './moods.module.css';

const DRAWINGS: Readonly<Record<Mood, string>> = { watching, thinking, cheering, consoling };

/** The drawings of all moods, one of them shown: the others are there when the mood changes. */
export function Moods({ mood }: { readonly mood: Mood }) {
  return Object.entries(DRAWINGS).map(([name, src]) => (
    <img
      key={name}
      className={css['drawing']}
      src={src}
      alt=""
      width="40"
      height="40"
      hidden={name !== mood}
      data-mood={name}
    />
  ));
}
