import { useEffect, useEffectEvent } from 'react';
import type { Visibility } from '#services/visibility.ts';

/** Calls `onHidden` whenever the page goes out of sight. */
export function useWhenHidden(visibility: Visibility, onHidden: () => void): void {
  const hide = useEffectEvent(onHidden);
  useEffect(() => visibility.onHidden(() => hide()), [visibility]);
}
