import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookDue } from '../../../server/modules/payouts/book-due.ts';
import { refundByTeam } from '../../../server/modules/orders/refunds/refund-by-team.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { accountsOf, aDeliveredOrder, agree, aSeller, bookNow, overviewOf } from './support/a-sale.ts';
import type { Seller } from './support/a-sale.ts';

let app: TestApplication;
let seller: Seller;

beforeAll(async () => {
  app = await startTestApplication();
  await agree(app, 'commission', 'default', { permille: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await aSeller(app);
});

const orderOf = async (id: number) =>
  app.database.db
    .selectFrom('vendor_order')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const refund = async (vendorOrderId: number, amount: number) => {
  const { order_id: orderId } = await orderOf(vendorOrderId);
  app.clock.passDays(1 / 24);
  await inTransaction(app.database.db, (transaction) =>
    refundByTeam(app.orders, transaction, orderId, { vendorOrderId, amount }),
  );
};

/** Reports the cash on delivery of an order as paid out by the courier. */
async function settleCash(vendorOrderId: number, amount: number): Promise<void> {
  const { db } = app.database;
  const now = app.clock.now();
  const { id } = await db
    .insertInto('courier_settlement')
    .values({
      courier: 'sandbox',
      vendor_id: seller.vendorId,
      document: `R-${vendorOrderId}`,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('courier_settlement_line')
    .values({
      settlement_id: id,
      number: `parcel-${vendorOrderId}`,
      amount,
      expected_amount: amount,
      result: 'matched',
      shipment_id: null,
      vendor_order_id: vendorOrderId,
      settled_at: now,
    })
    .execute();
}

describe('The ledger of a vendor (SHIP-10)', () => {
  it('owes a delivered card order without the commission, on hold until the withdrawal period ends', async () => {
    await aDeliveredOrder(app, seller);
    await bookNow(app);
    expect(await accountsOf(app, seller)).toEqual({
      payable: 9_300,
      'card-clearing': -10_500,
      commission: 1_000,
      vat: 200,
    });
    expect(await overviewOf(app, seller)).toMatchObject({
      balance: 9_300,
      held: 9_300,
      available: 0,
      cash: 0,
    });
    app.clock.passDays(16);
    expect(await overviewOf(app, seller)).toMatchObject({ balance: 9_300, held: 0, available: 9_300 });
  });

  it('books nothing while the vendor can undo the delivery', async () => {
    await aDeliveredOrder(app, seller);
    await bookDue(app.payouts);
    expect(await accountsOf(app, seller)).toEqual({});
  });

  it('shows cash on delivery apart and charges only the commission', async () => {
    const { id } = await aDeliveredOrder(app, seller, { method: 'on-delivery' });
    await bookNow(app);
    expect(await overviewOf(app, seller)).toMatchObject({
      balance: -1_200,
      held: 0,
      available: -1_200,
      cash: 10_500,
    });
    await settleCash(id, 10_500);
    await Promise.all([1, 2, 3].map(() => bookNow(app)));
    expect(await overviewOf(app, seller)).toMatchObject({ balance: -1_200, cash: 0 });
    expect(await accountsOf(app, seller)).toMatchObject({ cash: 0, courier: 0 });
  });

  it('gives back the commission in proportion to the refunds, and all of it with the last one', async () => {
    const { id } = await aDeliveredOrder(app, seller);
    await bookNow(app);
    await refund(id, 3_333);
    await bookNow(app);
    expect(await accountsOf(app, seller)).toMatchObject({
      payable: 9_300 - 3_333 + 333 + 67,
      commission: 667,
    });
    await refund(id, 7_167);
    await bookNow(app);
    expect(await accountsOf(app, seller)).toEqual({ payable: 0, 'card-clearing': 0, commission: 0, vat: 0 });
  });

  it('charges refunds of cash on delivery to the balance', async () => {
    const { id } = await aDeliveredOrder(app, seller, { method: 'on-delivery' });
    await refund(id, 10_500);
    await bookNow(app);
    expect(await accountsOf(app, seller)).toMatchObject({
      payable: -10_500,
      bank: 10_500,
      cash: 10_500,
      commission: 0,
    });
  });

  it('charges a refund once that the card refused and the bank pays', async () => {
    const { id } = await aDeliveredOrder(app, seller);
    await refund(id, 2_000);
    await bookNow(app);
    const { order_id: orderId } = await orderOf(id);
    const { db } = app.database;
    const row = await db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('refund')
      .set({ status: 'failed', settled_at: app.clock.now() })
      .where('id', '=', row.id)
      .execute();
    await inTransaction(db, (transaction) =>
      app.orders.payments.refunds.create(transaction, {
        order_id: orderId,
        vendor_order_id: id,
        credit_purchase_id: null,
        amount: row.amount,
        amount_cents: row.amount_cents,
        paymentId: null,
      }),
    );
    await bookNow(app);
    expect(await accountsOf(app, seller)).toEqual({
      payable: 9_300 - 2_000 + 200 + 40,
      'card-clearing': -10_500,
      bank: 2_000,
      commission: 800,
      vat: 160,
    });
  });

  it('keeps the money of an order with an open withdrawal on hold', async () => {
    const { id, token } = await aDeliveredOrder(app, seller);
    await bookNow(app);
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id });
    app.clock.passDays(30);
    expect(await overviewOf(app, seller)).toMatchObject({ balance: 9_300, held: 9_300 });
  });

  it('books an order once by any number of processes', async () => {
    await aDeliveredOrder(app, seller);
    app.clock.passDays(1);
    await Promise.all([1, 2, 3, 4].map(() => bookDue(app.payouts)));
    const { count } = await app.database.db
      .selectFrom('vendor_transaction')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('vendor_id', '=', seller.vendorId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('takes the rate at the time of the order, of the vendor before the default', async () => {
    await agree(app, 'commission', `vendor-${seller.vendorId}`, { permille: 50 });
    await aDeliveredOrder(app, seller);
    await bookNow(app);
    expect(await accountsOf(app, seller)).toMatchObject({ commission: 500, vat: 100 });
  });
});

describe('The database', () => {
  const insert = (work: string) => sql.raw(work).execute(app.database.db);
  const transaction = async () => {
    await aDeliveredOrder(app, seller);
    await bookNow(app);
    return app.database.db
      .selectFrom('vendor_transaction')
      .select('id')
      .where('vendor_id', '=', seller.vendorId)
      .executeTakeFirstOrThrow();
  };

  it('rejects a transaction whose sum is not zero', async () => {
    const { id } = await transaction();
    await expect(
      insert(`insert into vendor_entry values (${id}, ${seller.vendorId}, 'payable', 'correction', 1)`),
    ).rejects.toThrow('does not balance');
  });

  it('rejects a transaction without entries', async () => {
    await expect(
      insert(
        `insert into vendor_transaction (vendor_id, kind, subject_id, happened_at, booked_at)
         values (${seller.vendorId}, 'correction', 9999, now(), now())`,
      ),
    ).rejects.toThrow('does not balance');
  });

  it('rejects entries of another vendor', async () => {
    const { id } = await transaction();
    const other = await aSeller(app);
    await expect(
      insert(`insert into vendor_entry values (${id}, ${other.vendorId}, 'payable', 'correction', 1)`),
    ).rejects.toThrow('foreign key');
  });

  it.each(['update vendor_entry set amount = 1', 'delete from vendor_transaction', 'truncate vendor_entry'])(
    'refuses to %s',
    async (statement) => {
      await transaction();
      await expect(insert(statement)).rejects.toThrow('only grows');
    },
  );
});
