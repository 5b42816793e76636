import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The code of something that most visitors never ask for: fetched when it is wanted, null until it is
 * there. `fail` is called, with the cause, each time it could not be fetched.
 */
export function useLateModule<Module>(
  isWanted: boolean,
  load: () => Promise<Module>,
  fail: (cause: unknown) => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const fetchModule = useEffectEvent(() => load().then(setLoaded, fail));
  useEffect(() => {
    if (isWanted) void fetchModule();
  }, [isWanted]);
  return loaded;
}
