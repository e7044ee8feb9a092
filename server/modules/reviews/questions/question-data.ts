import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';

/** Exports the questions of an account (GDPR, article 20). */
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

/**
 * Deletes the unanswered questions of a deleted account. Anonymises answered ones, because they help other
 * buyers.
 */
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
