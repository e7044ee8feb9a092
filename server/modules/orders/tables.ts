import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { OrderStep } from '../../../src/core/orders/order.ts';
import type { ReturnedPieces } from '../../../src/core/orders/returned-pieces.ts';
import type { ShippingCourier } from '../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod } from '../../../src/core/shipping/delivery.ts';
import type { Tracking } from '../../../src/core/orders/tracking.ts';

/** Orders, vendor orders and refunds. Money in stotinki. */
export interface OrderTables {
  customer_order: CustomerOrderTable;
  vendor_order: VendorOrderTable;
  vendor_order_line: VendorOrderLineTable;
  listed_order: ListedOrderTable;
  vendor_order_step: VendorOrderStepTable;
  vendor_access: VendorAccessTable;
  coupon: CouponTable;
  sales_day: SalesDayTable;
  product_sales_day: ProductSalesDayTable;
  changed_sales_day: ChangedSalesDayTable;
}

export interface CustomerOrderTable {
  id: Identity;
  /** Secret of the buyer's link. */
  token: string;
  /** Idempotency key of the client's checkout (CART-07). */
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
  /** Account of a signed-in buyer. */
  account_id: number | null;
  address_key: Generated<string>;
  /** End of the stock reservation of a card order. */
  held_until: Date | null;
  /** Hash of the secret in the confirmation mail. Until the confirmation no stock is taken. */
  confirmation_hash: Buffer | null;
  confirm_until: Date | null;
  confirmed_at: Date | null;
  /** Bank account for a refund that no card can receive. Given by the buyer and deleted after payment. */
  iban: string | null;
  account_holder: string | null;
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
  /** Time of release to the vendor; null until the card was charged. */
  released_at: Date | null;
  delivered_at: Date | null;
  withdrawn_at: Date | null;
  /** Refund due of a card payment for this vendor order, in stotinki. */
  refund_amount: Generated<number>;
  /** Refunded by the team without a change of the order, in stotinki; contained in `refund_amount`. */
  goodwill_amount: Generated<number>;
  tracking: JsonOrNull<Tracking>;
  /** Chosen delivery; null for orders of the previous version, which go to an address. */
  delivery: JsonOrNull<StoredDelivery>;
  /** Promised delivery time in working days, from the order. */
  delivery_days: number | null;
  /** Cut-off hour of the shop when the order was placed. */
  cutoff_hour: ColumnType<number | null, number | null | undefined, number | null>;
  /** Coupon of the order and its code; `products_amount` is after the discount. */
  coupon_id: ColumnType<number | null, number | null | undefined, number | null>;
  coupon_code: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

/** Coupon of a vendor (CART-03); amounts in stotinki, days of Sofia. */
export interface CouponTable {
  id: Identity;
  vendor_id: number;
  code: string;
  /** A coupon has a percent or an amount. */
  percent: number | null;
  amount: number | null;
  min_amount: Generated<number>;
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
  once_per_buyer: Generated<boolean>;
  stopped_at: Date | null;
  form_key: string | null;
  created_at: CreatedAt;
}

type Words = { bg: string; en: string };

/** Chosen delivery; the office as it was at the time of the order, null for an address. */
export type StoredDelivery = {
  method: DeliveryMethod;
  office: { courier: ShippingCourier; code: string; name: Words; city: Words; address: Words } | null;
};

export interface VendorOrderLineTable {
  vendor_order_id: number;
  position: number;
  product_id: number;
  title_bg: string;
  title_en: string;
  image: JsonOrNull<StoredPicture>;
  unit_price: number;
  /** Share of a coupon's discount, for all pieces of the line. */
  discount: Generated<number>;
  quantity: number;
  /** Pieces that the vendor could not send. */
  cancelled_quantity: Generated<number>;
  /** Sent pieces with a withdrawal, and those of them that were returned. */
  withdrawn_quantity: Generated<number>;
  returned_quantity: Generated<number>;
  product_notes: Generated<string>;
}

/** Search and sort columns of a vendor's orders; written by triggers only. */
export interface ListedOrderTable {
  vendor_order_id: number;
  vendor_id: number;
  status: VendorOrderStatus;
  created_at: Date;
  /** Lower-case Latin letters, one line each: the buyer, and each product in both languages. */
  words: string;
}

/** State before a vendor's status change. */
export type StepUndo = {
  status: VendorOrderStatus;
  deliveredAt: string | null;
  paymentStatus: 'due' | 'paid' | 'failed' | 'refund-due' | 'refunded';
  /** Stotinki. */
  refundAmount: number;
  /** Stotinki; absent in steps of the previous version. */
  goodwillAmount?: number;
  /** Refunds with a greater id were created by the change. */
  lastRefund: number;
};

export interface VendorOrderStepTable {
  id: Identity;
  vendor_order_id: number;
  status: OrderStep['status'];
  note: Generated<string>;
  /** Condition of the pieces that were returned with the change. */
  pieces: JsonOrNull<ReturnedPieces[]>;
  /** Idempotency key of the form. */
  key: string | null;
  /** State before the change, while it can be undone. */
  undo: JsonOrNull<StepUndo>;
  told_at: Date | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface VendorAccessTable {
  token_hash: Buffer;
  vendor_id: number;
  expires_at: Date;
}

/** A vendor's daily sums, by the Bulgarian date; read through the view `sales`. */
export interface SalesDayTable {
  vendor_id: number;
  day: string;
  status: VendorOrderStatus;
  orders: number;
  /** Stotinki, with VAT and without delivery. */
  revenue: number;
  pieces: number;
}

/** Sold pieces of a product per day; read through the view `product_sales`. */
export interface ProductSalesDayTable {
  vendor_id: number;
  day: string;
  product_id: number;
  revenue: number;
  pieces: number;
}

/** Days with outdated sums, one row per change. */
export interface ChangedSalesDayTable {
  vendor_id: number;
  day: string;
}
