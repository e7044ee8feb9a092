import type { OrderedDelivery } from '../shipping/delivery.ts';
import type { Shipment } from '../shipping/shipment.ts';
import { isCharged } from './order-amounts.ts';
import type { Picture } from '../shared/picture.ts';
import type { ReturnedPieces } from './returned-pieces.ts';
import type { Tracking } from './tracking.ts';
import type { OrderStatus } from './order-status.ts';

/** Method of a refund: to the paying card, or by bank if that is impossible. */
export const REFUND_METHODS = ['card', 'bank'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** `due` until it is sent, `sent` until the provider reports the result. */
export const REFUND_STATUSES = ['due', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refund to the buyer; the amount in stotinki, `at` is the time of the latest status as ISO 8601. */
export type Refund = { amount: number; method: RefundMethod; status: RefundStatus; at: string };

export const PAYMENT_METHODS = ['on-delivery', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `due` until the payment: on delivery, or while the card page is open. */
export const PAYMENT_STATUSES = ['due', 'paid', 'failed', 'refund-due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A product as ordered; money in stotinki. */
export type OrderedProduct = {
  productId: number;
  title: string;
  image: Picture | null;
  unitPrice: number;
  /** Pieces without the `cancelled` (unsent) and `returned` ones. */
  quantity: number;
  cancelled: number;
  returned: number;
  /** Pieces of `quantity` that the buyer has withdrawn from and is sending back. */
  withdrawn: number;
  /** Price of `quantity` pieces after the discount. */
  amount: number;
  /** Discount of a coupon for all ordered pieces; absent without one (CART-03). */
  discount?: number;
  productNotes: string;
};

/** A step of an order's history; `at` as ISO 8601, `note` the vendor's text to the buyer. */
export type OrderStep = {
  status:
    | OrderStatus
    | 'paid'
    | 'withdrawn'
    | 'partly-withdrawn'
    | 'partly-cancelled'
    | 'partly-returned'
    | 'tracking'
    | 'note';
  at: string;
  note: string;
  /** Condition of the pieces returned with this step. */
  pieces?: ReturnedPieces[];
};

/** Vendor order: the products that one vendor delivers. Money in stotinki, moments as ISO 8601. */
export type VendorOrder = {
  id: number;
  vendor: { id: number; name: string };
  status: OrderStatus;
  steps: OrderStep[];
  products: OrderedProduct[];
  /** After the discount. */
  productsAmount: number;
  /** Code and discount of the remaining pieces; absent without a coupon (CART-03). */
  coupon?: { code: string; discount: number };
  deliveryAmount: number;
  /** 0 for a cancelled or returned one. */
  totalAmount: number;
  /** VAT contained in `totalAmount`. */
  containedVat: number;
  /** Refund due to the buyer's card. */
  refundAmount: number;
  delivery: OrderedDelivery;
  /** Null until the vendor enters it. */
  tracking: Tracking | null;
  /** Parcel with a waybill of the courier, and the parcel of withdrawn goods (SHIP-05, SHIP-07). */
  shipment: Shipment | null;
  returnShipment: Shipment | null;
  /** Latest promised delivery day, `YYYY-MM-DD`; null without a promise and for finished orders. */
  deliverBy: string | null;
  withdrawal: { possible: boolean; until: string | null; withdrawnAt: string | null };
  /** Return address of a withdrawal, the payer of the parcel, and true if the vendor's courier gives a label. */
  returns: {
    recipient: string;
    address: string;
    phone: string;
    isPaidByVendor: boolean;
    byCourier: boolean;
  };
  /** Secret of the reader's link to the conversation; null without messages. */
  conversation: string | null;
};

export type OrderContact = { name: string; phone: string; email: string };
export type DeliveryAddress = { city: string; postCode: string; street: string; details: string };

/** An order for its buyer (CART-08). */
export type Order = {
  number: string;
  placedAt: string;
  contact: OrderContact;
  address: DeliveryAddress;
  payment: {
    method: PaymentMethod;
    status: PaymentStatus;
    paymentUrl: string | null;
    /** True if the buyer has paid on the card page, but the provider has not confirmed it. */
    isProcessing: boolean;
    /** End of the reservation of an unpaid card order. */
    heldUntil: string | null;
  };
  /** Pending e-mail confirmation; it reserves no goods yet. */
  confirmation: { isAwaited: boolean; until: string | null };
  /** True without an account; its goods cannot be reviewed (TRUST-04). */
  isOfGuest: boolean;
  vendorOrders: VendorOrder[];
  refunds: Refund[];
  /** Requested for a refund by bank; `ending` has the last four characters of the given account. */
  bankAccount: { isAsked: boolean; ending: string | null };
  /** Amounts without cancelled and returned vendor orders. */
  totalDeliveryAmount: number;
  totalOrderAmount: number;
  containedVat: number;
};

/** A vendor order for its vendor; `next` are the allowed statuses. */
export type ReceivedOrder = VendorOrder & {
  number: string;
  placedAt: string;
  contact: OrderContact;
  address: DeliveryAddress;
  payment: { method: PaymentMethod; status: PaymentStatus };
  next: OrderStatus[];
  /** Deadline of an undo of the last step, as ISO 8601. */
  undoUntil: string | null;
  /** True if withdrawn pieces have not been returned yet. */
  awaitsPieces: boolean;
  /** True if the vendor may remove pieces. */
  mayCancelPieces: boolean;
};

/** An order in the buyer's list; `token` is its link. Money in stotinki. */
export type OwnOrder = {
  number: string;
  token: string;
  placedAt: string;
  totalOrderAmount: number;
  /** True until the buyer confirms the order by e-mail. */
  isAwaited: boolean;
  vendors: { name: string; status: OrderStatus }[];
};

/**
 * Payment status of a vendor order. Cash on delivery counts as paid after its own delivery, even if other
 * parcels of the order are in transit.
 */
export function vendorPaymentStatus(
  { method, status }: Pick<Order['payment'], 'method' | 'status'>,
  isDelivered: boolean,
): PaymentStatus {
  return method === 'on-delivery' && status === 'due' && isDelivered ? 'paid' : status;
}

/** Message key of a payment's status. */
export function paymentStatusKey({
  method,
  status,
  isProcessing,
}: Pick<Order['payment'], 'method' | 'status'> & { isProcessing?: boolean }): string {
  if (isProcessing) return 'payment-status-processing';
  const isByCourier = method === 'on-delivery' && status === 'paid';
  return isByCourier ? 'payment-status-paid-on-delivery' : `payment-status-${status}`;
}

/** True if the parcel has reached the buyer, even if it was returned later. */
export function wasDelivered({ steps }: Pick<VendorOrder, 'steps'>): boolean {
  return steps.some(({ status }) => status === 'delivered');
}

/** True if a card order is unpaid. */
export function isUnpaid({ payment, vendorOrders }: Order): boolean {
  const isDue = payment.status === 'due' || payment.status === 'failed';
  return payment.method === 'card' && isDue && vendorOrders.some(isCharged);
}

/** True if the buyer may open the card page: the order is unpaid, and no payment is being processed. */
export function isPayable(order: Order): boolean {
  return isUnpaid(order) && !order.payment.isProcessing;
}
