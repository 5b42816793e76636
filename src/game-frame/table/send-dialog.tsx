import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { encode } from 'uqr';
import type { Match } from '#core/game.ts';
import { formatMatch, type WrittenGame } from '#core/match-text.ts';
import type { Level } from '#core/mode.ts';
import { copyText } from '#services/clipboard.ts';
import { canShare, share } from '#services/share.ts';
import { useBackCloses } from '#ui/back.ts';
import { Button } from '#ui/button.tsx';
import { DialogCard, FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import { useNotify } from '#ui/toasts.tsx';
import { battleLink } from './link.ts';
import css from './send-dialog.module.css';

const TITLE_ID = 'send-battle-title';
/** A new toast about copying replaces the last one. */
const TOPIC = 'send-battle';

interface SendDialogProps {
  readonly game: WrittenGame;
  readonly match: Match<Level>;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** The dialog that hands the battle over as a link. */
export function SendDialog({ game, match, onClose, returnFocus }: SendDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = battleLink(location, formatMatch(game, match));
  useBackCloses(onClose);

  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    notify(
      isCopied
        ? { topic: TOPIC, title: t`Link copied!`, description: t`Paste it into a message.` }
        : {
            topic: TOPIC,
            title: t`Not copied`,
            description: t`Your browser did not allow it. The link is selected: copy it by hand.`,
            kind: 'destructive',
          },
    );
  }

  async function hand(): Promise<void> {
    if ((await share({ url: link })) === 'failed') await copy();
  }

  return (
    <Modal labelledBy={TITLE_ID} onClose={onClose} returnFocus={returnFocus}>
      <DialogCard className={css['card']}>
        <h2 id={TITLE_ID} className={css['title']}>{t`Send this battle`}</h2>
        <p>{t`Your friend opens the link, plays a move and sends the battle back.`}</p>
        <label htmlFor={fieldId} className={css['label']}>{t`Link`}</label>
        <input
          ref={field}
          id={fieldId}
          className={css['field']}
          dir="ltr"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={css['buttons']}>
          <Button kind="primary" icon="copy" onClick={() => void copy()} {...FIRST_FOCUS}>
            {t`Copy link`}
          </Button>
          {canShare() && (
            <Button kind="secondary" icon="send" onClick={() => void hand()}>
              {t`Share…`}
            </Button>
          )}
        </div>
        <QrCode text={link} name={t`The link as a QR code, for a phone at the table`} />
        <Button kind="secondary" onClick={onClose}>{t`Close`}</Button>
      </DialogCard>
    </Modal>
  );
}

/** A square that a phone's camera reads. */
function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const { size, data } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} className={css['code']}>
      <rect width={size} height={size} className={css['light']} />
      <path d={path} className={css['dark']} shapeRendering="crispEdges" />
    </svg>
  );
}
