import type { I18n } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useEffect, useState } from 'react';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import type { TextStorage } from '#services/storage.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { Seated } from './seated.ts';
import { mayHoldBattle } from './signs.ts';

/**
 * Keeps a battle that is under way, offers one that was left, opens the one of a link, and sends one. Code
 * and texts load with the first move, or where there is something to do.
 */
export function LateTable({ seated }: { readonly seated: Seated }) {
  const { id, modes, storage, match, sending, loadNotation } = seated;
  const late = useLateTable({
    id,
    storage,
    isWanted: sending.isOpen || match.moves.length > 0,
    load: async () => {
      const [{ Table }, notation] = await Promise.all([import('./table.tsx'), loadNotation()]);
      return { Table, notation };
    },
  });
  return late === null ? null : (
    <late.Table i18n={late.i18n} game={{ id, modes, notation: late.notation }} seated={seated} />
  );
}

interface Wanted<Part> {
  /** The game's id. */
  readonly id: string;
  readonly storage: TextStorage;
  /** It is wanted even where nothing was left and no link is opened. */
  readonly isWanted: boolean;
  readonly load: () => Promise<Part>;
}

/** What keeps and offers the games that are left, with the texts for it; null until it is there. */
export function useLateTable<Part extends object>({
  id,
  storage,
  isWanted,
  load,
}: Wanted<Part>): (Part & { readonly i18n: I18n }) | null {
  const { code } = languageFor(useLingui().i18n.locale);
  const [isExpected, setIsExpected] = useState(false);
  // When the page comes and when its address changes: what another window begins meanwhile has not been left.
  useEffect(() => {
    const look = () => {
      if (mayHoldBattle(id, storage, location.hash)) setIsExpected(true);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id, storage]);
  return useLateModule(isExpected || isWanted, () => withTexts(load(), code), warn);
}

async function withTexts<Part>(
  loading: Promise<Part>,
  language: LanguageCode,
): Promise<Part & { readonly i18n: I18n }> {
  const [part, i18n] = await Promise.all([loading, lateTexts(language, 'table')]);
  return { ...part, i18n };
}

function warn(cause: unknown): void {
  console.warn('No battles are kept or sent.', cause);
}
