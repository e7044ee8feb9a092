import type { JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/database/column-types.ts';
import type { Language } from '../../../src/core/shared/language.ts';

/** What travels between the two domains, and translations of what people wrote. */
export interface SiteTables {
  session_transfer: SessionTransferTable;
  text_translation: TextTranslationTable;
}

export interface SessionTransferTable {
  secret_hash: Buffer;
  /** Where it may arrive. */
  destination: string;
  /** Set when it has arrived there. */
  collection_hash: Buffer | null;
  payload: JSONColumnType<object, string, string>;
  /** Who was signed in where it was left. */
  account_id: number | null;
  expires_at: Date;
}

/** What a translation service made of a public text. */
export interface TextTranslationTable {
  /** SHA-256 of the text as it was written. */
  text_hash: Buffer;
  /** What it was translated into. */
  language: Language;
  text: string;
  created_at: CreatedAt;
}
