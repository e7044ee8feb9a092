import { book } from '../../../server/modules/wallet/ledger.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { TestDatabase } from './test-database.ts';

let last = 0;

/** Adds credits to a person's wallet as a gift. */
export async function aGift(
  { database, clock }: { database: Pick<TestDatabase, 'db'>; clock: Clock },
  accountId: number,
  credits: number,
): Promise<void> {
  const subject = `gift:${accountId}:${(last += 1)}`;
  await inTransaction(database.db, (transaction) =>
    book(transaction, { accountId, subject, credits, other: 'issued', at: clock.now() }),
  );
}
