import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** The page that says what is stored on whose device, and that nothing is sent. */
export default function PrivacyPolicy() {
  return <LegalPage route="privacy-policy" />;
}
