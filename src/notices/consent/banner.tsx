import { useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Choice } from '#services/consent.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { useRoomAtEnd } from '#notices/room-at-end.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import css from './banner.module.css';
import { Choices } from './choices.tsx';

/** The button that leads to the preferences. */
export const CUSTOMIZE_BUTTON_ID = 'customize-cookies';

const TITLE_ID = 'cookie-title';

interface ConsentBannerProps {
  readonly onChoose: (choice: Choice) => void;
  readonly onCustomize: () => void;
  readonly onClose: () => void;
  /** Moves focus elsewhere if the banner has it when it goes. */
  readonly leaveFocus: () => void;
}

/** The question at the lower edge of the window: not modal, and covers nothing at the page's end. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { onChoose, onCustomize, onClose, leaveFocus } = props;
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  useRoomAtEnd(region, '--consent-size');
  useFocusHandedOn(region, leaveFocus);
  return (
    <>
      <div className={css['berth']} />
      <section
        ref={region}
        className={css['place']}
        data-place="consent"
        aria-labelledby={TITLE_ID}
        {...COVERED_BY_DIALOGS}
      >
        <div className={css['card']}>
          <Drawing name="parrot" className={css['drawing']} />
          <div className={css['text']}>
            <h2 id={TITLE_ID} className={css['title']}>{t`A word about cookies`}</h2>
            <p>{t`We keep a few notes on your device. May we count visits too, if a counter is installed?`}</p>
          </div>
          <Choices className={css['choices']} onChoose={onChoose}>
            <Button kind="quiet" id={CUSTOMIZE_BUTTON_ID} onClick={onCustomize}>
              {t`Customize`}
            </Button>
          </Choices>
          <div className={css['close']}>
            <Tooltip text={t`Close`} align="end">
              {() => <CloseButton name={t`Close`} onClick={onClose} />}
            </Tooltip>
          </div>
        </div>
      </section>
    </>
  );
}

function useFocusHandedOn(region: RefObject<HTMLElement | null>, leaveFocus: () => void): void {
  const leave = useEffectEvent(leaveFocus);
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element?.contains(document.activeElement) === true) leave();
    };
  }, [region]);
}
