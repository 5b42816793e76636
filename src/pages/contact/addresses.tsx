import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SITE } from '#site/site.ts';
import { SYMBOL_PICTURES } from '#ui/drawing.tsx';
import type { SymbolName } from '#ui/drawing-names.ts';
import { Picture, DESKTOP_WINDOW } from '#ui/picture.tsx';
import { AddressLink } from './address-link.tsx';
import css from './addresses.module.css';

interface Card {
  readonly address: keyof typeof SITE.addresses;
  readonly name: MessageDescriptor;
  readonly drawing: SymbolName;
}

const CARDS: readonly Card[] = [
  { address: 'general', name: msg`General`, drawing: 'parrot' },
  { address: 'support', name: msg`Support`, drawing: 'anchor' },
  { address: 'feedback', name: msg`Feedback`, drawing: 'compass' },
];

/** The addresses that do reach someone. */
export function Addresses() {
  const { t, i18n } = useLingui();
  return (
    <ul className={css['cards']} aria-label={t`Addresses`}>
      {CARDS.map(({ address, name, drawing }) => (
        <li key={address} className={css['card']}>
          <Picture
            src={SYMBOL_PICTURES[drawing]}
            alt=""
            width={64}
            height={64}
            eagerIn={DESKTOP_WINDOW}
          />
          <div className={css['words']}>
            <p className={css['name']}>{i18n._(name)}</p>
            <AddressLink to={address} />
          </div>
        </li>
      ))}
    </ul>
  );
}
