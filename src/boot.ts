/*
 * This script stands inside every page that has scripts and runs before anything can be seen. It lets
 * settings and window sizes take effect, records presses until the application can respond, and requests the
 * entry a second time if the first try failed. The build writes it into the pages; it imports nothing when it
 * runs.
 */
import { createSettingsEffect } from '#services/apply-settings.ts';
import { askBrowser } from '#services/ask-browser.ts';
import type { Boot } from '#services/boot.ts';
import { deferLayout } from '#services/deferred-layout.ts';
import { followWidth } from '#services/fresh-media.ts';
import { SETTINGS, SETTINGS_KEY } from '#services/settings.ts';
import { storedText } from '#services/storage.ts';
import { MODULES_ATTRIBUTE } from '#site/document-ids.ts';

/** Controls that do nothing without script; a menu's button opens its menu by itself. */
const MUTE = 'button:not([popovertarget]), [role="gridcell"]';

const presses: HTMLElement[] = [];
const entry = document.querySelector<HTMLScriptElement>(`script[${MODULES_ATTRIBUTE}]`);
let isEntryThere = false;

// A visitor who presses a control several times because nothing happens means to press it once.
function note({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(MUTE) : null;
  if (pressed !== null && pressed !== presses[presses.length - 1]) presses.push(pressed);
}

// A browser counts a truncated or empty script as loaded, and remembers by address what it received or
// failed to receive, so the second try needs an address that has not been requested before.
function tryAgain(): void {
  if (isEntryThere || entry === null) return;
  import(/* @vite-ignore */ `${entry.src}?again=${Date.now()}`).catch(console.error);
}

// What cannot be read is warned of where settings are made.
function applyStored(): void {
  const text = askBrowser(() => storedText(SETTINGS_KEY), null);
  boot.applySettings(SETTINGS.parse(text).value);
}

function follow({ key }: StorageEvent): void {
  // When the whole storage is cleared, the event names no key.
  if (key === SETTINGS_KEY || key === null) applyStored();
}

const boot: Boot = {
  applySettings: createSettingsEffect(),
  noteEntry() {
    isEntryThere = true;
  },
  takePresses() {
    document.removeEventListener('click', note, true);
    return presses;
  },
};

deferLayout();
followWidth();
window.boot = boot;
addEventListener('storage', follow);
addEventListener('pageshow', applyStored);
document.addEventListener('click', note, true);
entry?.addEventListener('load', tryAgain);
entry?.addEventListener('error', tryAgain);
applyStored();
