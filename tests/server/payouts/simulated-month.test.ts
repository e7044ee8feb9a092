import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../server/doctor/check-ledger.ts';
import { writeAuditFile } from '../../../server/modules/invoices/audit-month.ts';
import { Money } from '../../../src/core/shared/money.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { someOffices } from '../support/some-offices.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { MonthOfTrade, STOCK, threeTraders } from './support/a-month-of-trade.ts';
import type { Trader } from './support/a-month-of-trade.ts';
import { agree, MARKET_IBAN } from './support/a-sale.ts';

let app: TestApplication;
let traders: Trader[];
let month: MonthOfTrade;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  // The evening of 30 November in Sofia.
  app.clock.passDays(9.5);
  await agree(app, 'commission', 'default', { permille: 125 });
  await agree(app, 'payout-terms', 'terms', { extraDays: 2, minimum: 2_000, iban: MARKET_IBAN, bic: '' });
  await someOffices(app);
  traders = await threeTraders(app);
  month = new MonthOfTrade(app, traders, newRandom());
  for (let day = 1; day <= 31; day += 1) await month.day(day);
  await month.rest();
}, 900_000);
afterAll(() => app.close());

type Sums = Record<
  'card' | 'refunds' | 'settled' | 'payouts' | 'balance' | 'commission' | 'awaited' | 'transit' | 'bank',
  number
>;

/** Money of a vendor in stotinki, from the tables of orders, couriers, payouts and the ledger. */
async function sumsOf({ vendorId }: Trader): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with entry as (select account, sum(amount) as amount from vendor_entry where vendor_id = ${vendorId} group by 1),
      part as (select part.*, o.payment_method, o.payment_status from vendor_order part
        join customer_order o on o.id = part.order_id where vendor_id = ${vendorId})
    select
      (select coalesce(sum(line.unit_price * line.quantity), 0) from part
        join vendor_order_line line on line.vendor_order_id = part.id
        where payment_method = 'card' and payment_status not in ('due', 'failed'))::int
      + (select coalesce(sum(delivery_amount), 0) from part
        where payment_method = 'card' and payment_status not in ('due', 'failed'))::int as card,
      (select coalesce(sum(r.amount), 0) from refund r join part on part.id = r.vendor_order_id)::int as refunds,
      (select coalesce(sum(line.amount), 0) from courier_settlement_line line
        join courier_settlement s on s.id = line.settlement_id where s.vendor_id = ${vendorId})::int as settled,
      (select coalesce(sum(amount), 0) from payout where vendor_id = ${vendorId} and status = 'confirmed')::int as payouts,
      (select coalesce(sum(amount), 0) from entry where account = 'payable')::int as balance,
      (select coalesce(sum(amount), 0) from entry where account in ('commission', 'vat'))::int as commission,
      (select coalesce(sum(amount), 0) from entry where account in ('cash', 'courier'))::int as awaited,
      (select coalesce(sum(amount), 0) from entry where account = 'transit')::int as transit,
      (select coalesce(sum(amount), 0) from entry where account = 'bank')::int as bank`.execute(
    app.database.db,
  );
  return rows[0] as Sums;
}

/** Cash that couriers collected for a vendor, in stotinki, from its delivered parcels. */
async function collectedBy({ vendorId }: Trader): Promise<number> {
  const { amount } = await app.database.db
    .selectFrom('shipment')
    .innerJoin('vendor_order', 'vendor_order.id', 'vendor_order_id')
    .select(({ fn }) => fn.sum<string>('cod_amount').as('amount'))
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', 'outward')
    .where('shipment.status', '=', 'delivered')
    .executeTakeFirstOrThrow();
  return Number(amount);
}

describe(`A month of three vendors (seed ${SEED})`, () => {
  it('leaves no order, parcel, refund or payout unfinished', async () => {
    const { db } = app.database;
    const statuses = await db.selectFrom('vendor_order').select('status').distinct().execute();
    expect(
      statuses
        .map(({ status }) => status)
        .filter((one) => !['delivered', 'returned', 'cancelled'].includes(one)),
    ).toEqual([]);
    expect(statuses.map(({ status }) => status)).toContain('delivered');
    expect(await db.selectFrom('shipment').select('id').where('ended_at', 'is', null).execute()).toEqual([]);
    expect(await db.selectFrom('payout').select('id').where('status', '=', 'open').execute()).toEqual([]);
    expect(month.trades.length).toBeGreaterThan(30);
  });

  it('pays each vendor what its buyers paid, less refunds and commission', async () => {
    let paid = 0;
    for (const trader of traders) {
      const { card, refunds, settled, payouts, balance, commission } = await sumsOf(trader);
      const collected = await collectedBy(trader);
      expect(collected).toBeGreaterThan(0);
      expect(card).toBeGreaterThan(0);
      expect(card + collected - refunds - commission).toBe(settled + payouts + balance);
      paid += payouts;
    }
    // A single vendor may have less than the smallest payout.
    expect(paid).toBeGreaterThan(0);
  });

  it('leaves no cash with the courier and no payout on its way', async () => {
    for (const trader of traders) {
      const { settled, awaited, transit } = await sumsOf(trader);
      expect([awaited, transit]).toEqual([0, 0]);
      expect(settled).toBe(await collectedBy(trader));
    }
  });

  it('moves at the bank exactly the sums of its SEPA files', async () => {
    const sums = month.files.map((file) => Number(/<CtrlSum>([\d.]+)<\/CtrlSum>/.exec(file)?.[1]));
    const cents = Math.round(sums.reduce((sum, one) => sum + one, 0) * 100);
    const { rows } = await sql<{ cents: number }>`select sum(amount_cents)::int as cents from payout`.execute(
      app.database.db,
    );
    expect(cents).toBe(rows[0]?.cents);
    expect(month.files.length).toBeGreaterThan(1);
  });

  it('passes the doctor’s check of the ledger', async () => {
    const client = await app.database.pool.connect();
    const findings = await checkLedger(client);
    client.release();
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  it('has audit files that add up to the orders delivered in their month', async () => {
    for (const { vendorId } of traders) {
      const { rows } = await sql<{ amount: number }>`
        select (select sum(unit_price * quantity) from vendor_order_line where vendor_order_id = part.id)::int
          + part.delivery_amount as amount
        from vendor_order part where vendor_id = ${vendorId}
          and to_char(delivered_at at time zone 'Europe/Sofia', 'YYYY-MM') = '2026-12'`.execute(
        app.database.db,
      );
      const file = (await writeAuditFile(app.invoices, vendorId, '2026-12')).toString('latin1');
      const totals = [...file.matchAll(/<ord_total2>([\d.]+)<\/ord_total2>/g)].map(([, total]) => total);
      const expected = rows.map(({ amount }) => (Money.ofStotinki(amount).toEuroCents() / 100).toFixed(2));
      expect(totals.toSorted()).toEqual(expected.toSorted());
      expect(totals.length).toBeGreaterThan(0);
    }
  });

  it('returns to stock what no buyer has', async () => {
    for (const { productId } of traders) {
      const { rows } = await sql<{ pieces: number }>`
        select coalesce(sum(line.quantity - line.cancelled_quantity - line.returned_quantity), 0)::int as pieces
        from vendor_order_line line join vendor_order part on part.id = line.vendor_order_id
        where line.product_id = ${productId} and part.status = 'delivered'`.execute(app.database.db);
      const { quantity } = await app.database.db
        .selectFrom('product')
        .select('quantity')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
      expect(quantity + (rows[0]?.pieces ?? 0)).toBe(STOCK);
    }
  });
});
