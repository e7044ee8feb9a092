import { writtenNumber } from './written-number.ts';

/** Writes the numbers within texts with the decimal mark of the language: a formatter, as i18next takes one. */
export const textNumbers = {
  type: 'formatter' as const,
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format?: string, language?: string): string =>
    typeof value === 'number' && language === 'bg' ? writtenNumber(value, 'bg') : String(value),
};
