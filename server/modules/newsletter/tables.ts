import type { Identity } from '../../platform/database/column-types.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface NewsletterTables {
  newsletter_subscriber: NewsletterSubscriberTable;
}

export interface NewsletterSubscriberTable {
  id: Identity;
  email: string;
  language: Language;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  confirmation_hash: Buffer | null;
  unsubscribe_token: string;
  mailed_at: Date;
  confirmed_at: Date | null;
  changed_at: Date;
}
