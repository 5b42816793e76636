import { LegalPage } from '#pages/legal-page/legal-page.tsx';

/** What works for whom, and what does not yet. */
export default function Accessibility() {
  return <LegalPage route="accessibility" />;
}
