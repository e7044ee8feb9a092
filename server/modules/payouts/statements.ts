import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import type { LedgerKind, LedgerLine } from '../../../src/core/payouts/ledger.ts';
import { closingOf, isMonth, monthRange } from '../../../src/core/payouts/statement.ts';
import type { Movement, StatementSums } from '../../../src/core/payouts/statement.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';

/** Movements of a query of a file. */
const BATCH = 1_000;

/** A month with movements, and the vendor's balance at its end in stotinki. */
export type StatementMonth = { month: string; closing: number };

/** Months with movements, newest first. */
export async function statementMonths(db: Kysely<Database>, vendorId: number): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    select month, (sum(changed) over (order by month))::bigint as closing from (
      select to_char(t.booked_at at time zone 'Europe/Sofia', 'YYYY-MM') as month,
        coalesce(sum(e.amount) filter (where e.account = 'payable'), 0) as changed
      from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
      where t.vendor_id = ${vendorId} group by 1
    ) changes order by month desc limit 240`.execute(db);
  return rows;
}

/**
 * Sums of a month (SHIP-10). Bookings have the time at which they were made, so that a finished month never changes.
 * @throws Failure `invalid` for a text that is no month
 */
export async function statementSums(
  db: Kysely<Database>,
  vendorId: number,
  month: string,
): Promise<StatementSums> {
  const { start, before } = rangeOf(month);
  const { rows: opening } = await sql<{ payable: number; cash: number }>`
    select coalesce(sum(e.amount) filter (where e.account = 'payable'), 0)::bigint as payable,
      coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)::bigint as cash
    from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
    where t.vendor_id = ${vendorId} and t.booked_at < ${start}`.execute(db);
  const { rows } = await sql<{ account: 'payable' | 'cash'; line: LedgerLine; amount: number }>`
    select e.account, e.line, sum(e.amount)::bigint as amount
    from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
    where t.vendor_id = ${vendorId} and t.booked_at >= ${start} and t.booked_at < ${before}
    group by e.account, e.line`.execute(db);
  const parts = Object.fromEntries(
    rows.filter(({ account }) => account === 'payable').map(({ line, amount }) => [line, amount]),
  );
  const cash = rows.filter(({ account }) => account === 'cash').reduce((sum, { amount }) => sum + amount, 0);
  const [{ payable, cash: cashOpening } = { payable: 0, cash: 0 }] = opening;
  return {
    month,
    opening: payable,
    closing: closingOf(payable, parts),
    parts,
    cashOpening,
    cashClosing: cashOpening + cash,
  };
}

type MovementRow = {
  id: number;
  kind: LedgerKind;
  bookedAt: Date;
  orderId: number | null;
  vendorOrderId: number | null;
  note: string;
  parts: Partial<Record<LedgerLine, number>> | null;
  cash: number;
  total: number;
};

/** A page of a month's movements, newest first, and their number. */
export async function statementPage(
  db: Kysely<Database>,
  vendorId: number,
  month: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: Movement[]; total: number }> {
  const { start, before } = rangeOf(month);
  const inMonth = sql`t.vendor_id = ${vendorId} and t.booked_at >= ${start} and t.booked_at < ${before}`;
  const rows = await readMovements(
    db,
    sql`${inMonth} order by t.booked_at desc, t.id desc offset ${offset} limit ${limit}`,
    'desc',
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from vendor_transaction t where ${inMonth}`.execute(db);
  return { data: rows.map(movementOf), total: counted[0]?.total ?? 0 };
}

/** Streams all movements of a month, oldest first. */
export async function* allMovements(
  db: Kysely<Database>,
  vendorId: number,
  month: string,
): AsyncGenerator<Movement> {
  const { start, before } = rangeOf(month);
  let [at, last] = [start, 0];
  for (;;) {
    const rows = await readMovements(
      db,
      sql`t.vendor_id = ${vendorId} and t.booked_at < ${before} and (t.booked_at, t.id) > (${at}, ${last})
        order by t.booked_at, t.id limit ${BATCH}`,
      'asc',
    );
    yield* rows.map(movementOf);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    [at, last] = [end.bookedAt, end.id];
  }
}

async function readMovements(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
): Promise<MovementRow[]> {
  const { rows } = await sql<Omit<MovementRow, 'total'>>`
    select t.id, t.kind, t.booked_at as "bookedAt", part.order_id as "orderId", t.vendor_order_id as "vendorOrderId",
      t.note, sums.parts, sums.cash
    from (select * from vendor_transaction t where ${condition}) t
      left join vendor_order part on part.id = t.vendor_order_id
      cross join lateral (
        select jsonb_object_agg(e.line, e.amount) filter (where e.account = 'payable') as parts,
          coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)::bigint as cash
        from vendor_entry e where e.transaction_id = t.id and e.account in ('payable', 'cash')
      ) sums
    order by t.booked_at ${sql.raw(direction)}, t.id ${sql.raw(direction)}`.execute(db);
  return rows.map((row) => ({
    ...row,
    total: Object.values(row.parts ?? {}).reduce((sum, amount) => sum + amount, 0),
  }));
}

function movementOf({
  id,
  kind,
  bookedAt,
  orderId,
  vendorOrderId,
  note,
  parts,
  cash,
  total,
}: MovementRow): Movement {
  return {
    id,
    kind,
    at: bookedAt.toISOString(),
    orderNumber: orderId === null ? null : orderNumber(orderId),
    vendorOrderId,
    note,
    parts: parts ?? {},
    amount: total,
    cash,
  };
}

function rangeOf(month: string): { start: Date; before: Date } {
  if (!isMonth(month)) throw new Failure('validation_failed', { month: 'error-month-invalid' }, 'invalid');
  return monthRange(month);
}
