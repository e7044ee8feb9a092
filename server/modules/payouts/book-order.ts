import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { refundableAmount } from '../../../src/core/orders/refundable.ts';
import {
  COMMISSION_VAT_PERCENT,
  commissionBack,
  commissionOf,
} from '../../../src/core/payouts/commission.ts';
import type { Commission } from '../../../src/core/payouts/commission.ts';
import { refundEntries, reversed, saleEntries } from '../../../src/core/payouts/ledger.ts';
import type { LedgerEntry } from '../../../src/core/payouts/ledger.ts';
import { availableFrom } from '../../../src/core/payouts/payout-terms.ts';
import type { PayoutTerms } from '../../../src/core/payouts/payout-terms.ts';
import type { Database } from '../../tables.ts';
import { rateOf } from './commission-rates.ts';
import type { CommissionTable } from './commission-rates.ts';
import { postTransaction } from './post-transaction.ts';

export type BookingTerms = {
  commission: CommissionTable;
  terms: PayoutTerms;
  /** True if the market charges VAT on its commission. */
  hasVat: boolean;
  /** Events until then can no longer be undone by the vendor. */
  until: Date;
  now: Date;
};

type OrderRow = {
  id: number;
  vendorId: number;
  status: 'new' | 'accepted' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
  payment: 'card' | 'on-delivery';
  orderedAt: Date;
  deliveredAt: Date;
  productsAmount: number;
  deliveryAmount: number;
  goodwillAmount: number;
  refundAmount: number;
};

/**
 * Books what is not booked yet of a delivered vendor order: its sale, its refunds and failed refunds. The order is
 * locked, so that no undo and no other process changes it meanwhile. Cancelled orders are never delivered and move
 * no money of the vendor.
 */
export async function bookOrder(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  booking: BookingTerms,
): Promise<void> {
  const order = await lockDelivered(transaction, vendorOrderId, booking.until);
  if (!order) return;
  const availableAt =
    order.payment === 'card' ? availableFrom(order.deliveredAt, booking.terms.extraDays) : null;
  await bookSale(transaction, order, availableAt, booking);
  await bookRefunds(transaction, order, booking);
}

async function lockDelivered(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  until: Date,
): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select part.id, part.vendor_id as "vendorId", part.status, o.payment_method as payment,
      part.created_at as "orderedAt", part.delivered_at as "deliveredAt", part.products_amount as "productsAmount",
      part.delivery_amount as "deliveryAmount", part.goodwill_amount as "goodwillAmount",
      part.refund_amount as "refundAmount"
    from vendor_order part join customer_order o on o.id = part.order_id
    where part.id = ${vendorOrderId} and part.delivered_at <= ${until} for no key update of part`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/**
 * Books everything that the buyer paid; refunds before the delivery follow as refunds. What was paid is the same at
 * any later time: what is not refunded, and what is.
 */
async function bookSale(
  transaction: Transaction<Database>,
  order: OrderRow,
  availableAt: Date | null,
  { commission, hasVat, now }: BookingTerms,
): Promise<void> {
  const paid = refundableAmount(order) + order.refundAmount;
  const products = paid - order.deliveryAmount;
  // Orders of earlier versions were returned without a record of the refund.
  if (products <= 0) return;
  const { rows } = await sql<{ amount: number; categoryId: number }>`
    select line_amount(line.unit_price, line.discount, line.quantity, line.quantity - line.cancelled_quantity) as amount,
      p.category_id as "categoryId"
    from vendor_order_line line join product p on p.id = line.product_id
    where line.vendor_order_id = ${order.id}`.execute(transaction);
  const lines = rows.map(({ amount, categoryId }) => ({
    amount,
    permille: rateOf(commission, { vendorId: order.vendorId, categoryId }, order.orderedAt),
  }));
  const fee = commissionOf(lines, products, hasVat ? COMMISSION_VAT_PERCENT : 0);
  await postTransaction(transaction, {
    vendorId: order.vendorId,
    kind: 'sale',
    subjectId: order.id,
    vendorOrderId: order.id,
    happenedAt: order.deliveredAt,
    bookedAt: now,
    availableAt,
    entries: saleEntries(order.payment, { products, delivery: order.deliveryAmount }, fee),
  });
}

type RefundRow = {
  id: number;
  amount: number;
  by: 'card' | 'bank';
  status: string;
  createdAt: Date;
  settledAt: Date | null;
};

async function bookRefunds(
  transaction: Transaction<Database>,
  order: OrderRow,
  booking: BookingTerms,
): Promise<void> {
  const { rows } = await sql<RefundRow>`
    select id, amount, case when payment_id is null then 'bank' else 'card' end as by, status,
      created_at as "createdAt", settled_at as "settledAt"
    from refund where vendor_order_id = ${order.id} and created_at <= ${booking.until} order by id`.execute(
    transaction,
  );
  for (const refund of rows) {
    await bookRefund(transaction, order, refund, booking.now);
    if (refund.status === 'failed') await bookFailure(transaction, order, refund, booking.now);
  }
}

async function bookRefund(
  transaction: Transaction<Database>,
  order: OrderRow,
  { id, amount, by, createdAt }: RefundRow,
  now: Date,
): Promise<void> {
  const { whole, productsAmount, refunded, back, availableAt } = await bookedSums(transaction, order.id);
  const total = commissionBack(whole, { productsAmount, refunded: refunded + amount });
  await postTransaction(transaction, {
    vendorId: order.vendorId,
    kind: 'refund',
    subjectId: id,
    vendorOrderId: order.id,
    happenedAt: createdAt,
    bookedAt: now,
    availableAt,
    entries: refundEntries(by, amount, { net: total.net - back.net, vat: total.vat - back.vat }),
  });
}

/** A refund that did not arrive is booked back; its successor is a refund of its own. */
async function bookFailure(
  transaction: Transaction<Database>,
  order: OrderRow,
  { id, settledAt }: RefundRow,
  now: Date,
): Promise<void> {
  const entries: LedgerEntry[] = await transaction
    .selectFrom('vendor_entry')
    .innerJoin('vendor_transaction as t', 't.id', 'vendor_entry.transaction_id')
    .select(['account', 'line', 'amount'])
    .where('t.kind', '=', 'refund')
    .where('t.subject_id', '=', id)
    .execute();
  const { availableAt } = await bookedSums(transaction, order.id);
  await postTransaction(transaction, {
    vendorId: order.vendorId,
    kind: 'refund-failed',
    subjectId: id,
    vendorOrderId: order.id,
    happenedAt: settledAt ?? now,
    bookedAt: now,
    availableAt,
    entries: reversed(entries),
  });
}

type BookedRow = {
  products: number;
  net: number;
  vat: number;
  refunded: number;
  netBack: number;
  vatBack: number;
  availableAt: Date | null;
};

/** Booked amounts of a vendor order: its sale, and its refunds so far with the commission given back. */
async function bookedSums(
  transaction: Transaction<Database>,
  vendorOrderId: number,
): Promise<{
  whole: Commission;
  productsAmount: number;
  refunded: number;
  back: Commission;
  availableAt: Date | null;
}> {
  const { rows } = await sql<BookedRow>`
    select
      coalesce(sum(e.amount) filter (where t.kind = 'sale' and e.line = 'products'), 0)::integer as products,
      coalesce(-sum(e.amount) filter (where t.kind = 'sale' and e.line = 'commission'), 0)::integer as net,
      coalesce(-sum(e.amount) filter (where t.kind = 'sale' and e.line = 'vat'), 0)::integer as vat,
      coalesce(-sum(e.amount) filter (where t.kind <> 'sale' and e.line = 'refund'), 0)::integer as refunded,
      coalesce(sum(e.amount) filter (where t.kind <> 'sale' and e.line = 'commission'), 0)::integer as "netBack",
      coalesce(sum(e.amount) filter (where t.kind <> 'sale' and e.line = 'vat'), 0)::integer as "vatBack",
      max(t.available_at) as "availableAt"
    from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
    where t.vendor_order_id = ${vendorOrderId}`.execute(transaction);
  const [row] = rows;
  return {
    whole: { net: row?.net ?? 0, vat: row?.vat ?? 0 },
    productsAmount: row?.products ?? 0,
    refunded: row?.refunded ?? 0,
    back: { net: row?.netBack ?? 0, vat: row?.vatBack ?? 0 },
    availableAt: row?.availableAt ?? null,
  };
}
