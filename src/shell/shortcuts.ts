import { useEffect } from 'react';
import { MENU_BUTTON_ID, NAVIGATION_ID } from './header.tsx';
import { MAIN_ID } from '#ui/main-element.ts';

/** Where a key combination leads: Alt+S to the main content, Alt+N to the navigation. */
type Shortcut = 'main' | 'navigation';

interface KeyPress {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** AltGr writes letters in many layouts and is reported as Alt by some systems. */
  readonly hasAltGraph: boolean;
  readonly isInTextField: boolean;
}

const SHORTCUT_CODES: Readonly<Record<string, Shortcut>> = { KeyS: 'main', KeyN: 'navigation' };

/** The shortcut of a key press, or null. Matched by the key's position, since Alt changes its letter on a Mac. */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const isPlainAlt = press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey;
  if (!isPlainAlt || press.hasAltGraph || press.isInTextField) return null;
  return SHORTCUT_CODES[press.code] ?? null;
}

/** Listens for the site's shortcuts as long as the component is shown. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

function follow(event: KeyboardEvent): void {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const hasAltGraph = event.getModifierState('AltGraph');
  const isInTextField = isTextField(event.target);
  const press = { code, altKey, ctrlKey, metaKey, shiftKey, hasAltGraph, isInTextField };
  const shortcut = shortcutOf(press);
  if (shortcut === null) return;
  event.preventDefault();
  if (shortcut === 'main') document.getElementById(MAIN_ID)?.focus();
  else navigationTarget()?.focus();
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

// If the list is folded into a menu, the menu's button takes its place.
function navigationTarget(): HTMLElement | null {
  const menuButton = document.getElementById(MENU_BUTTON_ID);
  return menuButton?.checkVisibility() === true
    ? menuButton
    : document.getElementById(NAVIGATION_ID);
}
