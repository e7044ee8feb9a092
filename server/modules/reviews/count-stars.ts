import type { Transaction } from 'kysely';
import { STARS, parseSubject } from '../../../src/core/reviews/review.ts';
import { bayesianRating, isHighlyRated } from '../../../src/core/reviews/star-average.ts';
import type { StarCounts } from '../../../src/core/reviews/review.ts';
import type { Database } from '../../tables.ts';

/** Recounts the shown reviews of a subject under a lock. */
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
  const { kind, id } = parseSubject(subject) ?? {};
  if (kind === 'product') await rateProduct(transaction, Number(id), stars);
}

/** Updates the product's stars; triggers update the search index. */
async function rateProduct(transaction: Transaction<Database>, id: number, stars: StarCounts): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ stars: [...stars], rating: bayesianRating(stars), highly_rated: isHighlyRated(stars) })
    .where('id', '=', id)
    .execute();
}
