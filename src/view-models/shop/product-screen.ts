import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CART_QUANTITY, quantityProblem } from '../../core/orders/cart/cart.ts';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { onFailure } from '../../core/shared/failure.ts';
import { plainEuro } from '../../core/shared/money.ts';
import { pictureFile } from '../../core/shared/picture.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { holidayOf } from '../../core/shop/holiday.ts';
import { currentPrice } from '../../core/shop/product.ts';
import { PUBLIC_FIELDS } from '../../core/shop/product-fields.ts';
import type { ProductField } from '../../core/shop/product-fields.ts';
import type { Product, ProductSummary } from '../../core/shop/product.ts';
import { withViewed } from '../../core/shop/viewed-products.ts';
import type { ViewedProducts } from '../../core/shop/viewed-products.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { QuestionList } from '../reviews/question-list.ts';
import { aggregateRating } from '../reviews/aggregate-rating.ts';
import { currentProducts } from '../orders/current-products.ts';
import type { CartViewModel } from '../orders/cart-view-model.ts';
import type { ShownMessage } from '../../core/site/modal.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const RELATED_PRODUCTS = 4;

/** A product's page (SHOP-05, SHOP-08). */
export class ProductScreen implements Screen {
  product: Product | null = null;
  related: readonly ProductSummary[] = [];
  reviews: ReviewList | null = null;
  quantity = 1;
  notes = '';
  /** Index of the large picture. */
  picture = 0;
  fullScreen = false;
  /** Products often ordered with this one, most often first. */
  together: readonly ProductSummary[] = [];
  /** Products opened in this browser, latest first. */
  viewed: readonly ProductSummary[] = [];

  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly cart: CartViewModel,
    private readonly reviewCatalogue: ReviewCatalogue,
    private readonly viewedProducts: ViewedProducts,
    readonly questions: QuestionList,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {
      ...unobserved('viewedProducts', 'questions', 'catalogue', 'cart', 'reviewCatalogue', 'clock'),
      together: observableRef,
      viewed: observableRef,
      product: observableRef,
      related: observableRef,
      reviews: observableRef,
    });
  }

  async load({ params, signal }: Visit): Promise<void> {
    const product = await this.catalogue.product({ id: params['id'] ?? '' }, signal);
    const category = product.categories[0];
    const [related, reviews, together] = await Promise.all([
      category
        ? this.catalogue.searchProducts(
            {
              categoryId: category.id,
              inStock: true,
              orderBy: 'createdAt.DESC',
              offset: 0,
              limit: RELATED_PRODUCTS + 1,
            },
            signal,
          )
        : { data: [] },
      this.reviewCatalogue.reviews(mostHelpful(`product-${product.id}`), signal),
      this.catalogue.boughtTogether({ id: product.id }, signal).catch(onFailure({ data: [] })),
      this.questions.load(product, signal),
    ]);
    runInAction(() => {
      this.product = product;
      this.reviews = reviews;
      this.together = together.data;
      this.related = related.data.filter(({ id }) => id !== product.id).slice(0, RELATED_PRODUCTS);
    });
  }

  /** Counts the visit, in browsers only. */
  onEnter(): void {
    if (!this.product) return;
    const { id } = this.product;
    this.catalogue.visitProduct({ id }).catch(() => undefined);
    void this.showViewed(id);
    void this.questions.loadOwn();
  }

  /** Shows recently opened products and remembers this one; errors are ignored. */
  private async showViewed(id: number): Promise<void> {
    const before = this.viewedProducts.read();
    this.viewedProducts.write(withViewed(before, id));
    const others = before.filter((other) => other !== id);
    if (others.length === 0) return;
    const current = await currentProducts(this.catalogue, others).catch(onFailure([]));
    const known = others.flatMap((other) => current.filter((product) => product.id === other));
    runInAction(() => {
      if (this.product?.id === id) this.viewed = known.slice(0, RELATED_PRODUCTS);
    });
  }

  /** Maximum quantity that can be added. */
  get mostPieces(): number {
    return Math.min(this.product?.quantity ?? 0, CART_QUANTITY.max);
  }

  /** Error of the quantity (CART-02). */
  get quantityError(): ShownMessage | null {
    const key = this.product && quantityProblem(this.quantity, this.product.quantity);
    return key ? { key, values: { count: this.product?.quantity ?? 0 } } : null;
  }

  setQuantity(quantity: number): void {
    this.quantity = quantity;
  }

  setNotes(notes: string): void {
    this.notes = notes;
  }

  showPicture(index: number): void {
    this.picture = index;
  }

  setFullScreen(fullScreen: boolean): void {
    this.fullScreen = fullScreen;
  }

  async addToCart(): Promise<void> {
    if (this.product) await this.cart.add(this.product, this.quantity, this.notes.trim());
  }

  get head(): Head {
    const { product } = this;
    if (!product) return { title: { key: 'product-title' } };
    const params = { id: String(product.id) };
    return {
      title: product.title,
      description: product.description,
      canonical: { name: 'Product', params },
      structuredData: [structuredProduct(product, isOrderable(product, this.clock.now()))],
    };
  }
}

/** True if the product is available and its shop takes orders. */
function isOrderable({ quantity, vendor }: Product, now: Date): boolean {
  const isOnHoliday = vendor.holidayUntil !== undefined && holidayOf(vendor, sofiaDay(now)) !== null;
  return quantity > 0 && !isOnHoliday;
}

/** Known fields with a property of schema.org. */
function structuredFields(product: Product): Record<string, unknown> {
  const fields: readonly [string, ProductField][] = Object.entries(PUBLIC_FIELDS);
  const values: Readonly<Record<string, unknown>> = product;
  return Object.fromEntries(
    fields.flatMap(([name, { schemaOrg }]) => (schemaOrg && values[name] ? [[schemaOrg, values[name]]] : [])),
  );
}

/** JSON-LD Product (schema.org); the price is in EUR, which is charged (PRICE-07). */
function structuredProduct(product: Product, orderable: boolean): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    image: product.pictures.map((picture) => pictureFile(picture)),
    ...structuredFields(product),
    ...aggregateRating(product.rating),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    offers: {
      '@type': 'Offer',
      price: plainEuro(currentPrice(product)),
      priceCurrency: 'EUR',
      ...(product.promoUntil && { priceValidUntil: product.promoUntil }),
      availability: `https://schema.org/${orderable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.vendor.name },
    },
  };
}
