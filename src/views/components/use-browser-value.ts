import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/**
 * Returns a value that only the browser has, such as a stored name. During hydration it returns the server's
 * value, so that both renderings are the same.
 */
export function useBrowserValue<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    nothingToHear,
    () => value,
    () => onServer,
  );
}

/** Returns true after hydration. */
export const useAlive = (): boolean => useBrowserValue(true, false);
