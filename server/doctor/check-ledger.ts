import type pg from 'pg';
import { ok, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const TRIGGERS = [
  ['vendor_transaction', 'vendor_transaction_balances'],
  ['vendor_transaction', 'vendor_transaction_kept'],
  ['vendor_entry', 'vendor_entry_balances'],
  ['vendor_entry', 'vendor_entry_kept'],
  ['payout', 'payout_has_transaction'],
  ['payout', 'payout_changes'],
] as const;
const ADVICE =
  'Compare the ledger with a backup; see docs/operations.md, Payouts. Someone with full rights changed it.';

type Sums = { transactions: number; unbalanced: number; unpaid: number };
type Differences = { orders: number; first: number | null };

/**
 * Checks the ledger of the vendors (SHIP-10): every transaction has a sum of zero, payouts equal their transactions,
 * and the booked amounts equal those of the orders.
 */
export async function checkLedger(client: pg.ClientBase): Promise<Finding[]> {
  const { rows: tables } = await client.query(`select where to_regclass('vendor_transaction') is not null`);
  if (tables.length === 0) return [];
  return [...(await checkTriggers(client)), await checkSums(client), ...(await checkOrders(client))];
}

async function checkTriggers(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[], $2::text[]) as wanted (relation, name) where not exists (
       select from pg_trigger where tgrelid = relation::regclass and tgname = name and tgenabled in ('O', 'A'))`,
    [TRIGGERS.map(([table]) => table), TRIGGERS.map(([, name]) => name)],
  );
  return rows.map(({ name }) =>
    wrong(
      `payouts: the trigger ${name} is off, so that the ledger can be changed`,
      'As the owner of the database: alter table … enable trigger user;',
    ),
  );
}

async function checkSums(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<Sums>(`
    select (select count(*)::int from vendor_transaction) as transactions,
      (select count(*)::int from (
        select t.id from vendor_transaction t left join vendor_entry e on e.transaction_id = t.id
        group by t.id having count(e.amount) < 2 or sum(e.amount) <> 0) one) as unbalanced,
      (select count(*)::int from payout p where not exists (
        select from vendor_entry e
        where e.transaction_id = p.transaction_id and e.account = 'payable' and e.amount = -p.amount)) as unpaid`);
  const { transactions = 0, unbalanced = 0, unpaid = 0 } = rows[0] ?? {};
  if (unbalanced > 0)
    return wrong(`payouts: ${unbalanced} transactions of the ledger do not balance`, ADVICE);
  if (unpaid > 0) return wrong(`payouts: ${unpaid} payouts differ from the ledger`, ADVICE);
  return ok(`payouts: ${transactions} transactions of the ledger, all balanced`);
}

/** Compares what the ledger owes for each booked order with what its buyer paid and got back. */
async function checkOrders(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<Differences>(`
    select count(*)::int as orders, min(id)::int as first from (
      select part.id from vendor_order part
        join vendor_transaction t on t.vendor_order_id = part.id and t.kind in ('sale', 'refund', 'refund-failed')
        join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
          and e.line in ('products', 'delivery', 'refund')
      group by part.id
      having sum(e.amount) <> case when part.status in ('cancelled', 'returned') then 0
          else part.products_amount + part.delivery_amount - part.goodwill_amount end
        -- Refunds of the last minutes are booked when they can no longer be undone.
        and not exists (
          select from refund r where r.vendor_order_id = part.id and r.created_at > now() - interval '1 hour')
    ) different`);
  const { orders = 0, first = null } = rows[0] ?? {};
  if (orders === 0) return [];
  return [
    warning(
      `payouts: the ledger differs from ${orders} orders, first from vendor order ${first}`,
      'Run the job book-whole-vendor-ledger. If the difference stays, compare refunds and transactions of the order.',
    ),
  ];
}
