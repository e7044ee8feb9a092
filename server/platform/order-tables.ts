import type { ColumnType, Generated, JSONColumnType } from 'kysely';

import type { CreatedAt, Identity, JsonOrNull, StoredPicture } from './tables.ts';

/** Orders, their parts for each vendor, payments, and what travels between the two domains. */
export interface CustomerOrderTable {
  id: Identity;
  /** The secret of the buyer's link. */
  token: string;
  /** The client's key: the same checkout sent twice is one order (CART-07). */
  key: string;
  content_hash: string;
  language: 'bg' | 'en';
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  city: string;
  post_code: string;
  street: string;
  details: Generated<string>;
  payment_method: 'on-delivery' | 'card';
  payment_status: Generated<'due' | 'paid' | 'failed' | 'refund-due' | 'refunded'>;
  /** Who ordered, when somebody was signed in. */
  account_id: number | null;
  created_at: CreatedAt;
}

export type VendorOrderStatus = 'new' | 'accepted' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

export interface VendorOrderTable {
  id: Identity;
  order_id: number;
  vendor_id: number;
  status: Generated<VendorOrderStatus>;
  products_amount: number;
  delivery_amount: number;
  /** The moment the vendor got it; null until the card was charged. */
  released_at: Date | null;
  delivered_at: Date | null;
  withdrawn_at: Date | null;
  /** What of a paid card is due back for this part, in stotinki. */
  refund_amount: Generated<number>;
  created_at: CreatedAt;
}

export interface VendorOrderLineTable {
  vendor_order_id: number;
  position: number;
  product_id: number;
  title_bg: string;
  title_en: string;
  image: JsonOrNull<StoredPicture>;
  unit_price: number;
  quantity: number;
  /** Pieces of these that the vendor could not send. */
  cancelled_quantity: Generated<number>;
  product_notes: Generated<string>;
}

export interface VendorOrderStepTable {
  id: Identity;
  vendor_order_id: number;
  status: VendorOrderStatus | 'withdrawn' | 'partly-cancelled' | 'note';
  note: Generated<string>;
  /** The form's key: sent twice, it is one step. */
  key: string | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface VendorAccessTable {
  token_hash: Buffer;
  vendor_id: number;
  expires_at: Date;
}

export interface PaymentTable {
  id: string;
  /** What it pays for: an order or credits. */
  order_id: number | null;
  credit_purchase_id: number | null;
  provider: string;
  /** Cents of euro (PRICE-07). */
  amount_cents: number;
  /** Refused: it came with another amount than was asked. */
  status: Generated<'pending' | 'paid' | 'failed' | 'refused'>;
  /** The provider's own name of it, and its page, once it was opened there. */
  reference: string | null;
  page_url: string | null;
  created_at: CreatedAt;
  settled_at: Date | null;
}

export interface HandOverTable {
  secret_hash: Buffer;
  /** Where it may arrive. */
  destination: string;
  /** Set when it has arrived there. */
  collection_hash: Buffer | null;
  belongings: JSONColumnType<object, string, string>;
  /** Who was signed in where it was left. */
  account_id: number | null;
  expires_at: Date;
}
