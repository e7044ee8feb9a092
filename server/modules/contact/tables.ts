import type { Identity } from '../../platform/database/column-types.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface ContactTables {
  contact_message: ContactMessageTable;
}

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
