import type { JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/database/column-types.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Device, VisitScreen } from '../../../src/core/site/visits.ts';

/** Transfers between the two domains, translations of users' texts, and counted views. */
export interface SiteTables {
  session_transfer: SessionTransferTable;
  text_translation: TextTranslationTable;
  visit_count: VisitCountTable;
}

export interface SessionTransferTable {
  secret_hash: Buffer;
  /** Target URL. */
  destination: string;
  /** Set on arrival. */
  collection_hash: Buffer | null;
  payload: JSONColumnType<object, string, string>;
  /** Account signed in on the first domain. */
  account_id: number | null;
  expires_at: Date;
}

export interface TextTranslationTable {
  /** SHA-256 of the original text. */
  text_hash: Buffer;
  language: Language;
  text: string;
  created_at: CreatedAt;
}

/** Views of a screen on a day, without data about visitors. */
export interface VisitCountTable {
  day: string;
  screen: VisitScreen;
  language: Language;
  device: Device;
  views: number;
  /** Views by which a visitor came from elsewhere. */
  visits: number;
}
