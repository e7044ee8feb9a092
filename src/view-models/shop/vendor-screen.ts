import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import { ratingOf } from '../../core/reviews/star-average.ts';
import type { Rating } from '../../core/reviews/star-average.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import type { Vendor } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { aggregateRating } from '../reviews/aggregate-rating.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ProductList } from './product-list.ts';
import { unobserved } from '../site/unobserved.ts';

/** A vendor's public page with products (SHOP-07). */
export class VendorScreen implements Screen {
  vendor: Vendor | null = null;
  reviews: ReviewList | null = null;
  readonly list: ProductList;

  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly reviewCatalogue: ReviewCatalogue,
  ) {
    this.list = new ProductList(catalogue, 'createdAt.DESC');
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'reviewCatalogue', 'list'),
      vendor: observableRef,
      reviews: observableRef,
    });
  }

  get head(): Head {
    const { vendor } = this;
    if (!vendor) return { title: { key: 'vendor-title' } };
    const rating = ratingOf(this.reviews?.stars ?? []);
    return {
      title: vendor.name,
      description: vendor.description,
      canonical: { name: 'Vendor', params: { id: String(vendor.id) } },
      ...(rating && { structuredData: [structuredVendor(vendor, rating)] }),
    };
  }

  get pageCount(): number {
    return this.list.pageCount;
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const vendor = await this.catalogue.vendor({ id: params['id'] ?? '' }, signal);
    const [reviews] = await Promise.all([
      this.reviewCatalogue.reviews(mostHelpful(`vendor-${vendor.id}`), signal),
      this.list.load({ vendorId: vendor.id }, query, signal),
    ]);
    runInAction(() => {
      this.vendor = vendor;
      this.reviews = reviews;
    });
  }
}

/** JSON-LD Organization with its rating (schema.org). */
function structuredVendor({ name }: Vendor, rating: Rating): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    ...aggregateRating(rating),
  };
}
