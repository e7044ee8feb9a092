import type { PieceSize } from '../../../src/core/shipping/parcel.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CategoryFilter } from '../../../src/core/shop/category-tree.ts';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { BulkAction } from '../../../src/core/shop/bulk-change.ts';

/** Products, vendors and search words. Money in stotinki, lengths in mm, weight in g. */
export interface ShopTables {
  vendor: VendorTable;
  room: RoomTable;
  category: CategoryTable;
  category_room: CategoryRoomTable;
  product: ProductTable;
  listed_product: ListedProductTable;
  product_bulk_change: ProductBulkChangeTable;
  product_price: ProductPriceTable;
  product_visit: ProductVisitTable;
  product_day: ProductDayTable;
  search_word: SearchWordTable;
}

export interface VendorTable {
  id: Identity;
  name: string;
  description_bg: Generated<string>;
  description_en: Generated<string>;
  logo: JsonOrNull<StoredPicture>;
  delivery_price: Generated<number>;
  company_name: string;
  company_number: string;
  /** True for a new shop that waits for the team's approval. */
  needs_approval: Generated<boolean>;
  vat_number: string | null;
  address: string;
  email: string;
  phone: string;
  created_at: CreatedAt;
  cover: JsonOrNull<StoredPicture>;
  returns_bg: Generated<string>;
  returns_en: Generated<string>;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
  /** Return address; empty means `address`. */
  return_address: Generated<string>;
  /** True if the vendor pays for sending goods back. */
  pays_returns: Generated<boolean>;
  /** Time of the team's check of the company; null after a change of name or number. */
  company_verified_at: Generated<Date | null>;
  /** Time of removal by the team, shared by the products removed with the shop. */
  removed_at: Generated<Date | null>;
  /** Last day in Sofia without orders. */
  holiday_until: string | null;
  /** Full hour in Sofia; later orders are handled from the next working day. */
  cutoff_hour: number | null;
}

export interface RoomTable {
  key: string;
  position: number;
}

export interface CategoryTable {
  id: Identity;
  name_bg: string;
  name_en: string;
  picture: JsonOrNull<StoredPicture>;
  position: Generated<number>;
  /** Size of products without their own. */
  usual_size: JsonOrNull<PieceSize>;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** False for categories that only vendors see. */
  shown: Generated<boolean>;
  on_promo: Generated<boolean>;
  /** Filters that visitors see; null for all. */
  filters: ColumnType<CategoryFilter[] | null, CategoryFilter[] | null | undefined, CategoryFilter[] | null>;
}

export interface CategoryRoomTable {
  category_id: number;
  room_key: string;
}

export interface ProductTable {
  id: Identity;
  vendor_id: number;
  vendor_code: string;
  category_id: number;
  title_bg: string;
  title_en: string;
  description_bg: Generated<string>;
  description_en: Generated<string>;
  price: number;
  promo_price: number | null;
  /** Promo price of a promotion with days; `promo_price` has it on those days alone. */
  scheduled_promo_price: ColumnType<number | null, number | null | undefined, number | null>;
  /** First and last day in Sofia, `2026-11-22`; null for no limit. */
  promo_from: ColumnType<string | null, string | null | undefined, string | null>;
  promo_until: ColumnType<string | null, string | null | undefined, string | null>;
  current_price: GeneratedAlways<number>;
  /**
   * Stotinki; written by a trigger. Above the promo price for a reduction, else null; 0 in rows older than
   * the column.
   */
  prior_price: Generated<number | null>;
  quantity: Generated<number>;
  colour: string | null;
  material: string | null;
  width_mm: number | null;
  height_mm: number | null;
  depth_mm: number | null;
  weight_g: number | null;
  delivery_days_min: Generated<number>;
  delivery_days_max: Generated<number>;
  manufacturer: string;
  manufacturer_address: string;
  manufacturer_contact: Generated<string>;
  /** ISO 3166-1 alpha-2. */
  manufacturer_country: Generated<string>;
  responsible_name: Generated<string>;
  responsible_address: Generated<string>;
  responsible_contact: Generated<string>;
  safety_bg: Generated<string>;
  safety_en: Generated<string>;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  /** Written with an SQL expression; not read by the server. */
  search_words: string;
  /** Creation time; reset when a deleted product is restored. */
  created_at: ColumnType<Date, Date | undefined, Date>;
  deleted_at: Date | null;
  size: string | null;
  /** Barcode (GTIN). */
  ean: string | null;
  /** Main product of this variant. A main product is no variant. */
  variant_of: number | null;
  /** True for the family's card in lists. */
  listed: Generated<boolean>;
  /** Number of other shown family members. */
  variants: Generated<number>;
  hidden_at: Date | null;
  form_key: string | null;
  updated_at: Generated<Date>;
  /** Pieces sold and visits of 90 days; counted each night. */
  popularity: Generated<number>;
  /** Number of shown reviews with one star, two, … five; written with `review_summary`. */
  stars: Generated<number[]>;
  /** Bayesian mean of the stars, in thousandths of a star. */
  rating: Generated<number>;
  highly_rated: Generated<boolean>;
  /** Time of removal by the team; the vendor cannot restore the product. */
  removed_at: Generated<Date | null>;
}

/** Search index of products, one row per card; written by triggers of `product`. */
export interface ListedProductTable {
  product_id: number;
  category_id: number;
  vendor_id: number;
  current_price: number;
  created_at: Date;
  popularity: number;
  variants: number;
  rating: number;
  /** These six columns are of the card itself. */
  colour: string | null;
  material: string | null;
  size: string | null;
  in_stock: boolean;
  on_promo: boolean;
  highly_rated: boolean;
  /** Tags such as `category:1` and `in-stock`, of the card or of any family member. */
  choices: string;
  words: string;
}

/** Bulk change, stored for the ten minutes in which it can be undone. */
export interface ProductBulkChangeTable {
  id: Identity;
  vendor_id: number;
  action: BulkAction['action'];
  written: JSONColumnType<WrittenChange[], string, string>;
  families: JSONColumnType<{ id: number; variantOf: number | null }[], string, string>;
  created_at: Date;
  undone_at: Date | null;
}

/** Values of a product before a change; times in JSON format. */
export type WrittenChange = {
  id: number;
  before: {
    price: number;
    promoPrice: number | null;
    promoFrom?: string | null;
    promoUntil?: string | null;
    priorPrice: number | null;
    quantity: number;
    categoryId: number;
    hiddenAt: string | null;
    updatedAt: string;
  };
  /** Stock after the change: pieces ordered since are subtracted at undo. */
  quantity: number;
};

export interface ProductVisitTable {
  product_id: number;
  day: string;
  visitor: Buffer;
}

export interface ProductDayTable {
  product_id: number;
  day: ColumnType<string, string, never>;
  views: Generated<number>;
}

/** Words of products, folded for the search. */
export interface SearchWordTable {
  word: string;
}

export interface ProductPriceTable {
  product_id: number;
  price: number;
  valid_from: Date;
}
