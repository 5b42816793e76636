import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** The page of the terms on which the games are played. */
export default function TermsOfService() {
  return <LegalPage route="terms-of-service" />;
}
