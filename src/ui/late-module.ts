import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

/**
 * The code of something that most visitors never ask for: fetched when it is wanted, null until it is
 * there. `fail` is called, with the cause, each time it could not be fetched.
 *
 * Often a press makes it wanted. What the press shows is painted before the fetch begins, since a link for each
 * of the chunk's files takes a slow phone 20 ms.
 */
export function useLateModule<Module>(
  isWanted: boolean,
  load: () => Promise<Module>,
  fail: (cause: unknown) => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const fetchModule = useEffectEvent(() => load().then(setLoaded, fail));
  const isDue = useDeferredValue(isWanted);
  useEffect(() => {
    if (isDue) void fetchModule();
  }, [isDue]);
  return loaded;
}
