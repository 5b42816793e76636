import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SymbolName } from '#ui/drawing-names.ts';
import { Badge } from '#ui/badge.tsx';
import css from './features.module.css';
import { Section } from './section.tsx';
import { StoryDrawing } from './story-drawing.tsx';

interface Feature {
  readonly drawing: SymbolName;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly badge: MessageDescriptor;
  readonly isComing?: boolean;
}

const COMING_SOON = msg`Coming soon`;

const FEATURES: readonly Feature[] = [
  {
    drawing: 'ship',
    title: msg`Free for the whole voyage`,
    description: msg`No price, no account, no download.`,
    badge: msg`Free`,
  },
  {
    drawing: 'parrot',
    title: msg`Made for two`,
    description: msg`Share one phone, tablet or laptop.`,
    badge: msg`2 players`,
  },
  {
    drawing: 'compass',
    title: msg`Play it your way`,
    description: msg`Works with touch, mouse, keyboard and screen reader.`,
    badge: msg`For everyone`,
  },
  {
    drawing: 'anchor',
    title: msg`Stays in harbour`,
    description: msg`Nothing you play is sent anywhere.`,
    badge: msg`Private`,
  },
  {
    drawing: 'skull',
    title: msg`AI Captain`,
    description: msg`An AI opponent for this board too. Ship Battle and Ultimate have one already.`,
    badge: COMING_SOON,
    isComing: true,
  },
  {
    drawing: 'treasure',
    title: msg`Tournaments`,
    description: msg`Best of seven on this board, and the winner keeps the chest.`,
    badge: COMING_SOON,
    isComing: true,
  },
];

/** The site's features, present and planned. */
export function Features() {
  const { t, i18n } = useLingui();
  return (
    <Section id="features" heading={t`What's aboard`}>
      <ul className={css['features']}>
        {FEATURES.map(({ drawing, title, description, badge, isComing = false }) => (
          <li key={drawing} className={css['feature']}>
            <StoryDrawing name={drawing} />
            <div>
              <h3 className={css['title']}>{i18n._(title)}</h3>
              <p className={css['description']}>{i18n._(description)}</p>
              <Badge colour={isComing ? 'brown' : 'green'}>{i18n._(badge)}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
