import type { I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { languageToOffer } from '#i18n/preferred-language.ts';
import { browserConsent } from '#services/consent.ts';
import { browserLanguages, browserOfferDeclined } from '#services/language-offer.ts';
import { firstInteraction } from '#services/first-interaction.ts';
import { Ornament } from '#ui/ornament.tsx';
import type * as Line from './offer-line.tsx';

interface LanguageOfferProps {
  readonly language: Language;
  /** The path of the shown page without its language's prefix; null when it leads nowhere, and nothing is offered. */
  readonly path: string | null;
}

interface Loaded extends Pick<typeof Line, 'OfferLine'> {
  readonly offered: Language;
  readonly i18n: I18n;
}

/**
 * Offers the page in the language that the browser prefers, unless that was declined before. Only one
 * question is asked at a time: as long as that of cookies is open, and on the page where it was answered,
 * nothing is offered. Code and texts load only if there is something to offer, and only once a person
 * does something.
 */
export function LanguageOffer(props: LanguageOfferProps) {
  return (
    <Ornament fail={warn}>
      <Offer {...props} />
    </Ornament>
  );
}

function Offer({ language, path }: LanguageOfferProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  // Each page looks anew: the question of cookies may have been answered on the page before.
  useEffect(() => {
    const offered = path === null ? null : languageToOffer(language.code, browserLanguages());
    if (offered === null || browserOfferDeclined.read() || browserConsent.read() === null) return;
    firstInteraction()
      .then(() => load(offered))
      .then(setLoaded, warn);
  }, [language, path]);

  if (loaded === null || path === null) return null;
  const { OfferLine, offered, i18n } = loaded;
  return <OfferLine i18n={i18n} offered={offered} path={path} />;
}

// The texts are in the offered language: a person who wants it may read no other.
async function load(offered: Language): Promise<Loaded> {
  const i18n = createI18n(offered.code);
  const [{ OfferLine }] = await Promise.all([
    import('./offer-line.tsx'),
    addCatalogues(i18n, offered.code, ['language-offer']),
  ]);
  return { OfferLine, offered, i18n };
}

function warn(cause: unknown): void {
  console.warn('No other language is offered.', cause);
}
