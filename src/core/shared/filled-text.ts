import type { Language } from './language.ts';
import { writtenNumber } from './written-number.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of `content/translations` with its values in the places of `{{name}}`: numbers with the decimal mark of the
 * language, and a single full stop where a value ends in one („26 ноември 2026 г.“).
 */
export function filledText(text: string, values: TextValues, language: Language): string {
  return text.replace(/\{\{(\w+)(?:, number)?\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name];
    const written = typeof value === 'number' ? writtenNumber(value, language) : String(value);
    return written.endsWith('.') ? written : written + stop;
  });
}
