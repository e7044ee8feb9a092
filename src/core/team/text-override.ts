import { Failure } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';

/** A text of the site in both languages; null where the text of the files is in force. */
export type TextOverride = Record<Language, string | null>;

export const MAX_TEXT_LENGTH = 5_000;

/** Returns the values that a text shows, such as `{{count}}`, and its references to other texts, sorted. */
export function placeholdersOf(text: string): string[] {
  const found = text.match(/\{\{[^{}]*\}\}|\$t\([^()]*\)/g) ?? [];
  return [...new Set(found.map((one) => one.replace(/\s/g, '')))].toSorted();
}

/**
 * Checks changed texts against those of the files (TEAM-09).
 * @throws Failure `invalid` for an empty or too long text, and for one with other values than the original
 */
export function ensureTextOverride(override: TextOverride, originals: Record<Language, string>): void {
  const fields: Record<string, string> = {};
  for (const language of ['bg', 'en'] as const) {
    const text = override[language];
    if (text === null) continue;
    const error = errorOf(text, originals[language]);
    if (error) fields[language] = error;
  }
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}

function errorOf(text: string, original: string): string | null {
  if (text.trim() === '') return 'error-text-empty';
  if (text.length > MAX_TEXT_LENGTH) return 'error-wording-too-long';
  const isSame = placeholdersOf(text).join() === placeholdersOf(original).join();
  return isSame ? null : 'error-text-placeholders';
}
