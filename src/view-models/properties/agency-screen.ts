import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { aggregateRating } from '../reviews/aggregate-rating.ts';
import { isWebsite } from '../../core/shared/website.ts';
import type { Agency, PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import { ensureId } from '../../core/shared/id.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** An agency's public page with its listings (HOME-16). */
export class AgencyScreen implements Screen {
  agency: Agency | null = null;
  reviews: ReviewList | null = null;
  properties: Page<PropertySummary> = { data: [], total: 0 };
  page = 1;

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly reviewCatalogue: ReviewCatalogue,
  ) {
    makeAutoObservable(this, {
      ...unobserved('reviewCatalogue', 'catalogue'),
      reviews: observableRef,
      agency: observableRef,
      properties: observableRef,
    });
  }

  get head(): Head {
    const { agency, page } = this;
    if (!agency) return { title: { key: 'agency-title' } };
    const params = { id: String(agency.id) };
    return {
      title: agency.name,
      description: agency.description,
      canonical: { name: 'Agency', params, query: { page: page > 1 ? page : null } },
      structuredData: [structuredAgency(agency)],
    };
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const id = ensureId(params['id'], 'error-agency-not-found');
    const page = pageOfQuery(query);
    const limit = PAGE_SIZE.properties;
    const [agency, properties] = await Promise.all([
      this.catalogue.agency({ id }, signal),
      this.catalogue.properties({ agency: Number(id), offset: offsetOfPage(page, limit), limit }, signal),
    ]);
    const reviews = await this.reviewCatalogue.reviews(mostHelpful(`owner-${agency.accountId}`), signal);
    runInAction(() => {
      this.reviews = reviews;
      this.agency = agency;
      this.properties = properties;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.properties, PAGE_SIZE.properties);
  }
}

/** JSON-LD of the agency (schema.org), without empty fields. */
function structuredAgency({ name, description, phone, email, website, address, rating }: Agency) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name,
    description,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(isWebsite(website) && { sameAs: website }),
    ...(address && { address }),
    ...aggregateRating(rating),
  };
}
