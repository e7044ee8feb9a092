import type { FormatterModule, InitOptions, PostProcessorModule } from 'i18next';
import type { Language } from '../src/core/shared/language.ts';
import { groupedNumber, writtenNumber } from '../src/core/shared/written-number.ts';

/** Writes numbers with the decimal mark of the language; `{{name, number}}` also groups their digits. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, format, language) => {
    if (typeof value !== 'number') return value as string;
    return (format === 'number' ? groupedNumber : writtenNumber)(value, language as Language);
  },
};

/** Leaves one full stop where a value ends in one at the end of a sentence: „26 ноември 2026 г.“ */
export const singleFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'single-full-stop',
  process: (text) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.'),
};

/** Options of i18next that browser and server share. React escapes values, as do e-mails. */
export const TEXT_OPTIONS = {
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  postProcess: [singleFullStop.name],
} satisfies InitOptions;
