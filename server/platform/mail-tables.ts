import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Identity } from './tables.ts';

export interface MailTable {
  id: Identity;
  unique_key: string | null;
  recipient: string;
  language: 'bg' | 'en';
  subject: string;
  text: string;
  html: string;
  created_at: CreatedAt;
  sent_at: Date | null;
  attempts: Generated<number>;
  error: string | null;
  /** Files that go with it, their content in Base64. */
  attachments: JSONColumnType<MailAttachment[], string | undefined, string>;
  /** Further headers by name. */
  headers: JSONColumnType<Record<string, string>, string | undefined, string>;
}

export type MailAttachment = { name: string; type: string; content: string };
