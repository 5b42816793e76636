import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { askBrowser } from '#services/ask-browser.ts';
import { keep } from '#services/kept.ts';
import type { TextStorage } from '#services/storage.ts';
import { BOARD } from '#ui/board-element.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { goToPlace } from '#ui/go-to-place.ts';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { mediaQuery } from '#ui/media.ts';
import { useKept } from '#ui/store.ts';
import { putClear } from '#ui/toast-place.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { UPRIGHT_PHONE } from '#ui/windows.ts';
import css from './idea-card.module.css';
import { IdeaPicture } from './idea-picture.tsx';
import { IDEA_SENTENCES } from './idea-words.ts';
import { ideasOf, KEPT_IDEAS, type Idea } from './ideas.ts';
import { ultimateRules, type UltimatePosition } from './rules.ts';

interface IdeasProps {
  readonly position: UltimatePosition;
  /** The board that has been opened to play on. */
  readonly opened: number | null;
  readonly storage: TextStorage;
}

/** So many moves may follow while an idea is read: the answer to it, unless that is what the idea is about. A free choice is over with the next one. */
const MOVES_TO_READ: Readonly<Record<Idea, number>> = { choice: 0, capture: 1, sent: 1 };

/** There it stands where a toast would: above the controls if there is room, else over a row of them. */
const IS_CALM = mediaQuery('(prefers-reduced-motion: reduce)');
/** It pops up, as it does at first, once the board has opened. Never pale: what it covers would be seen through it. */
const COMES: Keyframe[] = [
  { opacity: 0, scale: 0.9 },
  { opacity: 1, scale: 0.9, offset: 0.01 },
  { opacity: 1, scale: 1 },
];
const COMES_AGAIN: KeyframeAnimationOptions = { delay: 300, duration: 160, fill: 'backwards' };
const HAS_NO_PLACE = mediaQuery(UPRIGHT_PHONE);

/** A press there does not close the card: it is a move, or is meant for a toast. */
const OTHERWISE_MEANT = `${BOARD}, main [data-steady], [data-kind]`;
const NEXT_PLACE = 'main :is([data-grid-place][tabindex="0"], [role="group"] li button)';
const WHOLE_BOARD = 'main [role="group"][tabindex="-1"]';

/**
 * Shows an idea that the last move has brought up for the first time, until it is closed, a few moves have been made,
 * another one comes or the battle ends.
 */
export function IdeaCard({ i18n, ...rest }: IdeasProps & { readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <NewIdea {...rest} />
    </I18nProvider>
  );
}

function NewIdea({ position, opened, storage }: IdeasProps) {
  const [explained] = useState(() => keep(storage, KEPT_IDEAS));
  const known = useKept(explained);
  const [shown, setShown] = useState<{
    readonly idea: Idea | null;
    readonly at: UltimatePosition;
  } | null>(null);
  const due = ideasOf(position).find((idea) => !known.includes(idea));
  // One move explains one idea at most.
  if (due !== undefined && shown?.at !== position) setShown({ idea: due, at: position });
  const isRead =
    shown !== null &&
    shown.idea !== null &&
    pieces(position) > pieces(shown.at) + MOVES_TO_READ[shown.idea];
  if (isRead && (due === undefined || shown.at === position)) setShown({ ...shown, idea: null });
  const isOver = ultimateRules.outcome(position) !== null;
  const idea = isOver ? null : (shown?.idea ?? null);
  // When the card goes, so does its cross, which may have the focus: what is played next has it then.
  const focus = useKeptFocus(nextPlace);
  return (
    <div {...focus}>
      {idea !== null && (
        <Card
          key={idea}
          idea={idea}
          opened={opened}
          onSeen={() => explained.write([...explained.readAfresh(), idea])}
          onClose={() => setShown({ idea: null, at: position })}
        />
      )}
    </div>
  );
}

/** A cell, or a board to choose, or after the last move the board as a whole. */
function nextPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>(NEXT_PLACE) ?? document.querySelector(WHOLE_BOARD);
}

interface CardProps {
  readonly idea: Idea;
  readonly opened: number | null;
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/** A card that takes no focus; Escape and a press beside card and board close it too. */
function Card({ idea, opened, onSeen, onClose }: CardProps) {
  const { t, i18n } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const see = useEffectEvent(onSeen);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    askBrowser(() => card.current?.showPopover(), undefined);
  }, []);

  useEffect(() => {
    // While the cookie banner asks, the card has no box, and is shown another time.
    if (askBrowser(() => card.current?.checkVisibility(), true)) see();
    const listening = new AbortController();
    const { signal } = listening;
    const closeSeen = () => isWaiting() || close();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSeen(), { signal });
    document.addEventListener('pointerdown', ({ target }) => isBeside(target) && closeSeen(), {
      signal,
    });
    return () => listening.abort();

    // For a toast to go: what is pressed then is not meant for the card. It may be the toast's cross.
    function isWaiting(): boolean {
      return card.current !== null && getComputedStyle(card.current).visibility === 'hidden';
    }

    function isBeside(target: EventTarget | null): boolean {
      const isInside = target instanceof Node && card.current?.contains(target) === true;
      return !isInside && !(target instanceof Element && target.closest(OTHERWISE_MEANT) !== null);
    }
  }, []);

  return (
    <div ref={card} popover="manual" className={css['card']} data-keep-clear>
      <IdeaPicture idea={idea} className={css['picture']} />
      <p>{i18n._(IDEA_SENTENCES[idea])}</p>
      <Tooltip text={t`Close`} align="end">
        {() => <CloseButton name={t`Close`} onClick={onClose} />}
      </Tooltip>
      {/* A board that opens may lie where the card was. */}
      <Placing key={opened} card={card} />
    </div>
  );
}

/** Puts a card that is shown in its place, when this appears and in another window. */
function Placing({ card }: { readonly card: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const leaving = new AbortController();
    const put = () => {
      const shown = card.current;
      if (shown === null || !HAS_NO_PLACE.matches()) return;
      const isMoved = goToPlace(shown, () => putClear(shown));
      // On a way from place to place it would cross what is pressed.
      if (isMoved && !IS_CALM.matches()) shown.animate(COMES, COMES_AGAIN);
    };
    put();
    addEventListener('resize', put, { signal: leaving.signal });
    return () => leaving.abort();
  }, [card]);
  return null;
}

/** How many pieces are on the nine boards. */
function pieces({ cells }: UltimatePosition): number {
  return cells.filter((side) => side !== null).length;
}
