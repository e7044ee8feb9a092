import type { Language } from '../shared/language.ts';
import type { CancelSignal } from '../shared/failure.ts';

/** Texts of a language by key (LANG-07). */
export abstract class Translations {
  abstract of(language: Language, signal?: CancelSignal): Promise<Record<string, string>>;
}
