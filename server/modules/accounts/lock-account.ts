import type { Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

/** Locks the account's data until the transaction ends. */
export async function lockAccount(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
