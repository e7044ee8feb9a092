import type { CancelSignal } from '../shared/failure.ts';
import type {
  ReviewList,
  ReviewOrder,
  Stars,
  OwnReview,
  ReceivedReview,
  Reviewable,
  ReviewForm,
  ReviewReply,
  ReviewReportReason,
  ReviewSubject,
} from './review.ts';
import { Failure } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';

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

/**
 * State of a subject for its reviewer: `problem` is the message key against a new review, `review` an
 * existing one.
 */
export type ReviewState = {
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  problem: string | null;
  review: OwnReview | null;
};

/** Request to save a review, with the keys of its pictures. */
export type SentReview = { stars: Stars; text: string; pictures: readonly string[] };

/** @throws Failure `invalid` for a form without stars */
export function sentReview({ stars, text, pictures }: ReviewForm): SentReview {
  if (stars === null) throw new Failure('validation_failed', { stars: 'error-review-stars' }, 'invalid');
  return { stars, text, pictures: pictures.map(({ key }) => key) };
}

/** Port to writing reviews, replies and votes (TRUST-04). */
export abstract class ReviewGateway {
  /** Reviews of the user, the latest first, and subjects to review. */
  abstract ownReviews(
    input?: NoInput,
    signal?: CancelSignal,
  ): Promise<{ written: OwnReview[]; open: Reviewable[] }>;
  /** @throws Failure `not-found` for an unknown subject */
  abstract reviewState(input: { subject: ReviewSubject }, signal?: CancelSignal): Promise<ReviewState>;
  /** @throws Failure `invalid` by field; `not-found`, `conflict` as `ReviewState.problem` says */
  abstract writeReview(input: SentReview & { subject: ReviewSubject }): Promise<OwnReview>;
  /** @throws Failure `invalid` by field; `not-found`; `conflict` `error-review-hidden` */
  abstract changeReview(input: SentReview & { id: number }): Promise<OwnReview>;
  /** @throws Failure `not-found`; `conflict` `error-review-hidden` */
  abstract withdrawReview(input: { id: number }): Promise<unknown>;
  /** Reviews of the user's shop, its products, or the user as a landlord; the latest first. */
  abstract receivedReviews(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ReceivedReview>>;
  /** @throws Failure `invalid` by field; `not-found`; `conflict` `error-review-answered` */
  abstract replyToReview(input: { id: number; text: string }): Promise<ReviewReply>;
  /**
   * @returns the number of helpful votes
   * @throws Failure `not-found`; `conflict` with `VoteProblem`
   */
  abstract voteForReview(input: { id: number; isHelpful: boolean }): Promise<{ helpful: number }>;
  /** @throws Failure `not-found`, `too-many` */
  abstract reportReview(input: { id: number; reason: ReviewReportReason }): Promise<unknown>;
}
