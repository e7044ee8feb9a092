import * as contract from '../../../api/reviews/reviews.ts';
import { parseSubject } from '../../../src/core/reviews/review.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { reportReview } from './moderate-reviews.ts';
import { listOwnReviews } from './own-reviews.ts';
import { listReceivedReviews, replyToReview } from './received-reviews.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { readReviews } from './review-rows.ts';
import { voteForReview } from './review-votes.ts';
import { changeReview, reviewState, withdrawReview, writeReview } from './write-review.ts';

/** Rate limit of written texts per client address. */
const FEW = { shareOfLimit: 1 / 20 };

/** Verified reviews (TRUST-04). */
export function reviewRoutes(deps: ReviewDependencies): Implementation[] {
  return [
    ...questionRoutes(deps),
    implement(
      contract.reviews,
      ({ params, query, language }) => readReviews(deps, params.subject, query, language),
      { readsReplica: true, shows: ({ subject }) => [`reviews:${subject}`, ...nameOf(subject)] },
    ),
    implement(contract.ownReviews, ({ account, language }) => listOwnReviews(deps, account, language)),
    implement(contract.reviewState, ({ account, params, language }) =>
      reviewState(deps, account, params.subject, language),
    ),
    implement(
      contract.writeReview,
      ({ account, params, body, language }) =>
        writeReview(deps, account, { subject: params.subject, form: body }, language),
      FEW,
    ),
    implement(
      contract.changeReview,
      ({ account, params, body, language }) =>
        changeReview(deps, { writer: account, id: Number(params.id) }, body, language),
      FEW,
    ),
    implement(contract.withdrawReview, async ({ account, params }) => {
      await withdrawReview(deps, { writer: account, id: Number(params.id) });
      return { message: 'review-withdrawn' };
    }),
    implement(contract.receivedReviews, ({ account, query, language }) =>
      listReceivedReviews(deps, account, query, language),
    ),
    implement(
      contract.replyToReview,
      ({ account, params, body }) => replyToReview(deps, account, { id: Number(params.id), ...body }),
      FEW,
    ),
    implement(contract.voteForReview, async ({ account, params, body }) => ({
      helpful: await voteForReview(deps, account.id, { id: Number(params.id), ...body }),
    })),
    implement(
      contract.reportReview,
      async ({ account, params, body, sender }) => {
        const actor = { accountId: account?.id ?? null, address: sender };
        await reportReview(deps, { id: Number(params.id), ...body }, actor);
        return { message: 'review-reported' };
      },
      FEW,
    ),
  ];
}

/** Notification subjects of the reviewed subject's name. */
function nameOf(subject: string): string[] {
  const { kind, id } = parseSubject(subject) ?? {};
  if (kind === 'product') return [`product:${id}`];
  if (kind === 'vendor') return ['vendors'];
  return kind === 'owner' ? [`person:${id}`] : [];
}
