import type { Picture } from '../../core/shared/picture.ts';
import { fieldsOf } from './text-store.ts';

export const MAX_STOTINKI = 1_000_000_000;

/** Whether it is a whole number within these. */
export function isWhole(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** A picture of our own: what stands in the storage is no reason to call another site. Null for all else. */
export function pictureIn(stored: unknown): Picture | null {
  const { url, width, height, widths } = fieldsOf(stored);
  if (typeof url !== 'string' || !/^\/[^/\\]/.test(url) || !isWhole(width, 1) || !isWhole(height, 1))
    return null;
  return { url, width, height, ...(isListOfWidths(widths) && { widths }) };
}

/** Without it the address would be taken for a file's. */
function isListOfWidths(stored: unknown): stored is number[] {
  return Array.isArray(stored) && stored.length > 0 && stored.every((width) => isWhole(width, 1));
}

/** Version of a plan in the browser, in the form of an account's version: after a login the plan is saved to the account. */
export const browserVersion = (count: number): string => String(count).padStart(22, '0');
