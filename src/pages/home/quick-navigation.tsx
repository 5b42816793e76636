import { useLingui } from '@lingui/react/macro';
import { useRef, type ToggleEvent } from 'react';
import { Icon } from '#ui/drawing.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import css from './quick-navigation.module.css';
import { HOME_SECTIONS } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { useHeaderHeight } from './use-header-height.ts';

const SHEET_ID = 'quick-navigation';
const IDS = HOME_SECTIONS.map(({ id }) => id);

/**
 * The way to the page's sections: a row of icons at the edge of a wide window, else a sheet that a
 * button opens. The browser itself opens, closes and jumps, so all of this works without script.
 */
export function QuickNavigation() {
  const { t, i18n } = useLingui();
  const current = useCurrentSection(IDS);
  useHeaderHeight();
  const toggle = useRef<HTMLButtonElement>(null);

  // A press outside the sheet closes it and leaves focus on something that cannot be operated.
  function keepFocus({ newState }: ToggleEvent): void {
    const focused = document.activeElement;
    const isLost = focused instanceof HTMLElement && focused.tabIndex < 0;
    if (newState === 'closed' && isLost) toggle.current?.focus({ preventScroll: true });
  }

  return (
    <nav className={css['navigation']} aria-label={t`Quick navigation`}>
      <span className={css['place']}>
        <Tooltip text={t`Quick navigation`} side="below" align="end">
          {() => (
            <button
              ref={toggle}
              type="button"
              className={css['toggle']}
              aria-label={t`Quick navigation`}
              popoverTarget={SHEET_ID}
            >
              <Icon name="compass" />
            </button>
          )}
        </Tooltip>
      </span>
      <ul id={SHEET_ID} className={css['sheet']} popover="auto" onBeforeToggle={keepFocus}>
        {HOME_SECTIONS.map(({ id, name, icon }) => (
          <li key={id}>
            <Tooltip text={i18n._(name)} side="beside">
              {() => (
                <a
                  href={`#${id}`}
                  className={css['entry']}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => focusSection(id)}
                >
                  <Icon name={icon} />
                  <span className={css['name']}>{i18n._(name)}</span>
                </a>
              )}
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The browser scrolls; the section takes the focus that would be lost with the sheet.
function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
