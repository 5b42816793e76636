import { useLingui } from '#i18n/use-lingui.tsx';
import { addCatalogues } from '#i18n/format.ts';
import { languageFor } from '#i18n/languages.ts';
import { useLateModule } from '#ui/late-module.ts';

/** What makes a battle fair for a family: fetched once it is wanted, null until it is there. */
export function useFairPlay(isWanted: boolean, fail: () => void) {
  const { i18n } = useLingui();
  const { code } = languageFor(i18n.locale);
  return useLateModule(
    isWanted,
    async () => {
      // Banner, score and announcements of the page say the names, so the page's own texts grow.
      const [{ FairPlay, headStartNote }] = await Promise.all([
        import('./fair-play.tsx'),
        addCatalogues(i18n, code, ['fair-play']),
      ]);
      return { FairPlay, headStartNote };
    },
    (cause) => {
      console.warn('No head starts are shown.', cause);
      fail();
    },
  );
}
