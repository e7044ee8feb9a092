import type { ShownLanguage } from '../shared/language.ts';

/** Where the chosen language is kept (LANG-03). */
export abstract class LanguageStorage {
  abstract read(): ShownLanguage | null;
  abstract write(language: ShownLanguage): void;
}
