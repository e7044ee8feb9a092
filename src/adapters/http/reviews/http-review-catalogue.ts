import { reviews } from '../../../../api/calls/reviews/reviews.ts';
import { ReviewCatalogue } from '../../../core/reviews/review-catalogue.ts';
import type { ReviewQuery } from '../../../core/reviews/review-catalogue.ts';
import type { ReviewList } from '../../../core/reviews/review.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpReviewCatalogue extends ReviewCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  reviews({ subject, stars, ...query }: ReviewQuery, signal?: CancelSignal): Promise<ReviewList> {
    return this.http.call(reviews, {
      params: { subject },
      query: { ...query, ...(stars !== null && { stars }) },
      signal,
    });
  }
}
