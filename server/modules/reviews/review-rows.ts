import type { Kysely, Selectable } from 'kysely';
import type { QueryOf } from '../../../api/operation.ts';
import type { reviews as contract } from '../../../api/reviews/reviews.ts';
import type { OwnReview, Review, ReviewList, ReviewOrder } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import { keyOfPicture } from '../../platform/pictures/picture-rows.ts';
import type { Database } from '../../tables.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { openWarningsOf, warningsField } from '../accounts/listing-warnings.ts';
import { describeSubjects } from './reviewed-subjects.ts';
import type { ReviewedSubject } from './reviewed-subjects.ts';
import type { ReviewTable } from './tables.ts';

export type ReviewRow = Selectable<ReviewTable>;

const ORDERS = {
  helpful: [['helpful', 'desc']],
  newest: [],
  best: [['stars', 'desc']],
  worst: [['stars', 'asc']],
} as const satisfies Record<ReviewOrder, readonly (readonly ['helpful' | 'stars', 'asc' | 'desc'])[]>;

/** Number of reviews per star of a subject without reviews. */
const NO_STARS = [0, 0, 0, 0, 0];

/** Returns the public reviews of a subject; empty without any. @throws Failure `not-found` for an unknown subject */
export async function readReviews(
  deps: Pick<ReviewDependencies, 'db' | 'texts'>,
  subject: string,
  { orderBy = 'helpful', stars, offset = 0, limit = PAGE_SIZE.reviews }: QueryOf<typeof contract>,
  language: Language,
): Promise<ReviewList> {
  const { db } = deps;
  let shown = db
    .selectFrom('review')
    .selectAll()
    .where('subject', '=', subject)
    .where('status', '=', 'shown');
  if (stars !== undefined) shown = shown.where('stars', '=', stars);
  for (const [column, direction] of ORDERS[orderBy]) shown = shown.orderBy(column, direction);
  const [known, summary, rows] = await Promise.all([
    describeSubjects(deps, [subject], language),
    db.selectFrom('review_summary').select('stars').where('subject', '=', subject).executeTakeFirst(),
    shown.orderBy('id', 'desc').offset(offset).limit(limit).execute(),
  ]);
  const about = known.get(subject);
  if (!about) throw new Failure('error-review-subject', {}, 'not-found');
  const { title, image } = about;
  const counts = summary?.stars ?? NO_STARS;
  const total =
    stars === undefined ? counts.reduce((sum, count) => sum + count, 0) : (counts[stars - 1] ?? 0);
  return { subject, title, image, stars: counts, data: await withWarnings(db, rows.map(reviewOf)), total };
}

export function reviewOf(row: ReviewRow): Review {
  const { id, name, helpful, pictures } = row;
  return { id, name, helpful, ...contentOf(row), pictures };
}

/** Adds the open warnings of reviews and of the replies to them. */
async function withWarnings(db: Kysely<Database>, reviews: readonly Review[]): Promise<Review[]> {
  const ids = reviews.map(({ id }) => id);
  const ofReviews = await openWarningsOf(db, 'review', ids);
  const ofReplies = await openWarningsOf(db, 'reply', ids);
  return reviews.map(({ reply, ...review }) => ({
    ...review,
    reply: reply && { ...reply, ...warningsField(ofReplies.get(review.id) ?? null) },
    ...warningsField(ofReviews.get(review.id) ?? null),
  }));
}

export function ownReviewOf(row: ReviewRow, { title, image }: ReviewedSubject): OwnReview {
  const { id, subject, status, pictures } = row;
  const keyed = pictures.map((picture) => ({ ...picture, key: keyOfPicture(picture) ?? '' }));
  return { id, subject, title, image, status, ...contentOf(row), pictures: keyed };
}

function contentOf({ stars, text, language, reply, ...row }: ReviewRow) {
  return {
    stars,
    text,
    language,
    at: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    reply:
      reply === null || row.replied_at === null ? null : { text: reply, at: row.replied_at.toISOString() },
  };
}
