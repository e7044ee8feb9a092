import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/**
 * Returns a value that only the browser knows, such as a stored name. While the server's page, or a late part of it, is
 * taken over, it returns the value with which the server rendered it: any other one would be a hydration error.
 */
export function useBrowserValue<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    nothingToHear,
    () => value,
    () => onServer,
  );
}

/** Returns true once scripts have taken over the page around it. */
export const useAlive = (): boolean => useBrowserValue(true, false);
