import { useLingui } from '@lingui/react/macro';
import { ProseInPart } from '#navigation/served/prose.tsx';
import css from './chapters.module.css';
import { Reveal } from './reveal.tsx';
import { Section } from './section.tsx';

/** The benefits of playing. */
export function Benefits() {
  const { t } = useLingui();
  return (
    <Section
      id="benefits"
      drawing="goblet"
      heading={t`Small game, good company`}
      lead={t`It takes two minutes, and it teaches you to wait your turn, look ahead and lose with a smile.`}
    >
      <Reveal summary={t`Read why playing does you good`} look="plain">
        <ProseInPart name="benefits" />
      </Reveal>
    </Section>
  );
}

/** The game's own history: in four stops, and at length. */
export function History() {
  const { t } = useLingui();
  return (
    <Section id="history" heading={t`An old game in new waters`}>
      <ol className={css['route']}>
        <li className={css['stop']}>
          <h3 className={css['place']}>{t`Roman pebbles`}</h3>
          <p>{t`Three little stones a side: a cousin of our game, and two thousand years old.`}</p>
        </li>
        <li className={css['stop']}>
          <h3 className={css['place']}>{t`School slates`}</h3>
          <p>{t`In the 19th century it gets into print under many names, with a rhyme for the winner.`}</p>
        </li>
        <li className={css['stop']}>
          <h3 className={css['place']}>{t`1952, Cambridge`}</h3>
          <p>{t`OXO, one of the first games on a screen, plays noughts and crosses without a mistake.`}</p>
        </li>
        <li className={css['stop']}>
          <h3 className={css['place']}>{t`Here`}</h3>
          <p>{t`Skulls against chests, on the screen in your hand.`}</p>
        </li>
      </ol>
      <Reveal summary={t`Read the whole history`} look="plain">
        <ProseInPart name="history" />
      </Reveal>
    </Section>
  );
}

/** What real pirates played, and what only the parrot says they did. */
export function PirateHistory() {
  const { t } = useLingui();
  return (
    <Section
      id="pirate-history"
      drawing="flag"
      heading={t`Did pirates play it?`}
      lead={t`Nobody knows. But their house rules had something to say about games.`}
    >
      <Reveal summary={t`Read about pirates and games`} look="plain">
        <ProseInPart name="pirate-history" />
      </Reveal>
    </Section>
  );
}

/** Relatives of the games, as far back as is known. */
export function AncientGames() {
  const { t } = useLingui();
  return (
    <Section
      id="ancient-games"
      drawing="key"
      heading={t`Three in a row, long ago`}
      lead={t`Stones in a cloister, shells at court and a riddle on an Egyptian roof.`}
    >
      <Reveal summary={t`Read about ancient games`} look="plain">
        <ProseInPart name="ancient-games" />
      </Reveal>
    </Section>
  );
}
