import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** On what terms the games are played. */
export default function TermsOfService() {
  return <LegalPage route="terms-of-service" />;
}
