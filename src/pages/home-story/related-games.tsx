import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/badge.tsx';
import css from './related-games.module.css';
import { Reveal } from './reveal.tsx';
import { Section } from './section.tsx';
import { StoryDrawing, type DrawingName } from './story-drawing.tsx';

interface RelatedGame {
  readonly title: MessageDescriptor;
  readonly drawing: DrawingName;
  readonly description: MessageDescriptor;
  readonly category: MessageDescriptor;
  readonly players: MessageDescriptor;
  readonly durationMinutes: number;
  /** Null as long as nobody has played it. */
  readonly rating: number | null;
  readonly features: readonly MessageDescriptor[];
}

const GAMES: readonly RelatedGame[] = [
  {
    title: msg`Connect Four Pirates`,
    drawing: 'coin',
    description: msg`Four in a row on a rolling deck, where the tide moves the columns.`,
    category: msg`Strategy`,
    players: msg`2 players`,
    durationMinutes: 10,
    rating: null,
    features: [msg`Tides that turn the board`, msg`Three ships to choose from`],
  },
  {
    title: msg`Pirate Chess Battle`,
    drawing: 'crown',
    description: msg`The whole game of chess, with two crews on one deck.`,
    category: msg`Strategy`,
    players: msg`2 players`,
    durationMinutes: 30,
    rating: null,
    features: [msg`All the rules of chess`, msg`Shows where a piece may go`],
  },
  {
    title: msg`Treasure Map Sudoku`,
    drawing: 'treasure',
    description: msg`Fill the map, one number per square, until the X is found.`,
    category: msg`Puzzle`,
    players: msg`1 player`,
    durationMinutes: 15,
    rating: null,
    features: [msg`Four levels, from cabin boy to captain`, msg`Pencil marks`],
  },
  {
    title: msg`Pirate Memory Match`,
    drawing: 'parrot',
    description: msg`Two captains take turns; the sharper memory takes the cargo.`,
    category: msg`Memory`,
    players: msg`1–2 players`,
    durationMinutes: 8,
    rating: null,
    features: [msg`For one or for two`, msg`New drawings on the cards`],
  },
];

/** Planned games: a drawing and a name of each, what is known of it in a fold, and nothing to press yet. */
export function RelatedGames() {
  const { t, i18n } = useLingui();
  return (
    <Section id="related" heading={t`On the horizon`} lead={t`Planned for later voyages.`}>
      <ul className={css['games']}>
        {GAMES.map((game) => (
          <li key={game.title.id} className={css['game']}>
            <div className={css['art']}>
              <StoryDrawing name={game.drawing} />
            </div>
            <Badge colour="brown">{t`Coming Soon`}</Badge>
            <h3 className={css['title']}>{i18n._(game.title)}</h3>
            <Reveal summary={t`Details`} look="quiet">
              <p>{i18n._(game.description)}</p>
              <Facts game={game} />
              <ul className={css['features']}>
                {game.features.map((feature) => (
                  <li key={feature.id}>{i18n._(feature)}</li>
                ))}
              </ul>
            </Reveal>
            <Button kind="secondary" icon="bell" disabled>
              {t`Notify Me`}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ game }: { readonly game: RelatedGame }) {
  const { t, i18n } = useLingui();
  const { durationMinutes, rating } = game;
  const facts = [
    [t`Category`, i18n._(game.category)],
    [t`Players`, i18n._(game.players)],
    [t`Duration`, t`${plural(durationMinutes, { one: '# min', other: '# min' })}`],
    [t`Rating`, rating === null ? t`None yet` : t`${rating} of 5`],
  ] as const;
  return (
    <dl className={css['facts']}>
      {facts.map(([term, value]) => (
        <div key={term} className={css['fact']}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
