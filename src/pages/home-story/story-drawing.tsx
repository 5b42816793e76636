import coin from '#generated/pictures/win-coin.svg';
import crown from '#generated/pictures/win-crown.svg';
import goblet from '#generated/pictures/win-goblet.svg';
import flag from '#generated/pictures/win-flag.svg';
import key from '#generated/pictures/win-key.svg';
import { SYMBOL_PICTURES } from '#ui/drawing.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './story-drawing.module.css';

const PICTURES = { ...SYMBOL_PICTURES, coin, crown, goblet, flag, key } as const;

export type DrawingName = keyof typeof PICTURES;

interface StoryDrawingProps {
  readonly name: DrawingName;
  readonly size?: 'small' | 'large';
}

/** A drawing beside words. */
export function StoryDrawing({ name, size = 'small' }: StoryDrawingProps) {
  return <Picture src={PICTURES[name]} alt="" width={64} height={64} className={css[size]} />;
}
