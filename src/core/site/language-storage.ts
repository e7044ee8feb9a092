import type { ShownLanguage } from '../shared/language.ts';

/** Port to the chosen language (LANG-03). */
export abstract class LanguageStorage {
  abstract read(): ShownLanguage | null;
  abstract write(language: ShownLanguage): void;
}
