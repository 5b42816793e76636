import { TextPage } from '#pages/text-page/text-page.tsx';

/** The configuration files that the site is built with. */
export default function Files() {
  return (
    <TextPage route="files" width="column">
      {null}
    </TextPage>
  );
}
