import type { Language } from '../../src/core/shared/language.ts';
import type { CreatedAt } from './tables.ts';

/** What a translation service made of a public text. */
export interface TextTranslationTable {
  /** SHA-256 of the text as it was written. */
  text_hash: Buffer;
  /** What it was translated into. */
  language: Language;
  text: string;
  created_at: CreatedAt;
}
