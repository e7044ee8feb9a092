import { voteProblem } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { hasReceived } from './review-evidence.ts';

/**
 * Adds or removes an account's helpful vote.
 * @returns number of votes. @throws Failure `not-found`; `conflict` with the key of `voteProblem`
 */
export async function voteForReview(
  { db, clock }: ReviewDependencies,
  accountId: number,
  { id, isHelpful }: { id: number; isHelpful: boolean },
): Promise<number> {
  const { created_at: since } = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const received = await hasReceived(db, accountId, clock.now());
  return inTransaction(db, async (transaction) => {
    const review = await transaction
      .selectFrom('review')
      .select(['account_id', 'helpful'])
      .where('id', '=', id)
      .where('status', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new Failure('error-review-not-found', {}, 'not-found');
    const voter = { since, hasReceived: received, isWriter: review.account_id === accountId };
    const problem = voteProblem(voter, clock.now());
    if (isHelpful && problem !== null) throw new Failure(problem, {}, 'conflict');
    const changed = isHelpful
      ? await transaction
          .insertInto('review_vote')
          .values({ review_id: id, account_id: accountId, created_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('review_id')
          .executeTakeFirst()
      : await transaction
          .deleteFrom('review_vote')
          .where('review_id', '=', id)
          .where('account_id', '=', accountId)
          .returning('review_id')
          .executeTakeFirst();
    if (!changed) return review.helpful;
    const { helpful } = await transaction
      .updateTable('review')
      .set(({ eb }) => ({ helpful: eb('helpful', '+', isHelpful ? 1 : -1) }))
      .where('id', '=', id)
      .returning('helpful')
      .executeTakeFirstOrThrow();
    return helpful;
  });
}
