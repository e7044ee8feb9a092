import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type {
  OwnReview,
  ReceivedReview,
  Reviewable,
  ReviewForm,
  ReviewReply,
  ReviewReportReason,
} from './review.ts';
import type { ReviewSubject } from './review-subject.ts';

/** A subject as its writer finds it: `problem` says as a message key why nothing can be written, `review` what was. */
export type ReviewState = {
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  problem: string | null;
  review: OwnReview | null;
};

/** What the signed-in person writes, and says of what others wrote (TRUST-04). */
export abstract class ReviewGateway {
  /** What was written, the latest first, and what can be. */
  abstract own(signal?: CancelSignal): Promise<{ written: OwnReview[]; open: Reviewable[] }>;
  /** @throws Failure `not-found` for what nobody knows */
  abstract state(subject: ReviewSubject, signal?: CancelSignal): Promise<ReviewState>;
  /** @throws Failure `invalid` by field; `not-found`, `conflict` as `ReviewState.problem` says */
  abstract write(subject: ReviewSubject, form: ReviewForm): Promise<OwnReview>;
  /** @throws Failure `invalid` by field; `not-found`; `conflict` `error-review-hidden` */
  abstract change(id: number, form: ReviewForm): Promise<OwnReview>;
  /** @throws Failure `not-found`; `conflict` `error-review-hidden` */
  abstract withdraw(id: number): Promise<void>;
  /** What others say of the reader's shop, its products, or of the reader as owner; the latest first. */
  abstract received(
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ReceivedReview>>;
  /** @throws Failure `invalid` by field; `not-found`; `conflict` `error-review-answered` */
  abstract reply(id: number, text: string): Promise<ReviewReply>;
  /** @returns how many find it helpful now. @throws Failure `not-found`; `conflict` with `VoteProblem` */
  abstract vote(id: number, isHelpful: boolean): Promise<number>;
  /** @throws Failure `not-found`, `too-many` */
  abstract report(id: number, reason: ReviewReportReason): Promise<void>;
}
