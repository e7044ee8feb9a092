import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Accounts, PublicUser } from '../../core/accounts/accounts.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import { ensureId } from '../../core/shared/id.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Public page of a private landlord: first name and listings. */
export class PersonScreen implements Screen {
  person: PublicUser | null = null;
  reviews: ReviewList | null = null;
  properties: Page<PropertySummary> = { data: [], total: 0 };
  page = 1;

  constructor(
    private readonly accounts: Accounts,
    private readonly catalogue: PropertyCatalogue,
    private readonly reviewCatalogue: ReviewCatalogue,
  ) {
    makeAutoObservable(this, {
      ...unobserved('reviewCatalogue', 'accounts', 'catalogue'),
      reviews: observableRef,
      person: observableRef,
      properties: observableRef,
    });
  }

  /** No canonical address, because people are not indexed. */
  get head(): Head {
    return { title: this.person?.name ?? { key: 'listing-owner' } };
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const id = ensureId(params['id'], 'error-user-not-found');
    const page = pageOfQuery(query);
    const limit = PAGE_SIZE.properties;
    const [person, properties, reviews] = await Promise.all([
      this.accounts.publicUser({ id }, signal),
      this.catalogue.properties({ owner: Number(id), offset: offsetOfPage(page, limit), limit }, signal),
      this.reviewCatalogue.reviews(mostHelpful(`owner-${id}`), signal),
    ]);
    runInAction(() => {
      this.person = person;
      this.reviews = reviews;
      this.properties = properties;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.properties, PAGE_SIZE.properties);
  }
}
