import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import type { Sending } from './seated.ts';
import css from './send-to-friend.module.css';

/** Opens the dialog that sends the battle as a link; only an icon where there is little room. */
export function SendToFriend({ setIsOpen }: Sending) {
  const { t } = useLingui();
  return (
    <div className={css['send']} data-send>
      <Tooltip text={t`Send to a friend`} align="end">
        {() => (
          <Button
            kind="secondary"
            icon="send"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >{t`Send to a friend`}</Button>
        )}
      </Tooltip>
    </div>
  );
}
