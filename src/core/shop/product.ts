import type { ReaderWarning } from '../accounts/warnings.ts';
import type { Rating } from '../reviews/star-average.ts';
import type { Picture } from '../shared/picture.ts';
import type { Dimensions, PublicProductFields } from './product-fields.ts';
import type { Company } from './vendor-profile.ts';

/** A vendor for the buyer; money in stotinki. */
export type VendorSummary = {
  id: number;
  name: string;
  deliveryPrice: number;
  /** Last day without orders; absent without a holiday, and possibly past (see `holidayOf`). */
  holidayUntil?: string;
  /** Full hour in Sofia; later orders are handled from the next working day. */
  cutoffHour?: number;
};

/** A vendor's public page; `company` is the legal trader, as consumer law requires. */
export type Vendor = VendorSummary & {
  description: string;
  logo: Picture | null;
  cover: Picture | null;
  /** Return policy in the vendor's words; may be empty. */
  returns: string;
  deliveryDays: { from: number; to: number } | null;
  company: Company;
  /** Moment of the team's check of the company (decision 21); null after a change of its name or number. */
  companyVerifiedAt: string | null;
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

export type CategorySummary = { id: number; name: string };

/** A product in lists; money in stotinki. */
export type ProductSummary = {
  id: number;
  title: string;
  price: number;
  /**
   * Promo price; `price` is then the lowest of the 30 days before it (Price Indication Directive, art. 6a).
   */
  promoPrice: number | null;
  image: Picture | null;
  vendor: VendorSummary;
  categories: CategorySummary[];
  quantity: number;
  /** Number of other variants on sale. */
  variants: number;
  /** Null without reviews. */
  rating: Rating | null;
  /** Working days from the order to the delivery. */
  deliveryDays: { from: number; to: number };
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

export type ProductVariant = {
  id: number;
  colour: string | null;
  size: string | null;
  price: number;
  promoPrice: number | null;
  quantity: number;
  image: Picture | null;
};

/**
 * Name, postal and electronic address, as product safety law requires (GPSR, art. 19); the last may be empty.
 */
type ContactOf = { name: string; address: string; contact: string };

/** A product for its page (SHOP-05, SHOP-08); lengths in mm, weight in g. */
export type Product = ProductSummary &
  PublicProductFields & {
    /** Last day of the promotion, `2026-11-22`; absent without an end (PRICE-03). */
    promoUntil?: string;
    description: string;
    pictures: Picture[];
    dimensions: Dimensions;
    manufacturer: ContactOf;
    /** The responsible person in the European Union; null if the manufacturer is in it. */
    responsiblePerson: ContactOf | null;
    safety: string;
    /** All variants including this product; empty without variants. */
    family: ProductVariant[];
  };

export type Category = CategorySummary & {
  picture: Picture | null;
  rooms: string[];
  /** Products of the category and its subcategories. */
  productCount: number;
  /** Absent at the top of the tree. */
  parentId?: number;
  /** True for a category that only vendors see. */
  hidden?: true;
};

/** Current price: the promo price if there is one (PRICE-03). */
export function currentPrice(product: { price: number; promoPrice: number | null }): number {
  return product.promoPrice ?? product.price;
}

/** Reduction in whole percent, rounded down; null below one percent. */
export function discountPercent({
  price,
  promoPrice,
}: Pick<ProductSummary, 'price' | 'promoPrice'>): number | null {
  if (promoPrice === null) return null;
  const percent = Math.floor(((price - promoPrice) * 100) / price);
  return percent > 0 ? percent : null;
}

/** Maximum pieces that the page shows as the last ones. */
export const LAST_PIECES = 5;

export function stockOf({ quantity }: { quantity: number }): 'sold-out' | 'last' | 'in-stock' {
  if (quantity === 0) return 'sold-out';
  return quantity <= LAST_PIECES ? 'last' : 'in-stock';
}
