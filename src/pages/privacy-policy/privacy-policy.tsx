import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** What is stored on whose device, and what is sent: nothing. */
export default function PrivacyPolicy() {
  return <LegalPage route="privacy-policy" />;
}
