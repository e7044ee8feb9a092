import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Sessions } from '../../platform/sessions.ts';
import type { Database } from '../../platform/tables.ts';
import type { AccountMails } from './account-mails.ts';
import type { GoogleTokens } from './google-tokens.ts';

/** What the accounts module stands on. */
export type AccountServices = {
  db: Kysely<Database>;
  clock: Clock;
  sessions: Sessions;
  mails: AccountMails;
  /** Null where Google sign-in is not set up. */
  google: GoogleTokens | null;
};
