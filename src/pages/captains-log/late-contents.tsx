import { lazy, Suspense, useEffect } from 'react';
import { Ornament } from '#ui/ornament.tsx';
import { logOpened } from './open-log.ts';
import { CONTENTS_ID } from './contents-id.ts';
// Its script comes late, but the server's markup is seen at once.
import './results-bar.module.css';
import './solved-puzzles.module.css';
import './contents.module.css';
import './table.module.css';
import './treasure-map.module.css';

/**
 * Map and tables as the server wrote them, empty; their script is fetched when there is a log to read. A page that
 * is reached by a link has nothing from the server, so there it is fetched at once.
 */
export function LateContents() {
  useEffect(() => {
    if (document.getElementById(CONTENTS_ID) === null) fetchNow();
  }, []);
  return WHOLE;
}

let fetchNow: () => void;

/** Resolves once the page has been reached by a link, perhaps after an earlier visit with the server's markup. */
const reachedByLink = new Promise<void>((resolve) => {
  fetchNow = resolve;
});

const Contents = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => Promise.race([logOpened, reachedByLink]).then(load));

// Always the same element, so that hydration inside it can wait indefinitely.
const WHOLE = (
  <Ornament fail={warn}>
    <Suspense>
      <Contents />
    </Suspense>
  </Ornament>
);

async function load() {
  const { Contents: loaded } = await import('./contents.tsx');
  return { default: loaded };
}

function warn(cause: unknown): void {
  console.warn('What stands in the log is not shown.', cause);
}
