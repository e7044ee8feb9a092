import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { FetchPolicy } from '../../platform/fetch-public.ts';
import type { Database } from '../../tables.ts';
import type { IntegrationMails } from './integration-mails.ts';

export type IntegrationDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  mails: IntegrationMails;
  /** Allowed targets of requests; public addresses by default. */
  policy?: FetchPolicy;
};

/** Locks the vendor, so that simultaneous requests do not exceed a limit together. */
export async function lockVendor(transaction: Transaction<Database>, vendorId: number): Promise<void> {
  await transaction
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
