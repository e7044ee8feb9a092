import type { Call } from '../../operation.ts';
import type * as contract from '../../reviews/reviews.ts';

/* Written by `npm run contract:write`. */

export const changeReview: Call<typeof contract.changeReview> = {
  method: 'POST',
  path: '/api/review/{id}',
  guarded: true,
  idempotent: true,
};

export const ownReviews: Call<typeof contract.ownReviews> = {
  method: 'GET',
  path: '/api/own-reviews',
};

export const receivedReviews: Call<typeof contract.receivedReviews> = {
  method: 'GET',
  path: '/api/received-reviews',
};

export const replyToReview: Call<typeof contract.replyToReview> = {
  method: 'POST',
  path: '/api/review/{id}/reply',
  guarded: true,
  idempotent: true,
};

export const reportReview: Call<typeof contract.reportReview> = {
  method: 'POST',
  path: '/api/review/{id}/report',
  idempotent: true,
};

export const reviewState: Call<typeof contract.reviewState> = {
  method: 'GET',
  path: '/api/own-review/{subject}',
};

export const reviews: Call<typeof contract.reviews> = {
  method: 'GET',
  path: '/api/reviews/{subject}',
};

export const voteForReview: Call<typeof contract.voteForReview> = {
  method: 'POST',
  path: '/api/review/{id}/helpful',
  guarded: true,
  idempotent: true,
};

export const withdrawReview: Call<typeof contract.withdrawReview> = {
  method: 'DELETE',
  path: '/api/review/{id}',
  guarded: true,
};

export const writeReview: Call<typeof contract.writeReview> = {
  method: 'POST',
  path: '/api/own-review/{subject}',
  guarded: true,
  idempotent: true,
};
