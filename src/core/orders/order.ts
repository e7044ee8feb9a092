import { isCharged } from './order-amounts.ts';
import type { Picture } from '../shared/picture.ts';
import type { ReturnedPieces } from './returned-pieces.ts';
import type { Tracking } from './tracking.ts';
import type { Refund } from './refund.ts';
import type { OrderStatus } from './order-status.ts';

export const PAYMENT_METHODS = ['on-delivery', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `due` until money has come: on delivery, or while the buyer is still at the card page. */
export const PAYMENT_STATUSES = ['due', 'paid', 'failed', 'refund-due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A product as it was ordered; money in stotinki. */
export type OrderedProduct = {
  productId: number;
  title: string;
  image: Picture | null;
  unitPrice: number;
  /** Pieces that are to come or are kept; `cancelled` are those that were not sent, `returned` came back. */
  quantity: number;
  cancelled: number;
  returned: number;
  /** Of `quantity`: pieces that the buyer has withdrawn from and sends back. */
  withdrawn: number;
  amount: number;
  productNotes: string;
};

/** One step of an order's history; `at` as ISO 8601, `note` what the vendor wrote to the buyer with it. */
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
  /** Condition of the pieces that came back with this step. */
  pieces?: ReturnedPieces[];
};

/** The part of an order that one vendor delivers; money in stotinki, moments as ISO 8601. */
export type VendorOrder = {
  id: number;
  vendor: { id: number; name: string };
  status: OrderStatus;
  steps: OrderStep[];
  products: OrderedProduct[];
  productsAmount: number;
  deliveryAmount: number;
  /** 0 for a cancelled or returned one. */
  totalAmount: number;
  /** The VAT within `totalAmount`. */
  containedVat: number;
  /** What of a paid card is due back to the buyer. */
  refundAmount: number;
  /** Where the parcel is, once the vendor has named it. */
  tracking: Tracking | null;
  /** Day by which the parcel is promised, `YYYY-MM-DD`; null where none was promised, and once the part is finished. */
  deliverBy: string | null;
  withdrawal: { possible: boolean; until: string | null; withdrawnAt: string | null };
  /** Return address of a withdrawal, and who pays for the parcel. */
  returns: { recipient: string; address: string; phone: string; isPaidByVendor: boolean };
  /** The secret of the reader's own link to what buyer and vendor write to each other; null while nothing was written. */
  conversation: string | null;
};

export type OrderContact = { name: string; phone: string; email: string };
export type DeliveryAddress = { city: string; postCode: string; street: string; details: string };

/** An order as its buyer follows it (CART-08). */
export type Order = {
  number: string;
  placedAt: string;
  contact: OrderContact;
  address: DeliveryAddress;
  payment: {
    method: PaymentMethod;
    status: PaymentStatus;
    paymentUrl: string | null;
    /** The buyer has paid on the card page, and the money has not come yet. */
    isProcessing: boolean;
    /** Until when the goods of an unpaid card order are held. */
    heldUntil: string | null;
  };
  /** An order that waits for its e-mail to be confirmed holds no goods yet. */
  confirmation: { isAwaited: boolean; until: string | null };
  /** Placed without an account: its goods cannot be reviewed (TRUST-04). */
  isOfGuest: boolean;
  vendorOrders: VendorOrder[];
  refunds: Refund[];
  /** Asked for while money waits to go back by bank; `ending` are the last four signs of the one that was given. */
  bankAccount: { isAsked: boolean; ending: string | null };
  /** Amounts of what was neither cancelled nor returned. */
  totalDeliveryAmount: number;
  totalOrderAmount: number;
  containedVat: number;
};

/** A vendor's order as the vendor works on it; `next` are the statuses it may be given. */
export type ReceivedOrder = VendorOrder & {
  number: string;
  placedAt: string;
  contact: OrderContact;
  address: DeliveryAddress;
  payment: { method: PaymentMethod; status: PaymentStatus };
  next: OrderStatus[];
  /** Until when the last step can be undone, as ISO 8601. */
  undoUntil: string | null;
  /** Some pieces were withdrawn from and have not come back. */
  awaitsPieces: boolean;
  /** Whether pieces may be taken off it. */
  mayCancelPieces: boolean;
};

/** An order in the list of whoever placed it; the token opens it. Money in stotinki. */
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
 * Payment status of one vendor order. The courier's money for it has come once it was delivered, also while other
 * vendors' parcels of the order are on their way.
 */
export function vendorPaymentStatus(
  { method, status }: Pick<Order['payment'], 'method' | 'status'>,
  isDelivered: boolean,
): PaymentStatus {
  return method === 'on-delivery' && status === 'due' && isDelivered ? 'paid' : status;
}

/** Message key of a payment's state. */
export function paymentStatusKey({
  method,
  status,
  isProcessing,
}: Pick<Order['payment'], 'method' | 'status'> & { isProcessing?: boolean }): string {
  if (isProcessing) return 'payment-status-processing';
  const isByCourier = method === 'on-delivery' && status === 'paid';
  return isByCourier ? 'payment-status-paid-on-delivery' : `payment-status-${status}`;
}

/** Tells whether a vendor's parcel has reached the buyer, also when it was sent back later. */
export function wasDelivered({ steps }: Pick<VendorOrder, 'steps'>): boolean {
  return steps.some(({ status }) => status === 'delivered');
}

/** Tells whether a card order still waits for its money. */
export function isUnpaid({ payment, vendorOrders }: Order): boolean {
  const isDue = payment.status === 'due' || payment.status === 'failed';
  return payment.method === 'card' && isDue && vendorOrders.some(isCharged);
}

/** Tells whether the buyer may open the card page: the order is unpaid, and no payment is being processed. */
export function isPayable(order: Order): boolean {
  return isUnpaid(order) && !order.payment.isProcessing;
}
