import type { Kysely, Selectable } from 'kysely';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { nextStatuses, statusesToCome, wasSent } from '../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import { vendorPaymentStatus, wasDelivered } from '../../../src/core/orders/order.ts';
import type {
  Order,
  OrderContact,
  DeliveryAddress,
  OrderedProduct,
  ReceivedOrder,
  VendorOrder,
  Refund,
} from '../../../src/core/orders/order.ts';
import { orderAmounts, vendorOrderTotal } from '../../../src/core/orders/order-amounts.ts';
import { amountOfPieces } from '../../../src/core/orders/coupon.ts';
import { mayCancelPieces } from '../../../src/core/orders/partial-cancellation.ts';
import { awaitsPieces, mayWithdraw, withdrawalDeadline } from '../../../src/core/orders/withdrawal.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import { promisedDay } from '../../../src/core/orders/promised-day.ts';
import type { RefundRow } from '../../platform/payments/refunds.ts';
import { loadShipments } from '../shipping/load-shipments.ts';
import type { OrderedDelivery } from '../../../src/core/shipping/delivery.ts';
import type { CustomerOrderTable, StoredDelivery, VendorOrderLineTable, VendorOrderTable } from './tables.ts';
import type { VendorTable } from '../shop/tables.ts';
import type { Database } from '../../tables.ts';

export type CustomerOrderRow = Selectable<CustomerOrderTable>;
/** Latest card payment attempts. */
export type CardAttempt = Pick<Order['payment'], 'paymentUrl' | 'isProcessing'>;
export type VendorOrderRow = Selectable<VendorOrderTable> & { vendor_name: string };

/** Returns vendor orders for the buyer or the vendor, with lines and history, in the order of the rows. */
export async function vendorOrdersOf(
  db: Kysely<Database>,
  rows: readonly VendorOrderRow[],
  language: Language,
  now: Date,
  reader: 'buyer' | 'vendor',
): Promise<VendorOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const vendorIds = rows.map(({ vendor_id: id }) => id);
  const [vendors, lines, steps, conversations, shipments] = await Promise.all([
    db
      .selectFrom('vendor')
      .leftJoin('vendor_delivery', 'vendor_delivery.vendor_id', 'vendor.id')
      .select(['id', 'company_name', 'address', 'return_address', 'phone', 'pays_returns', 'courier'])
      .where('id', 'in', vendorIds)
      .execute(),
    db
      .selectFrom('vendor_order_line')
      .selectAll()
      .where('vendor_order_id', 'in', ids)
      .orderBy('vendor_order_id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('vendor_order_step')
      .selectAll()
      .where('vendor_order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('conversation')
      .select(['vendor_order_id', reader === 'buyer' ? 'token as token' : 'poster_token as token'])
      .where('vendor_order_id', 'in', ids)
      .execute(),
    loadShipments(db, ids, reader),
  ]);
  return rows.map((row) => {
    const deliveredAt = row.delivered_at?.toISOString() ?? null;
    const withdrawnAt = row.withdrawn_at?.toISOString() ?? null;
    const { status, products_amount: productsAmount, delivery_amount: deliveryAmount } = row;
    const totalAmount = vendorOrderTotal({ status, productsAmount, deliveryAmount });
    return {
      id: row.id,
      vendor: { id: row.vendor_id, name: row.vendor_name },
      status,
      steps: steps
        .filter((step) => step.vendor_order_id === row.id)
        .map((step) => ({
          status: step.status,
          at: step.at.toISOString(),
          note: step.note,
          ...(step.pieces && { pieces: step.pieces }),
        })),
      products: lines
        .filter((line) => line.vendor_order_id === row.id)
        .map((line) => orderedProductOf(line, language)),
      productsAmount,
      ...couponOf(row, lines),
      deliveryAmount,
      totalAmount,
      containedVat: containedVat(totalAmount),
      refundAmount: row.refund_amount,
      delivery: deliveryOf(row.delivery, language),
      // Before shipping, only the vendor sees the tracking number.
      tracking: reader === 'vendor' || wasSent(status) ? row.tracking : null,
      shipment: shipments.get(row.id)?.shipment ?? null,
      returnShipment: shipments.get(row.id)?.returnShipment ?? null,
      deliverBy: deliverByOf(row),
      withdrawal: {
        possible: mayWithdraw({ status, deliveredAt, withdrawnAt }, now),
        until: withdrawalDeadline(deliveredAt),
        withdrawnAt,
      },
      returns: returnsOf(vendors.find(({ id }) => id === row.vendor_id)),
      conversation: conversations.find((one) => one.vendor_order_id === row.id)?.token ?? null,
    };
  });
}

function deliveryOf(delivery: StoredDelivery | null, language: Language): OrderedDelivery {
  if (!delivery?.office) return { method: 'address', office: null };
  const { courier, name, city, address } = delivery.office;
  return {
    method: delivery.method,
    office: { courier, name: name[language], city: city[language], address: address[language] },
  };
}

type ReturnsRow = Pick<
  Selectable<VendorTable>,
  'company_name' | 'address' | 'return_address' | 'phone' | 'pays_returns'
> & { courier: string | null };

function returnsOf(vendor: ReturnsRow | undefined): VendorOrder['returns'] {
  return {
    recipient: vendor?.company_name ?? '',
    address: vendor?.return_address || (vendor?.address ?? ''),
    phone: vendor?.phone ?? '',
    isPaidByVendor: vendor?.pays_returns ?? false,
    byCourier: vendor?.courier != null,
  };
}

type LineRow = Selectable<VendorOrderLineTable>;

const leftOf = (line: LineRow) => line.quantity - line.cancelled_quantity - line.returned_quantity;

const amountOfLine = ({ unit_price: unitPrice, discount, quantity: ordered }: LineRow, pieces: number) =>
  amountOfPieces({ unitPrice, discount, ordered }, pieces);

function couponOf(
  { id, coupon_code: code }: VendorOrderRow,
  lines: readonly LineRow[],
): Pick<VendorOrder, 'coupon'> {
  if (code === null) return {};
  const discount = lines
    .filter((line) => line.vendor_order_id === id)
    .reduce((sum, line) => sum + line.unit_price * leftOf(line) - amountOfLine(line, leftOf(line)), 0);
  return { coupon: { code, discount } };
}

function orderedProductOf(line: LineRow, language: Language): OrderedProduct {
  const quantity = leftOf(line);
  return {
    productId: line.product_id,
    title: language === 'bg' ? line.title_bg : line.title_en,
    image: line.image,
    unitPrice: line.unit_price,
    quantity,
    cancelled: line.cancelled_quantity,
    returned: line.returned_quantity,
    withdrawn: line.withdrawn_quantity - line.returned_quantity,
    amount: amountOfLine(line, quantity),
    ...(line.discount > 0 && { discount: line.discount }),
    productNotes: line.product_notes,
  };
}

/** The buyer's view of an order. */
export function orderOf(
  row: CustomerOrderRow,
  vendorOrders: VendorOrder[],
  refunds: readonly RefundRow[],
  { paymentUrl, isProcessing }: CardAttempt,
): Order {
  return {
    number: orderNumber(row.id),
    placedAt: row.created_at.toISOString(),
    contact: contactOf(row),
    address: addressOf(row),
    payment: {
      method: row.payment_method,
      status: row.payment_status,
      paymentUrl,
      isProcessing: isUnpaidCard(row) && isProcessing,
      heldUntil: isUnpaidCard(row) ? (row.held_until?.toISOString() ?? null) : null,
    },
    confirmation: {
      isAwaited: isAwaitingConfirmation(row),
      until: row.confirm_until?.toISOString() ?? null,
    },
    isOfGuest: row.account_id === null,
    vendorOrders,
    refunds: refunds.map(refundOf),
    bankAccount: {
      isAsked: refunds.some(({ payment_id: payment, status }) => payment === null && status === 'due'),
      ending: row.iban?.slice(-4) ?? null,
    },
    ...orderAmounts(vendorOrders),
  };
}

export function isAwaitingConfirmation({
  confirm_until: until,
  confirmed_at: confirmedAt,
}: Pick<CustomerOrderRow, 'confirm_until' | 'confirmed_at'>): boolean {
  return until !== null && confirmedAt === null;
}

function refundOf({ amount, payment_id, status, settled_at, created_at }: RefundRow): Refund {
  const method = payment_id === null ? 'bank' : 'card';
  return { amount, method, status, at: (settled_at ?? created_at).toISOString() };
}

function isUnpaidCard({ payment_method: method, payment_status: status }: CustomerOrderRow): boolean {
  return method === 'card' && (status === 'due' || status === 'failed');
}

/** The vendor's view of a vendor order. */
export function receivedOrderOf(
  row: CustomerOrderRow,
  vendorOrder: VendorOrder,
  undoUntil: Date | null = null,
): ReceivedOrder {
  const withdrawn = vendorOrder.withdrawal.withdrawnAt !== null;
  const payment = { method: row.payment_method, status: row.payment_status };
  const next: readonly OrderStatus[] = nextStatuses(vendorOrder.status, withdrawn);
  return {
    ...vendorOrder,
    number: orderNumber(row.id),
    placedAt: row.created_at.toISOString(),
    contact: contactOf(row),
    address: addressOf(row),
    payment: { method: payment.method, status: vendorPaymentStatus(payment, wasDelivered(vendorOrder)) },
    next: [...next],
    undoUntil: undoUntil?.toISOString() ?? null,
    awaitsPieces: awaitsPieces(vendorOrder),
    mayCancelPieces: mayCancelPieces(vendorOrder.status, withdrawn),
  };
}

/** Counts from the release to the vendor, because a card order waits for its payment first. */
function deliverByOf({
  status,
  delivery_days: days,
  cutoff_hour: cutoffHour,
  released_at: at,
  withdrawn_at,
}: VendorOrderRow): string | null {
  if (days === null || at === null) return null;
  const isAwaited = statusesToCome(status, withdrawn_at !== null).includes('delivered');
  return isAwaited ? promisedDay(at, { days, cutoffHour }) : null;
}

function contactOf(row: CustomerOrderRow): OrderContact {
  return { name: row.contact_name, phone: row.contact_phone, email: row.contact_email };
}

function addressOf(row: CustomerOrderRow): DeliveryAddress {
  return { city: row.city, postCode: row.post_code, street: row.street, details: row.details };
}
