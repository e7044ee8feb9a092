import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { OrderStep } from '../../../src/core/orders/order.ts';
import type { ReturnedPieces } from '../../../src/core/orders/returned-pieces.ts';
import type { Tracking } from '../../../src/core/orders/tracking.ts';

/** Orders, their parts for each vendor and what is paid back. Money in stotinki. */
export interface OrderTables {
  customer_order: CustomerOrderTable;
  vendor_order: VendorOrderTable;
  vendor_order_line: VendorOrderLineTable;
  listed_order: ListedOrderTable;
  vendor_order_step: VendorOrderStepTable;
  vendor_access: VendorAccessTable;
  sales_day: SalesDayTable;
  product_sales_day: ProductSalesDayTable;
  changed_sales_day: ChangedSalesDayTable;
}

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
  /** The address as it is compared. */
  address_key: Generated<string>;
  /** Until when the goods of a card order are held. */
  held_until: Date | null;
  /** Of the secret in the mail that confirms the order; until then it takes nothing from stock. */
  confirmation_hash: Buffer | null;
  confirm_until: Date | null;
  confirmed_at: Date | null;
  /** Where to pay back what no card can take; given by the buyer, and forgotten when it is paid. */
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
  /** The moment the vendor got it; null until the card was charged. */
  released_at: Date | null;
  delivered_at: Date | null;
  withdrawn_at: Date | null;
  /** What of a paid card is due back for this part, in stotinki. */
  refund_amount: Generated<number>;
  /** The parcel's number at its courier. */
  tracking: JsonOrNull<Tracking>;
  /** Working days from the order to the door, as promised when it was placed. */
  delivery_days: number | null;
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
  /** Sent pieces that the buyer has withdrawn from, and those of them that have come back. */
  withdrawn_quantity: Generated<number>;
  returned_quantity: Generated<number>;
  product_notes: Generated<string>;
}

/** What a vendor's orders are found and ordered by; written by triggers alone. */
export interface ListedOrderTable {
  vendor_order_id: number;
  vendor_id: number;
  status: VendorOrderStatus;
  created_at: Date;
  /** In small Latin letters, a line each: the buyer, and each product in both languages. */
  words: string;
}

/** What stood before a vendor's step. */
export type StepUndo = {
  status: VendorOrderStatus;
  deliveredAt: string | null;
  paymentStatus: 'due' | 'paid' | 'failed' | 'refund-due' | 'refunded';
  /** Stotinki. */
  refundAmount: number;
  /** Refunds with a greater id came with the step. */
  lastRefund: number;
};

export interface VendorOrderStepTable {
  id: Identity;
  vendor_order_id: number;
  status: OrderStep['status'];
  note: Generated<string>;
  /** Condition of the pieces that came back with the step. */
  pieces: JsonOrNull<ReturnedPieces[]>;
  /** The form's key: sent twice, it is one step. */
  key: string | null;
  /** What stood before the step, while it can be undone. */
  undo: JsonOrNull<StepUndo>;
  told_at: Date | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface VendorAccessTable {
  token_hash: Buffer;
  vendor_id: number;
  expires_at: Date;
}

/** A vendor's sums of a day in Bulgaria; read through the view `sales`. */
export interface SalesDayTable {
  vendor_id: number;
  day: string;
  status: VendorOrderStatus;
  orders: number;
  /** Stotinki, with VAT and without delivery. */
  revenue: number;
  pieces: number;
}

/** What was sold of a product on a day; read through the view `product_sales`. */
export interface ProductSalesDayTable {
  vendor_id: number;
  day: string;
  product_id: number;
  revenue: number;
  pieces: number;
}

/** Days whose sums are out of date, a row for each change. */
export interface ChangedSalesDayTable {
  vendor_id: number;
  day: string;
}
