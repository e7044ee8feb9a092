import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Sessions } from './sessions.ts';
import type { Database } from '../../tables.ts';
import type { AccountMails } from './account-mails.ts';
import type { GoogleTokens } from './google-tokens.ts';

/** What a module does of its own when an account goes: in the transaction, before the account's rows go. */
export type OnAccountDeleted = (transaction: Transaction<Database>, accountId: number) => Promise<void>;

/** What a module does when the name or the telephone that an account is known by may have changed: in that transaction. */
export type OnContactsChanged = (transaction: Transaction<Database>, accountId: number) => Promise<void>;

/** What a module keeps of a person, by names, for the export of the own data. */
export type ExportOfAccount = (db: Kysely<Database>, accountId: number) => Promise<Record<string, unknown>>;

/** What the accounts module stands on. */
export type AccountDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  sessions: Sessions;
  mails: AccountMails;
  /** Null where no telephone is confirmed. */
  sms: SmsSender | null;
  texts: Texts;
  log: Pick<Logger, 'error'>;
  /** Null where Google sign-in is not set up. */
  google: GoogleTokens | null;
  /** In how many conversations somebody has something new. */
  countUnread: (accountId: number) => Promise<number>;
  onAccountDeleted: readonly OnAccountDeleted[];
  onContactsChanged: OnContactsChanged;
  exports: readonly ExportOfAccount[];
};
