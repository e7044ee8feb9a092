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
  description: 'what is reviewed: `product-12`, `vendor-3`, `service-cleaning`, `owner-7` (an account)',
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
    'What those say of it who received it, were served or came; `stars` counts those of one star, two, … five (TRUST-04)',
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
  summary: 'What the person wrote, the latest first, and what can be reviewed',
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
  summary: 'Whether the person may review it, why not, and what was written',
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
    'Reviews what was received; the same twice is one, another is refused with 409 `error-review-exists`, as is what was not received',
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
  summary: 'The writer says it otherwise',
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
  summary: 'The writer takes it back; nothing of it is kept',
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
  summary:
    'What others say of the person’s shop and its products, or of the person as owner; the latest first',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  query: strict(paging),
  answer: page(strict({ ...review, subject: Subject, title: Type.String() })),
});

export const replyToReview = operation({
  id: 'replyToReview',
  method: 'POST',
  path: '/api/review/{id}/reply',
  summary: 'Whoever was reviewed answers, once; another answer is refused with 409 `error-review-answered`',
  domain,
  callers: SIGNED_IN,
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
  summary:
    'Somebody finds it helpful, or no longer; of accounts that are new or have received nothing it is refused with 409',
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
  summary: 'Tells the team of a review; one person counts once',
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
