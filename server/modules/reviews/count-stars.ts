import type { Transaction } from 'kysely';
import { STARS } from '../../../src/core/reviews/review.ts';
import type { Database } from '../../tables.ts';

/** Counts the shown reviews of something anew; whoever does so at the same time waits, and sees what the other did. */
export async function countStars(transaction: Transaction<Database>, subject: string): Promise<void> {
  await transaction
    .insertInto('review_summary')
    .values({ subject, stars: STARS.map(() => 0) })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .execute();
  const counted = await transaction
    .selectFrom('review')
    .select(({ fn }) => ['stars', fn.countAll<number>().as('count')])
    .where('subject', '=', subject)
    .where('status', '=', 'shown')
    .groupBy('stars')
    .execute();
  const stars = STARS.toReversed().map((one) => counted.find((row) => row.stars === one)?.count ?? 0);
  await transaction.updateTable('review_summary').set({ stars }).where('subject', '=', subject).execute();
}
