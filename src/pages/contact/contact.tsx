import { TextPage } from '#pages/text-page/text-page.tsx';

/** How to reach the crew. */
export default function Contact() {
  return (
    <TextPage route="contact" width="whole">
      {null}
    </TextPage>
  );
}
