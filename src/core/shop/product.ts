import type { ReaderWarning } from '../accounts/reader-warnings.ts';
import type { Rating } from '../reviews/star-average.ts';
import type { Picture } from '../shared/picture.ts';
import type { Company } from './vendor-profile.ts';

/** What a buyer must know of a vendor; money in stotinki. */
export type VendorSummary = { id: number; name: string; deliveryPrice: number };

/** A vendor's public page; `company` is the trader behind it, as consumer law asks. */
export type Vendor = VendorSummary & {
  description: string;
  logo: Picture | null;
  cover: Picture | null;
  /** How goods are returned, in the vendor's own words; may be empty. */
  returns: string;
  deliveryDays: { from: number; to: number } | null;
  company: Company;
  /** When the team checked the company (decision 21); null once its name or number is another one. */
  companyVerifiedAt: string | null;
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

export type CategorySummary = { id: number; name: string };

/** A product as lists show it; money in stotinki. */
export type ProductSummary = {
  id: number;
  title: string;
  price: number;
  /** A reduction; `price` is then the lowest of the 30 days before it (Price Indication Directive, art. 6a). */
  promoPrice: number | null;
  image: Picture | null;
  vendor: VendorSummary;
  categories: CategorySummary[];
  /** Pieces in stock. */
  quantity: number;
  /** How many other variants of it are sold. */
  variants: number;
  /** Null where nobody has reviewed it. */
  rating: Rating | null;
  /** Working days from the order to the door. */
  deliveryDays: { from: number; to: number };
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

/** One of a product's family, the product itself among them. */
export type ProductVariant = {
  id: number;
  colour: string | null;
  size: string | null;
  price: number;
  promoPrice: number | null;
  quantity: number;
  image: Picture | null;
};

/** Name, postal and electronic address, as product safety law asks for (GPSR, art. 19); the latter may be empty. */
type ContactOf = { name: string; address: string; contact: string };

/** A product with all that its page says (SHOP-05, SHOP-08); lengths in mm, weight in g. */
export type Product = ProductSummary & {
  description: string;
  pictures: Picture[];
  colour: string | null;
  material: string | null;
  dimensions: { width: number | null; height: number | null; depth: number | null; weight: number | null };
  manufacturer: ContactOf;
  /** The responsible person in the European Union; null where the manufacturer is in it. */
  responsiblePerson: ContactOf | null;
  safety: string;
  size: string | null;
  /** Its whole family, itself too; empty when it is alone. */
  family: ProductVariant[];
};

/** A category with its picture and how many products it holds. */
export type Category = CategorySummary & { picture: Picture | null; rooms: string[]; productCount: number };

/** What the product costs now: the promo price when there is one (PRICE-03). */
export function currentPrice(product: { price: number; promoPrice: number | null }): number {
  return product.promoPrice ?? product.price;
}

/** The reduction in whole percent, rounded down; null without one, and below one percent. */
export function discountPercent({
  price,
  promoPrice,
}: Pick<ProductSummary, 'price' | 'promoPrice'>): number | null {
  if (promoPrice === null) return null;
  const percent = Math.floor(((price - promoPrice) * 100) / price);
  return percent > 0 ? percent : null;
}

/** From this many pieces on, a buyer is told that they are the last ones. */
export const LAST_PIECES = 5;

/** What a buyer is told of the stock. */
export function stockOf({ quantity }: { quantity: number }): 'sold-out' | 'last' | 'in-stock' {
  if (quantity === 0) return 'sold-out';
  return quantity <= LAST_PIECES ? 'last' : 'in-stock';
}
