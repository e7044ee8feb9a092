import * as calls from '../../../../api/calls/reviews/reviews.ts';
import { ReviewGateway } from '../../../core/reviews/review-gateway.ts';
import type { ReviewState } from '../../../core/reviews/review-gateway.ts';
import type {
  OwnReview,
  ReceivedReview,
  Reviewable,
  ReviewForm,
  ReviewReply,
  ReviewReportReason,
} from '../../../core/reviews/review.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpReviewGateway extends ReviewGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  own(signal?: CancelSignal): Promise<{ written: OwnReview[]; open: Reviewable[] }> {
    return this.http.call(calls.ownReviews, { signal });
  }

  state(subject: string, signal?: CancelSignal): Promise<ReviewState> {
    return this.http.call(calls.reviewState, { params: { subject }, signal });
  }

  async write(subject: string, form: ReviewForm): Promise<OwnReview> {
    return this.http.call(calls.writeReview, { params: { subject }, body: sent(form) });
  }

  async change(id: number, form: ReviewForm): Promise<OwnReview> {
    return this.http.call(calls.changeReview, { params: { id: String(id) }, body: sent(form) });
  }

  async withdraw(id: number): Promise<void> {
    await this.http.call(calls.withdrawReview, { params: { id: String(id) } });
  }

  received(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<ReceivedReview>> {
    return this.http.call(calls.receivedReviews, { query: page, signal });
  }

  reply(id: number, text: string): Promise<ReviewReply> {
    return this.http.call(calls.replyToReview, { params: { id: String(id) }, body: { text } });
  }

  async vote(id: number, isHelpful: boolean): Promise<number> {
    const { helpful } = await this.http.call(calls.voteForReview, {
      params: { id: String(id) },
      body: { isHelpful },
    });
    return helpful;
  }

  async report(id: number, reason: ReviewReportReason): Promise<void> {
    await this.http.call(calls.reportReview, { params: { id: String(id) }, body: { reason } });
  }
}

/** @throws Failure `invalid` where no stars are given */
function sent({ stars, text, pictures }: ReviewForm) {
  if (stars === null) throw new Failure('validation_failed', { stars: 'error-review-stars' }, 'invalid');
  return { stars, text, pictures: pictures.map(({ key }) => key) };
}
