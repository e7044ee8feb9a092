import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewCatalogue, ReviewGateway } from '../../core/reviews/review-gateway.ts';
import { reviewedKind, parseSubject, REVIEW_ORDERS, STARS } from '../../core/reviews/review.ts';
import type { ReviewList, ReviewOrder, ReviewReportReason, Stars } from '../../core/reviews/review.ts';
import { Failure } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

type Choice = { orderBy: ReviewOrder; stars: Stars | null };

/** All reviews of a subject with order and stars, both stored in the address (TRUST-04). */
export class ReviewsScreen implements Screen {
  list: ReviewList | null = null;
  orderBy: ReviewOrder = 'helpful';
  stars: Stars | null = null;
  page = 1;
  /** Votes of this visit with their present counts. */
  private voted: ReadonlyMap<number, { helpful: number; isHelpful: boolean }> = new Map();

  constructor(
    private readonly catalogue: ReviewCatalogue,
    private readonly gateway: ReviewGateway,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'voted'>(this, {
      ...unobserved('catalogue', 'gateway', 'modals'),
      list: observableRef,
      voted: observableRef,
    });
  }

  get head(): Head {
    const { list } = this;
    if (!list) return { title: { key: 'reviews' } };
    return {
      title: { key: 'reviews-title-of', values: { title: list.title } },
      description: { key: 'reviews-description', values: { title: list.title } },
      // Pages about people are not indexed.
      ...(reviewedKind(list.subject) !== 'owner' && {
        canonical: { name: 'Reviews', params: { subject: list.subject } },
      }),
    };
  }

  get pageCount(): number {
    return pagesOf({ total: this.list?.total ?? 0 }, PAGE_SIZE.reviews);
  }

  /** @throws Failure `not-found` */
  async load({ params, query, signal }: Visit): Promise<void> {
    const subject = params['subject'] ?? '';
    if (!parseSubject(subject)) throw new Failure('error-review-subject', {}, 'not-found');
    const orderBy = REVIEW_ORDERS.find((one) => one === query['orderBy']?.[0]) ?? 'helpful';
    const stars = STARS.find((one) => String(one) === query['stars']?.[0]) ?? null;
    const page = pageOfQuery(query);
    const list = await this.catalogue.reviews(
      { subject, orderBy, stars, offset: offsetOfPage(page, PAGE_SIZE.reviews), limit: PAGE_SIZE.reviews },
      signal,
    );
    runInAction(() => Object.assign(this, { list, orderBy, stars, page }));
  }

  /** Query with a change; starts at the first page. */
  queryWith(change: Partial<Choice> & { page?: number }): Record<string, QueryValue> {
    const { orderBy, stars, page = 1 } = { orderBy: this.orderBy, stars: this.stars, ...change };
    return {
      orderBy: orderBy === 'helpful' ? null : orderBy,
      stars,
      page: page > 1 ? page : null,
    };
  }

  /** Votes of a review, including those of this visit. */
  helpfulOf({ id, helpful }: { id: number; helpful: number }): { helpful: number; isHelpful: boolean } {
    return this.voted.get(id) ?? { helpful, isHelpful: false };
  }

  async vote(id: number, isHelpful: boolean): Promise<void> {
    try {
      const { helpful } = await this.gateway.voteForReview({ id, isHelpful });
      runInAction(() => {
        this.voted = new Map([...this.voted, [id, { helpful, isHelpful }]]);
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  async report(id: number, reason: ReviewReportReason): Promise<void> {
    try {
      await this.gateway.reportReview({ id, reason });
      this.modals.notify('success', 'review-reported');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }
}
