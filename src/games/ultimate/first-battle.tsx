import { useLingui } from '#i18n/use-lingui.tsx';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import type { TextStorage } from '#services/storage.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { UltimatePosition } from './rules.ts';

interface FirstBattleProps {
  /** The position of which something may be explained. */
  readonly position: UltimatePosition;
  /** The board that has been opened to play on. */
  readonly opened?: number | null;
  /** Whether a move has been made, told or not. */
  readonly hasBegun: boolean;
  readonly storage: TextStorage;
}

/**
 * Explains each idea of the game when it happens for the first time on this device. Code and texts load
 * with the first move of a battle.
 */
export function FirstBattle({ position, opened = null, hasBegun, storage }: FirstBattleProps) {
  const { code } = languageFor(useLingui().i18n.locale);
  const loaded = useLateModule(hasBegun, () => load(code), giveUp);
  // The region is there before its text, or some screen readers would not speak it.
  return (
    hasBegun && (
      <div role="status">
        {loaded !== null && (
          <loaded.IdeaCard i18n={loaded.i18n} {...{ position, opened, storage }} />
        )}
      </div>
    )
  );
}

function giveUp(cause: unknown): void {
  console.warn('No idea is explained.', cause);
}

async function load(language: LanguageCode) {
  const [{ IdeaCard }, i18n] = await Promise.all([
    import('./idea-card.tsx'),
    lateTexts(language, 'ultimate-ideas'),
  ]);
  return { IdeaCard, i18n };
}
