import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { DataExport, OnAccountDeleted } from '../../module-context.ts';
import type { Company } from '../../platform/company.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Sessions } from './sessions.ts';
import type { Database } from '../../tables.ts';
import type { AccountMails } from './account-mails.ts';
import type { MemberMails } from './members/member-mails.ts';
import type { GoogleTokens } from './google-tokens.ts';

/** Hook in a transaction that may have changed the name or phone of an account. */
export type OnContactsChanged = (transaction: Transaction<Database>, accountId: number) => Promise<void>;

export type AccountDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  sessions: Sessions;
  company: Pick<Company, 'approvesVendors'>;
  mails: AccountMails;
  memberMails: MemberMails;
  /** Null if phone verification is disabled. */
  sms: SmsSender | null;
  texts: Texts;
  log: Pick<Logger, 'error'>;
  /** Null if Google sign-in is not configured. */
  google: GoogleTokens | null;
  /** Returns the number of conversations with unread messages. */
  countUnread: (accountId: number) => Promise<number>;
  onAccountDeleted: readonly OnAccountDeleted[];
  onContactsChanged: OnContactsChanged;
  exports: readonly DataExport[];
};
