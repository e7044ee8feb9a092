import type { CancelSignal } from '../shared/failure.ts';
import type { ReviewList, ReviewOrder, Stars } from './review.ts';
import type { ReviewSubject } from './review-subject.ts';

export type ReviewQuery = {
  subject: ReviewSubject;
  orderBy: ReviewOrder;
  /** Only those of so many stars; null for all. */
  stars: Stars | null;
  offset: number;
  limit: number;
};

/** What helped most, for the page of what is reviewed. */
export const mostHelpful = (subject: ReviewSubject, limit = 3): ReviewQuery => ({
  subject,
  orderBy: 'helpful',
  stars: null,
  offset: 0,
  limit,
});

/** What is said of something, as anybody reads it (TRUST-04). */
export abstract class ReviewCatalogue {
  /** @throws Failure `not-found` for what nobody knows */
  abstract reviews(query: ReviewQuery, signal?: CancelSignal): Promise<ReviewList>;
}
