import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** The page that says what works for whom, and what does not yet. */
export default function Accessibility() {
  return <LegalPage route="accessibility" />;
}
