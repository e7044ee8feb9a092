import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Identity } from '../../platform/database/column-types.ts';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface ConversationTables {
  conversation: ConversationTable;
  conversation_message: ConversationMessageTable;
  conversation_report: ConversationReportTable;
  conversation_search: ConversationSearchTable;
  blocked_person: BlockedPersonTable;
  mail_answer: MailAnswerTable;
}

export interface ConversationTable {
  id: Identity;
  /** Subject: one of these three is set. */
  offer_id: number | null;
  property_id: number | null;
  vendor_order_id: number | null;
  /** Vendor of that vendor order, for the inbox. */
  vendor_id: number | null;
  /** Secret of the asker's link, and of a vendor's. */
  token: string;
  poster_token: string | null;
  asker_id: number | null;
  asker_name: string;
  asker_phone: string;
  asker_email: string;
  asker_language: Language;
  poster_shares_phone: Generated<boolean>;
  asker_shares_phone: Generated<boolean>;
  closed_at: Date | null;
  poster_seen: Generated<number>;
  asker_seen: Generated<number>;
  poster_mailed_at: Date | null;
  asker_mailed_at: Date | null;
  created_at: Date;
  last_message_at: Date;
}

export interface ConversationMessageTable {
  id: Identity;
  conversation_id: number;
  author: Side;
  text: string;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  at: Date;
}

/** Reply by e-mail, by a hash of its Message-ID. */
export interface MailAnswerTable {
  id: Buffer;
  taken_at: Date;
}

export interface ConversationReportTable {
  id: Identity;
  conversation_id: number;
  side: Side;
  reason: string;
  text: Generated<string>;
  created_at: CreatedAt;
  handled_at: Generated<Date | null>;
}

export interface BlockedPersonTable {
  id: Identity;
  /** Account that blocks the other side. */
  account_id: number;
  conversation_id: number;
  blocked_id: number | null;
  name: string;
  phone: string;
  email: string;
  created_at: Date;
}

/** Searched text of a conversation with a report. Written by triggers. */
export interface ConversationSearchTable {
  conversation_id: number;
  /** Name and contacts of the asker, and the newest messages. */
  words: string;
}
