import type { Picture } from '../../core/shared/picture.ts';
import { fieldsOf } from './text-store.ts';

export const MAX_STOTINKI = 1_000_000_000;

/** True for a whole number within the limits. */
export function isWhole(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/**
 * Stored picture of this site; null for other addresses, so that storage cannot cause requests to other
 * sites.
 */
export function pictureIn(stored: unknown): Picture | null {
  const { url, width, height, widths } = fieldsOf(stored);
  if (typeof url !== 'string' || !/^\/[^/\\]/.test(url) || !isWhole(width, 1) || !isWhole(height, 1))
    return null;
  return { url, width, height, ...(isListOfWidths(widths) && { widths }) };
}

/** Without valid widths the address would be used as a file. */
function isListOfWidths(stored: unknown): stored is number[] {
  return Array.isArray(stored) && stored.length > 0 && stored.every((width) => isWhole(width, 1));
}

/**
 * Version of a plan in the browser. It has the format of an account's version, because a login saves the plan
 * to the account.
 */
export const browserVersion = (count: number): string => String(count).padStart(22, '0');

/** Stored list; other values become an empty one. */
export const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** Stored text, truncated to the maximum characters; other values become empty. */
export const textIn = (stored: unknown, most: number): string =>
  typeof stored === 'string' ? stored.slice(0, most) : '';
