import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../server/support/an-account.ts';
import { anOrder } from '../server/support/an-order.ts';
import { aShop } from '../server/support/a-shop.ts';
import { startStripeServer, sendEvent } from '../server/support/outside-servers/stripe-server.ts';
import type { StripeEvent, StripeServer } from '../server/support/outside-servers/stripe-server.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { newRandom, SEED } from '../support/sample.ts';
import { rounds } from './support/gate-size.ts';

const random = newRandom();

/** Payments, half for orders and half for credits. */
const PAYMENTS = rounds(1_000);
const AT_ONCE = 20;
const MAX_COPIES = 4;
const CREDITS = 4;

/** Events of the provider in order: type, and the session's state after it. */
const PAID = ['checkout.session.completed', 'paid', {}] as const;
const UNPAID = ['checkout.session.completed', 'paid', { payment_status: 'unpaid' }] as const;
const LATER = ['checkout.session.async_payment_succeeded', 'paid', {}] as const;
const REFUSED = ['checkout.session.async_payment_failed', 'failed', {}] as const;
const EXPIRED = ['checkout.session.expired', 'failed', {}] as const;
const HISTORIES = [[PAID], [EXPIRED], [UNPAID, LATER], [UNPAID, REFUSED], [REFUSED, PAID], [EXPIRED, PAID]];

type Payment = { subject: 'order' | 'credits'; id: number; reference: string; isPaid: boolean };
type Sending = { event: StripeEvent; isForged: boolean };

let stripe: StripeServer;
let app: TestApplication;
let product: number;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApplication({ environment: stripe.environment });
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  product = await shop.product({ vendorId, categoryId: await shop.category(), quantity: PAYMENTS });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const any = (count: number) => Math.floor(random.next() * count);
const shuffled = <Value>(values: readonly Value[]) =>
  values
    .map((value) => ({ value, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ value }) => value);

/** Starts a payment. */
async function begun(index: number): Promise<Omit<Payment, 'isPaid'>> {
  if (index % 2) {
    const person = await aPerson(app);
    await app.post('/api/credit/buy', { credits: CREDITS }, person.headers);
    return { subject: 'credits', id: person.id, reference: stripe.lastReference() };
  }
  const { body } = await app.post('/api/order', anOrder([{ id: product }], { paymentMethod: 'card' }));
  const { rows } = await sql<{ id: number }>`
    select id from customer_order where token = ${(body as { token: string }).token}`.execute(
    app.database.db,
  );
  return { subject: 'order', id: rows[0]?.id ?? 0, reference: stripe.lastReference() };
}

/** Deliveries of a payment's events: each up to four times, and as many forged ones. */
function eventsOf(reference: string, history: (typeof HISTORIES)[number]): Sending[] {
  const sendings: Sending[] = [];
  for (const [type, outcome, changes] of history) {
    stripe.settle(reference, outcome, changes);
    const event = stripe.event(type, reference);
    for (let copy = 0; copy <= any(MAX_COPIES); copy += 1) sendings.push({ event, isForged: false });
    const paid = event.payload
      .replace('"payment_status":"unpaid"', '"payment_status":"paid"')
      .replace('"checkout.session.expired"', '"checkout.session.completed"');
    const longAgo = Math.floor(Date.now() / 1_000) - 3_600;
    const forged: StripeEvent[] = [
      { payload: paid, signature: '' },
      { payload: paid.replace('"evt_1"', '"evt_2"'), signature: event.signature },
      { payload: paid, signature: `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` },
      stripe.event('checkout.session.completed', reference, longAgo),
    ];
    sendings.push({ event: forged[any(forged.length)] ?? event, isForged: true });
  }
  return shuffled(sendings);
}

describe(`Late, repeated, unordered and forged webhooks for ${PAYMENTS} payments (TEST_SEED=${SEED})`, () => {
  it('give every paid order its goods once, and an unpaid order nothing', async () => {
    const payments: Payment[] = [];
    const sendings: Sending[] = [];
    for (let index = 0; index < PAYMENTS; index += 1) {
      const payment = await begun(index);
      const history = HISTORIES[any(HISTORIES.length)] ?? [PAID];
      sendings.push(...eventsOf(payment.reference, history));
      payments.push({ ...payment, isPaid: history.some((one) => one === PAID || one === LATER) });
      await app.database.db.deleteFrom('attempt').execute();
    }
    const order = shuffled(sendings);
    const half = Math.trunc(order.length / 2);
    const statuses = { true: new Set<number>(), false: new Set<number>() };
    let next = 0;
    const sender = async (until: number) => {
      while (next < until) {
        const { event, isForged } = order[next++] as Sending;
        statuses[`${isForged}`].add((await sendEvent(app.server, event)).statusCode);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => sender(half)));
    // The rest arrives after the payment has expired.
    app.clock.passDays(4);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sender(order.length)));
    expect([...statuses.true, ...statuses.false]).toEqual([400, 200]);

    const { rows } = await sql<{ reference: string; status: string; times: number }>`
      select p.reference, p.status, case when p.order_id is null
        then (select count(*) from credit_purchase c where c.id = p.credit_purchase_id and c.transaction_id is not null)
          + (select a.credits / ${CREDITS} - 1 from credit_purchase c join account a on a.id = c.account_id
              where c.id = p.credit_purchase_id and c.transaction_id is not null)
        else (select count(*) from mail where unique_key like 'order-paid:%' and unique_key like '%:' || p.order_id)
        end::int as times
      from payment p order by p.reference`.execute(app.database.db);
    const expected = payments
      .map(({ reference, isPaid }) => ({
        reference,
        status: isPaid ? 'paid' : 'failed',
        times: isPaid ? 1 : 0,
      }))
      .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
    const actual = rows.map(({ times, ...row }) => ({ ...row, times: times ?? 0 }));
    expect(actual.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))).toEqual(expected);
    const sums = await sql<{ sum: number; refunds: number }>`select
      (select coalesce(sum(credits), 0) from ledger_entry)::int as sum,
      (select count(*) from refund)::int as refunds`.execute(app.database.db);
    expect(sums.rows).toEqual([{ sum: 0, refunds: 0 }]);
    const forged = order.filter(({ isForged }) => isForged).length;
    process.stdout.write(`${payments.length} payments: ${order.length - forged} events, ${forged} forged\n`);
  }, 3_600_000);
});
