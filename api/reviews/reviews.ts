import { Type } from 'typebox';
import {
  REVIEW_ORDERS,
  REVIEW_REPORT_REASONS,
  type Stars as StarsGiven,
  SUBJECT_PATTERN,
} from '../../src/core/reviews/review.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { ReaderWarnings, SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  page,
  paging,
  Picture,
  PictureKey,
  strict,
  text,
} from '../schema.ts';

const domain = 'reviews';

const Subject = Type.String({
  pattern: SUBJECT_PATTERN,
  maxLength: 24,
  description: 'subject of the review: `product-12`, `vendor-3`, `service-cleaning`, `owner-7` (an account)',
});
const Stars = Type.Unsafe<StarsGiven>({ type: 'integer', minimum: 1, maximum: 5 });

const review = {
  id: Id,
  name: nullable(Type.String({ description: 'null once the account was deleted' })),
  stars: Stars,
  text: Type.String(),
  pictures: Type.Array(Picture),
  language: oneOf(LANGUAGES),
  at: Moment,
  changedAt: nullable(Moment),
  helpful: Count,
  reply: nullable(strict({ text: Type.String(), at: Moment, warnings: ReaderWarnings })),
  warnings: ReaderWarnings,
};

const titled = { subject: Subject, title: Type.String(), image: nullable(Picture) };
const { name: _name, helpful: _helpful, warnings: _warnings, ...written } = review;
const OwnReview = strict({
  ...written,
  pictures: Type.Array(strict({ key: Type.String(), ...Picture.properties })),
  ...titled,
  status: oneOf(['shown', 'hidden']),
});

/** Pictures are keys. */
const sent = strict({
  stars: Stars,
  text: text(10_000),
  pictures: Type.Optional(Type.Array(PictureKey, { maxItems: 20 })),
});
const of = strict({ id: IdText });
const about = strict({ subject: Subject });

export const reviews = operation({
  id: 'reviews',
  method: 'GET',
  path: '/api/reviews/{subject}',
  summary:
    'Returns reviews of a product, vendor, service or owner; `stars` has the number of reviews with one to five stars (TRUST-04)',
  domain,
  callers: ['anyone'],
  guarded: false,
  params: about,
  query: strict({
    orderBy: Type.Optional(oneOf(REVIEW_ORDERS)),
    stars: Type.Optional(Stars),
    ...paging,
  }),
  answer: strict({
    ...titled,
    stars: Type.Array(Count),
    ...page(strict(review)).properties,
  }),
});

export const ownReviews = operation({
  id: 'ownReviews',
  method: 'GET',
  path: '/api/own-reviews',
  summary: "Returns the user's reviews, the latest first, and subjects that can be reviewed",
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({
    written: Type.Array(OwnReview),
    open: Type.Array(strict({ ...titled, at: Moment })),
  }),
});

export const reviewState = operation({
  id: 'reviewState',
  method: 'GET',
  path: '/api/own-review/{subject}',
  summary: "Returns the user's review of a subject, or the reason why the user cannot review it",
  domain,
  callers: SIGNED_IN,
  guarded: false,
  params: about,
  answer: strict({ ...titled, problem: nullable(Type.String()), review: nullable(OwnReview) }),
});

export const writeReview = operation({
  id: 'writeReview',
  method: 'POST',
  path: '/api/own-review/{subject}',
  summary:
    'Adds a review of something received. A duplicate is stored once; 409 `error-review-exists` for a second one, 409 if nothing was received',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  params: about,
  body: sent,
  answer: OwnReview,
  status: 201,
});

export const changeReview = operation({
  id: 'changeReview',
  method: 'POST',
  path: '/api/review/{id}',
  summary: "Changes the user's review",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'review',
  idempotent: true,
  params: of,
  body: sent,
  answer: OwnReview,
});

export const withdrawReview = operation({
  id: 'withdrawReview',
  method: 'DELETE',
  path: '/api/review/{id}',
  summary: "Deletes the user's review with all its data",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'review',
  params: of,
  answer: Done,
});

export const receivedReviews = operation({
  id: 'receivedReviews',
  method: 'GET',
  path: '/api/received-reviews',
  summary: "Returns reviews of the user's shop and products, or of the user as owner, the latest first",
  domain,
  callers: SIGNED_IN,
  area: 'orders',
  guarded: false,
  query: strict(paging),
  answer: page(strict({ ...review, subject: Subject, title: Type.String() })),
});

export const replyToReview = operation({
  id: 'replyToReview',
  method: 'POST',
  path: '/api/review/{id}/reply',
  summary: 'Replies to a review once, as its subject; another reply gets 409 `error-review-answered`',
  domain,
  callers: SIGNED_IN,
  area: 'orders',
  guarded: true,
  own: 'review',
  idempotent: true,
  params: of,
  body: strict({ text: text(10_000) }),
  answer: strict({ text: Type.String(), at: Moment }),
});

export const voteForReview = operation({
  id: 'voteForReview',
  method: 'POST',
  path: '/api/review/{id}/helpful',
  summary: 'Adds or removes a helpful vote; 409 for new accounts and accounts that have received nothing',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  params: of,
  body: strict({ isHelpful: Type.Boolean() }),
  answer: strict({ helpful: Count }),
});

export const reportReview = operation({
  id: 'reportReview',
  method: 'POST',
  path: '/api/review/{id}/report',
  summary: 'Reports a review to the team; each person counts once',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  params: of,
  body: strict({ reason: oneOf(REVIEW_REPORT_REASONS) }),
  answer: Done,
});

export const reviewOperations = [
  reviews,
  ownReviews,
  reviewState,
  writeReview,
  changeReview,
  withdrawReview,
  receivedReviews,
  replyToReview,
  voteForReview,
  reportReview,
];
