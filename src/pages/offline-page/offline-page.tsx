import becalmed from '#generated/pictures/becalmed.svg?raw';
import { useLingui } from '@lingui/react/macro';
import { WholeScreen } from '#shell/error/whole-screen.tsx';
import { buttonClass } from '#ui/button.tsx';
import { OFFLINE_TITLE } from './title.ts';

/** Shown without a connection in place of a page that was never visited; needs no script. */
export function OfflinePage({ homePath }: { readonly homePath: string }) {
  const { i18n, t } = useLingui();
  return (
    <WholeScreen
      title={i18n._(OFFLINE_TITLE)}
      drawing={<Becalmed />}
      line={t`This page is not stored on your device yet. The games in your language are, so you can still play.`}
    >
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the window has the address that was asked for */}
      <a href="" className={buttonClass({ kind: 'primary' })}>{t`Try again`}</a>
      <a href={homePath} className={buttonClass({ kind: 'secondary' })}>{t`Return to Home`}</a>
    </WholeScreen>
  );
}

/** A ship without wind. It is part of the page, so there is nothing to fetch. */
function Becalmed() {
  // oxlint-disable-next-line react/no-danger -- the build makes this markup, no user input reaches it
  return <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: becalmed }} />;
}
