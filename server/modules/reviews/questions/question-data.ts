import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';

/** Questions of an account, for the export of the own data (GDPR, article 20). */
export async function exportQuestions(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const questions = await db
    .selectFrom('product_question')
    .select(['product_id', 'name', 'text', 'status', 'answer', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { questions };
}

/** Deletes the open questions of a deleted account; answered ones stay without a name, because they help others. */
export async function anonymizeQuestions(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await transaction
    .deleteFrom('product_question')
    .where('account_id', '=', accountId)
    .where('answer', 'is', null)
    .execute();
  await transaction
    .updateTable('product_question')
    .set({ account_id: null, name: null })
    .where('account_id', '=', accountId)
    .execute();
}
