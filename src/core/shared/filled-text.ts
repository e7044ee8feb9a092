import type { Language } from './language.ts';
import { groupedNumber, writtenNumber } from './written-number.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of `content/translations` with its values in the places of `{{name}}`: numbers with the decimal mark of the
 * language, those of `{{name, number}}` in groups of three digits, too, and a single full stop where a value ends in one
 * („26 ноември 2026 г.“).
 */
export function filledText(text: string, values: TextValues, language: Language): string {
  return text.replace(
    /\{\{(\w+)(, number)?\}\}(\.?)/g,
    (_, name: string, isGrouped: string | undefined, stop: string) => {
      const value = values[name];
      const write = isGrouped ? groupedNumber : writtenNumber;
      const written = typeof value === 'number' ? write(value, language) : String(value);
      return written.endsWith('.') ? written : written + stop;
    },
  );
}
