import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { STARTER_RULES, type StarterRule, type Terms } from '#core/fair-start.ts';
import { SIDES, type Side } from '#core/game.ts';
import { battleWords } from '#game-frame/words-store.ts';
import { USUAL_WORDS } from '#session/battle-words.ts';
import { Segmented } from '#ui/segmented.tsx';
import { createStore, useStore } from '#ui/store.ts';
import css from './fair-play.module.css';
import { LONGEST_NAME, namedWords } from './named-words.ts';

/** Says which side has a head start. */
const HEAD_STARTS = {
  first: msg`Skull Pirates get a head start`,
  second: msg`Treasure Hunters get a head start`,
} as const;

/** What stands beside the score of a battle in which a side has a head start: its captain's name, if it has one. */
export function headStartNote(
  side: Side,
  { names }: typeof USUAL_WORDS,
  text: (words: MessageDescriptor) => string,
): string {
  if (names[side] === USUAL_WORDS.names[side]) return text(HEAD_STARTS[side]);
  const name = text(names[side]);
  return text(msg`${name} gets a head start`);
}

const EVEN = 'even';

const STARTERS = {
  first: msg`Skull Pirates start`,
  loser: msg`The last loser starts`,
} as const satisfies Record<StarterRule, unknown>;

/** The names of the captains, as they are written, for this visit. */
const captains = createStore<Readonly<Record<Side, string>>>({ first: '', second: '' });

export interface FairPlayProps {
  readonly terms: Terms;
  /** A battle is under way; the text at `reasonId` says that its terms stay. */
  readonly lock: { readonly isLocked: boolean; readonly reasonId: string };
  readonly onAgree: (terms: Terms) => void;
}

/** What makes a battle fair for a family: a head start, who begins, and names for the captains. */
export function FairPlay({ terms, lock, onAgree }: FairPlayProps) {
  const { t, i18n } = useLingui();
  const headings = { handicap: t`Handicap`, starter: t`Who starts` };
  return (
    <div className={css['terms']}>
      <p className={css['heading']} aria-hidden="true">
        {headings.handicap}
      </p>
      <Segmented
        name={headings.handicap}
        options={[
          { value: EVEN, label: t`Even` },
          ...SIDES.map((side) => ({ value: side, label: i18n._(HEAD_STARTS[side]) })),
        ]}
        value={terms.headStart ?? EVEN}
        lock={lock}
        layout="column"
        onChoose={(chosen) => onAgree({ ...terms, headStart: chosen === EVEN ? null : chosen })}
      />
      <p className={css['note']}>
        {t`A head start is two coins in Ship Battle, and the centre board in Ultimate.`}
      </p>
      <p className={css['heading']} aria-hidden="true">
        {headings.starter}
      </p>
      <Segmented
        name={headings.starter}
        options={STARTER_RULES.map((value) => ({ value, label: i18n._(STARTERS[value]) }))}
        value={terms.starterRule}
        lock={lock}
        layout="column"
        onChoose={(starterRule) => onAgree({ ...terms, starterRule })}
      />
      <NameField side="first" label={t`Name of the first captain`} />
      <NameField side="second" label={t`Name of the second captain`} />
    </div>
  );
}

function NameField({ side, label }: { readonly side: Side; readonly label: string }) {
  const id = useId();
  const names = useStore(captains);

  function rename(name: string): void {
    const renamed = { ...names, [side]: name };
    captains.write(renamed);
    battleWords.write(namedWords(renamed));
  }

  return (
    <div className={css['name']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="auto"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        value={names[side]}
        onChange={({ target }) => rename(target.value)}
      />
    </div>
  );
}
