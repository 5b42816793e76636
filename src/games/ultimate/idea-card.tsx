import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askBrowser } from '#services/ask-browser.ts';
import { keep } from '#services/kept.ts';
import type { TextStorage } from '#services/storage.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { useKept } from '#ui/store.ts';
import css from './idea-card.module.css';
import { IdeaPicture } from './idea-picture.tsx';
import { IDEA_SENTENCES } from './idea-words.ts';
import { ideasOf, KEPT_IDEAS, type Idea } from './ideas.ts';
import { ultimateRules, type UltimatePosition } from './rules.ts';

interface IdeasProps {
  readonly position: UltimatePosition;
  readonly storage: TextStorage;
}

/** Shows an idea that the last move has brought up for the first time, until it is closed, another comes or the battle ends. */
export function IdeaCard({ i18n, ...rest }: IdeasProps & { readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <NewIdea {...rest} />
    </I18nProvider>
  );
}

function NewIdea({ position, storage }: IdeasProps) {
  const [explained] = useState(() => keep(storage, KEPT_IDEAS));
  const known = useKept(explained);
  const [shown, setShown] = useState<{
    readonly idea: Idea | null;
    readonly at: UltimatePosition;
  } | null>(null);
  const due = ideasOf(position).find((idea) => !known.includes(idea));
  // One move explains one idea at most.
  if (due !== undefined && shown?.at !== position) setShown({ idea: due, at: position });
  const isOver = ultimateRules.outcome(position) !== null;
  if (shown === null || shown.idea === null || isOver) return null;
  const { idea } = shown;
  return (
    <Card
      key={idea}
      idea={idea}
      onSeen={() => explained.write([...explained.readAfresh(), idea])}
      onClose={() => setShown({ ...shown, idea: null })}
    />
  );
}

interface CardProps {
  readonly idea: Idea;
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/** A card that takes no focus; Escape and a press beside it close it too. */
function Card({ idea, onSeen, onClose }: CardProps) {
  const { t, i18n } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const see = useEffectEvent(onSeen);

  useEffect(() => {
    askBrowser(() => card.current?.showPopover(), undefined);
    // While the cookie banner asks, the card has no box, and is shown another time.
    if (askBrowser(() => card.current?.checkVisibility(), true)) see();
  }, []);

  function close() {
    // The browser gives the focus back to where it was.
    askBrowser(() => card.current?.hidePopover(), undefined);
    onClose();
  }

  return (
    <div
      ref={card}
      popover="auto"
      className={css['card']}
      data-keep-clear
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <IdeaPicture idea={idea} className={css['picture']} />
      <p>{i18n._(IDEA_SENTENCES[idea])}</p>
      <CloseButton name={t`Close`} onClick={close} />
    </div>
  );
}
