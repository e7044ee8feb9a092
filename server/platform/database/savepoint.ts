import { sql } from 'kysely';
import type { Transaction } from 'kysely';

/**
 * Runs a part of a transaction. After an error its changes are rolled back and the transaction continues.
 * @throws errors of the work
 */
export async function inSavepoint<Tables, Result>(
  transaction: Transaction<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}
