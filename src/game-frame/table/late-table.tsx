import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { Seated } from './seated.ts';
import { mayHoldBattle } from './signs.ts';

/**
 * Keeps a battle that is under way, offers one that was left, opens the one of a link, and sends one. Code
 * and texts load with the first move, or where there is something to do.
 */
export function LateTable({ seated }: { readonly seated: Seated }) {
  const { id, storage, match, sending, loadNotation } = seated;
  const { code } = languageFor(useLingui().i18n.locale);
  const isExpected = useSyncExternalStore(
    followAddress,
    () => mayHoldBattle(id, storage, location.hash),
    () => false,
  );
  const isWanted = isExpected || sending.isOpen || match.moves.length > 0;
  const late = useLateModule(isWanted, () => load(code, loadNotation), warn);
  return late === null ? null : (
    <late.Table i18n={late.i18n} game={{ id, notation: late.notation }} seated={seated} />
  );
}

function followAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

async function load(language: LanguageCode, loadNotation: Seated['loadNotation']) {
  const i18n = createI18n(language);
  const [{ Table }, notation] = await Promise.all([
    import('./table.tsx'),
    loadNotation(),
    addCatalogues(i18n, language, ['table']),
  ]);
  return { Table, notation, i18n };
}

function warn(cause: unknown): void {
  console.warn('Battles are neither kept nor sent.', cause);
}
