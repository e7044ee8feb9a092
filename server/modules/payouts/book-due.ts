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
 * Books deliveries and refunds that are not booked yet (SHIP-10). Safe to run at the same time in several
 * processes, because each event is booked once.
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
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
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

/** Cash on delivery that a courier has paid to the vendor; `id` is that of the settlement's line. */
export type CashSettlement = { id: number; vendorOrderId: number; amount: number; settledAt: Date };

/** Books a courier's payment of cash on delivery once. The order must be booked before. */
export async function bookCashSettlement(
  { db, clock }: Pick<LedgerDependencies, 'db' | 'clock'>,
  { id, vendorOrderId, amount, settledAt }: CashSettlement,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const sale = await transaction
      .selectFrom('vendor_transaction')
      .select('vendor_id')
      .where('kind', '=', 'sale')
      .where('subject_id', '=', vendorOrderId)
      .executeTakeFirst();
    if (!sale) return;
    await postTransaction(transaction, {
      vendorId: sale.vendor_id,
      kind: 'cash-settlement',
      subjectId: id,
      vendorOrderId,
      happenedAt: settledAt,
      bookedAt: clock.now(),
      entries: cashSettlementEntries(amount),
    });
  });
}
