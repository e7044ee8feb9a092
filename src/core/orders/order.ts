import type { Picture } from '../shared/picture.ts';
import type { OrderStatus } from './order-status.ts';

export const PAYMENT_METHODS = ['on-delivery', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `due` until money has come: on delivery, or while the buyer is still at the card page. */
export type PaymentStatus = 'due' | 'paid' | 'failed' | 'refund-due' | 'refunded';

/** A product as it was ordered; money in stotinki. */
export type OrderedProduct = {
  productId: number;
  title: string;
  image: Picture | null;
  unitPrice: number;
  /** Pieces that are to come; `cancelled` are those that the vendor could not send. */
  quantity: number;
  cancelled: number;
  amount: number;
  productNotes: string;
};

/** One step of an order's history; `at` as ISO 8601, `note` what the vendor wrote to the buyer with it. */
export type OrderStep = {
  status: OrderStatus | 'withdrawn' | 'partly-cancelled' | 'note';
  at: string;
  note: string;
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
  totalAmount: number;
  /** The VAT within `totalAmount`. */
  containedVat: number;
  /** What of a paid card is due back to the buyer. */
  refundAmount: number;
  withdrawal: { possible: boolean; until: string | null; withdrawnAt: string | null };
};

export type OrderContact = { name: string; phone: string; email: string };
export type DeliveryAddress = { city: string; postCode: string; street: string; details: string };

/** An order as its buyer follows it (CART-08). */
export type Order = {
  number: string;
  placedAt: string;
  contact: OrderContact;
  address: DeliveryAddress;
  payment: { method: PaymentMethod; status: PaymentStatus; paymentUrl: string | null };
  vendorOrders: VendorOrder[];
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
  /** Whether pieces may be taken off it. */
  mayCancelPieces: boolean;
};

/** An order in the list of whoever placed it; the token opens it. Money in stotinki. */
export type OwnOrder = {
  number: string;
  token: string;
  placedAt: string;
  totalOrderAmount: number;
  vendors: { name: string; status: OrderStatus }[];
};
