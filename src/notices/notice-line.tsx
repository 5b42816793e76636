import { useRef, type ReactNode } from 'react';
import type { Language } from '#i18n/languages.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/drawing.tsx';
import type { IconName } from '#ui/drawing-names.ts';
import { COVERED_BY_DIALOGS } from '#ui/dialog-outlet.tsx';
import { useRoomAtEnd } from './room-at-end.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import css from './notice-line.module.css';

interface NoticeLineProps {
  /** The kind of notice: each has its own place, and only one of a kind shows at a time. */
  readonly place: 'offer' | 'update';
  /** The accessible name of the line's region. */
  readonly name: string;
  readonly language: Language;
  readonly icon: IconName;
  readonly sentence: string;
  /** A link or a button that does what the sentence offers. */
  readonly action: ReactNode;
  /** The name of the close button. */
  readonly closeName: string;
  readonly onClose: () => void;
  /** Called after closing, if the focus was inside. */
  readonly returnFocus: () => void;
}

/** How a link or a button in a notice looks. */
export const NOTICE_ACTION = css['action'];

/**
 * A line that waits and demands no answer: below the header where it offers another language, at the
 * window's lower edge where it offers a new version.
 */
export function NoticeLine(props: NoticeLineProps) {
  const { place, name, language, icon, sentence, action, closeName, onClose, returnFocus } = props;
  const region = useRef<HTMLElement>(null);
  useRoomAtEnd(region, `--${place}-size`);

  function close(): void {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    onClose();
    if (hadFocus) returnFocus();
  }

  return (
    <>
      {place === 'update' && <div className={css['berth']} />}
      <section
        ref={region}
        className={css['place']}
        data-place={place}
        lang={language.code}
        dir={language.direction}
        aria-label={name}
        {...COVERED_BY_DIALOGS}
      >
        <div className={css['line']}>
          <Icon name={icon} />
          <p className={css['words']}>
            <span>{sentence}</span> {action}
          </p>
          <Tooltip text={closeName} align="end">
            {() => <CloseButton name={closeName} onClick={close} />}
          </Tooltip>
        </div>
      </section>
    </>
  );
}
