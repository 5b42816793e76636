import { lazy, Suspense } from 'react';
import { firstInteraction } from '#services/first-interaction.ts';
import { Ornament } from '#ui/ornament.tsx';
// Its script comes late, but the server's markup is seen at once.
import './quick-navigation.module.css';

/**
 * The quick navigation as the server wrote it, links and all; its script is fetched when a person
 * first does something, since until then there is nothing for it to do.
 */
export function LateQuickNavigation() {
  return WHOLE;
}

const Navigation = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => firstInteraction().then(load).catch(neverMind));

// Always the same element, so that hydration inside it can wait indefinitely.
const WHOLE = (
  <Ornament fail={warn}>
    <Suspense>
      <Navigation />
    </Suspense>
  </Ornament>
);

async function load() {
  const { QuickNavigation } = await import('./quick-navigation.tsx');
  return { default: QuickNavigation };
}

function warn(cause: unknown): void {
  console.warn('The quick navigation was left out.', cause);
}

// Without its script it stays as the server wrote it: its links and its sheet still work.
function neverMind(): Promise<never> {
  return new Promise(() => undefined);
}
