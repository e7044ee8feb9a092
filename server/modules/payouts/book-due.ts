import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { cashSettlementEntries } from '../../../src/core/payouts/ledger.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { UNDO_SECONDS } from '../../../src/core/orders/order-status.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { bookOrder } from './book-order.ts';
import type { BookingTerms } from './book-order.ts';
import { readCommissionTable, readTerms } from './commission-rates.ts';
import type { LedgerDependencies } from './payout-dependencies.ts';
import { postTransaction } from './post-transaction.ts';

/** Orders of a query. */
const BATCH = 500;
/** Days before the last booking that are looked at again; the nightly job looks at everything. */
const RECENT_DAYS = 3;
/** Days in which a bank may return a refund. */
const REFUND_DAYS = 60;

/**
 * Books deliveries, refunds and paid out cash on delivery that are not booked yet (SHIP-06, SHIP-10). Safe to run at
 * the same time in several processes, because each event is booked once.
 * @param all true to look at all orders; by default at those since the last booking
 */
export async function bookDue({ db, clock, company }: LedgerDependencies, all = false): Promise<void> {
  const now = clock.now();
  const booking: BookingTerms = {
    commission: await readCommissionTable(db),
    terms: await readTerms(db, now),
    hasVat: company.seller.vatNumber !== '',
    // Twice the time, because the clocks of two servers may differ.
    until: new Date(now.getTime() - 2 * UNDO_SECONDS * 1000),
    now,
  };
  const lastAt = all ? null : await lastBookingAt(db);
  const since = lastAt ? daysAfter(lastAt, -RECENT_DAYS) : new Date(0);
  const refundsSince = lastAt ? daysAfter(lastAt, -REFUND_DAYS) : new Date(0);
  for (let last = 0; ;) {
    const ids = await dueOrders(db, { since, refundsSince, until: booking.until, last });
    for (const id of ids) await inTransaction(db, (transaction) => bookOrder(transaction, id, booking));
    if (ids.length < BATCH) break;
    last = ids.at(-1) ?? last;
  }
  await bookCashSettlements(db, now);
}

/** Time of the newest booked sale: everything before it was booked by then. */
async function lastBookingAt(db: Kysely<Database>): Promise<Date | null> {
  const row = await db
    .selectFrom('vendor_transaction')
    .select('booked_at')
    .where('kind', '=', 'sale')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.booked_at ?? null;
}

type DueFilter = { since: Date; refundsSince: Date; until: Date; last: number };

/** Vendor orders with something to book, in the order of their ids. */
async function dueOrders(
  db: Kysely<Database>,
  { since, refundsSince, until, last }: DueFilter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select part.id from vendor_order part
      where part.delivered_at > ${since} and part.delivered_at <= ${until} and not exists (
        select from vendor_transaction where kind = 'sale' and subject_id = part.id)
      union
      select r.vendor_order_id from refund r
        join vendor_transaction sale on sale.kind = 'sale' and sale.subject_id = r.vendor_order_id
      where r.created_at > ${refundsSince} and r.created_at <= ${until} and (
        not exists (select from vendor_transaction where kind = 'refund' and subject_id = r.id)
        or (r.status = 'failed' and not exists (
          select from vendor_transaction where kind = 'refund-failed' and subject_id = r.id))
      )
    ) due where id > ${last} order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Cash on delivery that a courier has paid to a vendor; `id` is that of the settlement's line. */
type CashSettlement = {
  id: number;
  vendorId: number;
  vendorOrderId: number;
  amount: number;
  settledAt: Date;
};

/** Books the cash on delivery that couriers have paid out, each line once, after the sale of its order. */
async function bookCashSettlements(db: Kysely<Database>, bookedAt: Date): Promise<void> {
  const { rows } = await sql<CashSettlement>`
    select line.id, sale.vendor_id as "vendorId", line.vendor_order_id as "vendorOrderId", line.amount,
      line.settled_at as "settledAt"
    from courier_settlement_line line
      join vendor_transaction sale on sale.kind = 'sale' and sale.subject_id = line.vendor_order_id
    where line.amount <> 0
      and not exists (select from vendor_transaction where kind = 'cash-settlement' and subject_id = line.id)
    order by line.id limit ${BATCH}`.execute(db);
  for (const { id, vendorId, vendorOrderId, amount, settledAt } of rows) {
    await inTransaction(db, (transaction) =>
      postTransaction(transaction, {
        vendorId,
        kind: 'cash-settlement',
        subjectId: id,
        vendorOrderId,
        happenedAt: settledAt,
        bookedAt,
        entries: cashSettlementEntries(amount),
      }),
    );
  }
  if (rows.length === BATCH) await bookCashSettlements(db, bookedAt);
}
