import { issueDueDocuments } from '../../../../server/modules/invoices/issue-documents.ts';
import { acceptOrders, createWaybills } from '../../../../server/modules/orders/shipments/create-waybills.ts';
import { completeReturns } from '../../../../server/modules/orders/shipments/returns.ts';
import { readSettlements } from '../../../../server/modules/orders/shipments/settlements.ts';
import { trackShipments } from '../../../../server/modules/orders/shipments/track-shipments.ts';
import { expireUnpaid } from '../../../../server/modules/orders/checkout/reserve-stock.ts';
import { refundByTeam } from '../../../../server/modules/orders/refunds/refund-by-team.ts';
import { bookDue } from '../../../../server/modules/payouts/book-due.ts';
import { inTransaction } from '../../../../server/platform/database/database.ts';
import type { Random } from '../../../../server/demo/random.ts';
import { aMember } from '../../team/support/a-member.ts';
import { aKey } from '../../support/a-property.ts';
import { aShop } from '../../support/a-shop.ts';
import { aPerson } from '../../support/an-account.ts';
import { AUDIT_SETTINGS } from '../../support/an-invoice.ts';
import { anOrder } from '../../support/an-order.ts';
import { notifyOfSteps } from '../../support/notify-of-steps.ts';
import { deliversBy, SOME_CITIES } from '../../support/some-offices.ts';
import type { TestApplication } from '../../support/test-application.ts';
import { aBankStatement, sendStatement } from './a-bank-statement.ts';
import { VENDOR_IBAN } from './a-sale.ts';

/** A vendor of the simulation, with a product of an odd price; amounts in stotinki. */
export type Trader = { vendorId: number; productId: number; price: number; delivery: number };
type Trade = { token: string; traders: readonly Trader[] };

export const STOCK = 500;
/** A return takes up to three weeks, and money is on hold for 16 days afterwards. */
const REST = { steps: 12, days: 4 };

/** Three vendors with the sandbox as courier and their audit files switched on. */
export async function threeTraders(app: TestApplication): Promise<Trader[]> {
  const shop = aShop(app.database);
  const categoryId = await shop.category();
  const prices = [
    { price: 3_333, delivery: 499 },
    { price: 10_001, delivery: 650 },
    { price: 777, delivery: 0 },
  ];
  return Promise.all(
    prices.map(async ({ price, delivery }, index) => {
      const vendorId = await shop.vendor({ name: `Търговец ${index + 1}`, deliveryPrice: delivery });
      const productId = await shop.product({ vendorId, categoryId, price, quantity: STOCK });
      await deliversBy(app, vendorId);
      const vatNumber = { vat_number: 'BG999001012' };
      await app.database.db.updateTable('vendor').set(vatNumber).where('id', '=', vendorId).execute();
      const { headers } = await aPerson(app, { type: 'vendor', vendorId });
      const saved = await app.post(
        '/api/vendor/invoicing',
        { ...AUDIT_SETTINGS, isCashByPost: true },
        headers,
      );
      if (saved.status !== 200) throw new Error(saved.text);
      await app.database.db
        .insertInto('payout_account')
        .values({
          vendor_id: vendorId,
          iban: VENDOR_IBAN,
          account_holder: `Търговец ${index + 1}`,
          changed_at: app.clock.now(),
        })
        .execute();
      return { vendorId, productId, price, delivery };
    }),
  );
}

/** Buyers, vendors, the team and the jobs of the server, day by day. */
export class MonthOfTrade {
  readonly trades: Trade[] = [];
  /** SEPA files of the payouts. */
  readonly files: string[] = [];

  constructor(
    private readonly app: TestApplication,
    private readonly traders: readonly Trader[],
    private readonly random: Random,
  ) {}

  /** A day with orders, and with returns, refunds and payouts on some days. */
  async day(number: number): Promise<void> {
    for (let count = this.random.between(1, 3); count > 0; count -= 1) await this.order();
    await this.send();
    if (number % 3 === 0) await this.withdrawSome();
    if (number % 5 === 0) await this.refundSome();
    this.app.clock.passDays(1 - 1 / 24);
    await this.runJobs();
    if (number % 7 === 0) await this.payOut();
    this.app.clock.passDays(1 / 24);
  }

  /** The weeks after the month, without orders, until everything has arrived. */
  async rest(): Promise<void> {
    for (let step = 0; step < REST.steps; step += 1) {
      await this.send();
      this.app.clock.passDays(REST.days);
      await this.runJobs();
      await this.payOut();
    }
  }

  /** An order of one or two vendors, by card or with cash on delivery, to an address or a place of the courier. */
  private async order(): Promise<void> {
    const { app, random } = this;
    const first = random.between(0, 2);
    const count = random.between(1, 2);
    const traders = Array.from({ length: count }, (_, index) => this.traders[(first + index) % 3]).flatMap(
      (one) => one ?? [],
    );
    const products = traders.map(({ productId, price }) => ({
      id: productId,
      quantity: random.between(1, 3),
      expectedPrice: price,
    }));
    const office = await app.database.db
      .selectFrom('courier_office')
      .select(['id', 'kind'])
      .where('city_bg', '=', SOME_CITIES[0]?.name.bg ?? '')
      .where('kind', '=', random.chance(0.5) ? 'office' : 'locker')
      .executeTakeFirstOrThrow();
    const isToAddress = random.chance(0.3);
    const { status, text, body } = await app.post(
      '/api/order',
      anOrder(products, {
        paymentMethod: random.chance(0.5) ? 'card' : 'on-delivery',
        expectedDelivery: traders.reduce((sum, { delivery }) => sum + delivery, 0),
        deliveries: isToAddress
          ? []
          : traders.map(({ vendorId }) => ({ vendorId, method: office.kind, officeId: office.id })),
      }),
    );
    if (status !== 201) throw new Error(text);
    const { token, paymentUrl } = body as { token: string; paymentUrl: string | null };
    // One of ten cards is declined, and its order is never sent.
    const outcome = random.chance(0.1) ? 'failed' : 'paid';
    if (paymentUrl) await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome } });
    this.trades.push({ token, traders });
  }

  /** The vendors accept what is new, and make the waybills. */
  private async send(): Promise<void> {
    for (const { vendorId } of this.traders) {
      const rows = await this.app.database.db
        .selectFrom('vendor_order')
        .innerJoin('customer_order as o', 'o.id', 'vendor_order.order_id')
        .select('vendor_order.id')
        .where('vendor_id', '=', vendorId)
        .where('vendor_order.status', '=', 'new')
        .where((eb) => eb.or([eb('o.payment_method', '=', 'on-delivery'), eb('payment_status', '=', 'paid')]))
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) continue;
      await acceptOrders(this.app.shipments, vendorId, ids);
      const orders = ids.map((id) => ({ id, weight: null, inspection: 'none' as const }));
      await createWaybills(this.app.shipments, vendorId, { orders }, 'bg');
    }
  }

  /** Some buyers return everything, or one piece, by the courier. */
  private async withdrawSome(): Promise<void> {
    const { app, random } = this;
    const delivered = await this.partsWith('delivered');
    for (const { id, token, productId, quantity } of delivered.slice(0, random.between(1, 2))) {
      const pieces = {
        key: `return-${id}`.padEnd(20, 'x'),
        products: [{ productId, quantity: 1 }],
      };
      const isWhole = quantity === 1 || random.chance(0.5);
      await app.post(`/api/order/follow/${token}/withdrawal`, {
        vendorOrderId: id,
        ...(!isWhole && { pieces }),
      });
      await app.post(`/api/order/follow/${token}/return`, { vendorOrderId: id });
    }
  }

  /** The team gives back a part of an order. */
  private async refundSome(): Promise<void> {
    const [part] = (await this.partsWith('delivered')).toReversed();
    if (!part) return;
    await inTransaction(this.app.database.db, (transaction) =>
      refundByTeam(this.app.orders, transaction, part.orderId, { vendorOrderId: part.id, amount: 333 }),
    );
  }

  private partsWith(status: 'delivered') {
    return this.app.database.db
      .selectFrom('vendor_order as part')
      .innerJoin('customer_order as o', 'o.id', 'part.order_id')
      .innerJoin('vendor_order_line as line', 'line.vendor_order_id', 'part.id')
      .select([
        'part.id',
        'part.order_id as orderId',
        'o.token',
        'line.product_id as productId',
        'line.quantity',
      ])
      .where('part.status', '=', status)
      .where('part.withdrawn_at', 'is', null)
      .where('part.goodwill_amount', '=', 0)
      .orderBy('part.id')
      .execute();
  }

  /** Jobs of the server; the bank and the card company confirm their refunds. */
  private async runJobs(): Promise<void> {
    const { app } = this;
    const unpaid = await app.database.db
      .selectFrom('customer_order')
      .select('id')
      .where('payment_status', 'in', ['due', 'failed'])
      .where('payment_method', '=', 'card')
      .execute();
    for (const { id } of unpaid) await expireUnpaid(app.orders, id);
    await trackShipments(app.shipments);
    await notifyOfSteps(app);
    await completeReturns(app.shipments);
    await readSettlements(app.shipments);
    const refunds = await app.database.db
      .selectFrom('refund')
      .select('id')
      .where('status', '=', 'due')
      .execute();
    for (const { id } of refunds) await app.orders.payments.refunds.send(id);
    await app.orders.payments.refunds.follow();
    await issueDueDocuments(app.invoices);
    await bookDue(app.payouts);
  }

  /** Finance makes the payouts, and the bank's statement confirms them. */
  private async payOut(): Promise<void> {
    const { app } = this;
    const { headers } = await aMember(app, ['finance']);
    const { version, data } = (await app.get('/api/team/payout-proposal', headers)).body as {
      version: string;
      data: { obstacle: string | null }[];
    };
    if (data.every(({ obstacle }) => obstacle !== null)) return;
    const { body, status, text } = await app.post('/api/team/payout-runs', { key: aKey(), version }, headers);
    if (status !== 200) throw new Error(text);
    const file = await app.get(`/api/team/payout-runs/${(body as { id: number }).id}/file`, headers);
    this.files.push(file.text);
    const payouts = await app.database.db
      .selectFrom('payout')
      .select(['id', 'amount_cents'])
      .where('status', '=', 'open')
      .execute();
    const lines = payouts.map(({ id, amount_cents: cents }) => ({
      amount: (cents / 100).toFixed(2),
      endToEndId: `PAYOUT-${id}`,
    }));
    await sendStatement(app, headers, aBankStatement(lines));
  }
}
