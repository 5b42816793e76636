import { useLingui } from '#i18n/use-lingui.tsx';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/drawing.tsx';
import css from './card.module.css';
import type { CardView, Verdict } from './view.ts';
import { cardName } from './words.ts';

interface MemoryCardProps {
  readonly card: CardView;
  readonly place: { readonly slot: number; readonly columns: number; readonly isHinted: boolean };
  readonly isPlayable: boolean;
  /** How two cards that are shown go together; one of them. */
  readonly verdict: Verdict | null;
  readonly onFlip: () => void;
  /** The props that make it a place in the board's grid. */
  readonly roving: ComponentProps<'button'>;
}

/** One card; nothing in it reveals the face of a card that is down. */
export function MemoryCard(props: MemoryCardProps) {
  const { card, place, isPlayable, verdict, onFlip, roving } = props;
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className={css['card']}
      data-phase={card.phase}
      data-hinted={place.isHinted || undefined}
      data-verdict={verdict ?? undefined}
      aria-label={i18n._(cardName(card, place, (words) => i18n._(words)))}
      aria-disabled={!isPlayable || undefined}
      onClick={() => isPlayable && onFlip()}
      {...roving}
    >
      <span className={css['back']} />
      <span className={css['front']} data-face={card.face ?? undefined} />
      {card.phase === 'matched' && (
        <span className={css['tick']}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
