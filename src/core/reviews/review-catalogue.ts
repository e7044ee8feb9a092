import type { CancelSignal } from '../shared/failure.ts';
import type { ReviewList, ReviewOrder, Stars } from './review.ts';
import type { ReviewSubject } from './review-subject.ts';

export type ReviewQuery = {
  subject: ReviewSubject;
  orderBy: ReviewOrder;
  /** Number of stars to filter by; null for all. */
  stars: Stars | null;
  offset: number;
  limit: number;
};

/** Query of the most helpful reviews, for the subject's page. */
export const mostHelpful = (subject: ReviewSubject, limit = 3): ReviewQuery => ({
  subject,
  orderBy: 'helpful',
  stars: null,
  offset: 0,
  limit,
});

/** Port to the public reviews of a subject (TRUST-04). */
export abstract class ReviewCatalogue {
  /** @throws Failure `not-found` for an unknown subject */
  abstract reviews(query: ReviewQuery, signal?: CancelSignal): Promise<ReviewList>;
}
