import type { Language } from '../../src/core/shared/language.ts';
import type { Identity } from './tables.ts';

/** Letters to us. */
export interface ContactMessageTable {
  id: Identity;
  key: string;
  content_hash: string;
  account_id: number | null;
  language: Language;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  created_at: Date;
}
