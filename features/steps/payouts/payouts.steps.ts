import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { refundByTeam } from '../../../server/modules/orders/refunds/refund-by-team.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import type { Statement } from '../../../src/core/payouts/payouts-gateway.ts';
import {
  aDeliveredOrder,
  agree,
  aSeller,
  bookNow,
  MARKET_IBAN,
  overviewOf,
} from '../../../tests/server/payouts/support/a-sale.ts';
import type { SalePlace, Seller } from '../../../tests/server/payouts/support/a-sale.ts';
import { aBankStatement, sendStatement } from '../../../tests/server/payouts/support/a-bank-statement.ts';
import { aKey } from '../../../tests/server/support/a-property.ts';
import { sessionOf } from '../../../tests/server/support/an-account.ts';
import { aMember } from '../../../tests/server/team/support/a-member.ts';
import type { ShopWorld } from '../../support/world.ts';
import { officeOf, ownShop } from '../team/back-office.ts';

/** The scenario's own server as the tests' helpers take it. */
function placeOf(world: ShopWorld): SalePlace {
  const { server, database, payouts } = ownShop(world);
  const { clock } = world.run;
  const ask = async (method: 'GET' | 'POST', url: string, body?: unknown, headers = {}) => {
    const answer = await server.inject({
      method,
      url,
      headers: { 'x-accept-language': 'bg', ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = /^application\/json\b/.test(String(answer.headers['content-type']));
    const { statusCode: status, headers: sent, body: text } = answer;
    return { status, body: isJson ? answer.json() : undefined, headers: sent, text };
  };
  return {
    server,
    database,
    payouts,
    get: (url, headers) => ask('GET', url, undefined, headers),
    post: (url, body, headers) => ask('POST', url, body, headers),
    clock: Object.assign(Object.create(clock) as typeof clock, {
      passDays: (days: number) => clock.pass(days * DAY),
    }),
  };
}

const financeOf = async (world: ShopWorld) =>
  (await aMember({ database: ownShop(world).database, clock: world.run.clock }, ['finance'])).headers;
const sellerOf = (world: ShopWorld) => world.note<Seller>('seller');

Given('the market takes a commission of {int} percent', async function (this: ShopWorld, percent: number) {
  await officeOf(this, 'finance');
  const place = placeOf(this);
  // Scenarios share the database.
  await place.database.db
    .deleteFrom('team_version')
    .where('kind', 'in', ['commission', 'payout-terms'])
    .execute();
  await place.database.db.deleteFrom('payout_account').execute();
  await agree(place, 'commission', 'default', { permille: percent * 10 });
  await agree(place, 'payout-terms', 'terms', { extraDays: 0, minimum: 2_000, iban: MARKET_IBAN, bic: '' });
});

Given(
  '{string} sells a blanket for {money} with delivery for {money}',
  async function (this: ShopWorld, _name: string, price: number, delivery: number) {
    assert.deepEqual([price, delivery], [10_000, 500], 'the helper sells at these prices');
    this.notes.set('seller', await aSeller(placeOf(this)));
  },
);

const deliver = (method: 'card' | 'on-delivery') =>
  async function (this: ShopWorld) {
    const place = placeOf(this);
    this.notes.set('order', await aDeliveredOrder(place, sellerOf(this), { method }));
    await bookNow(place);
  };
When('a blanket paid by card is delivered', deliver('card'));
When('a blanket paid on delivery is delivered', deliver('on-delivery'));

When('{int} days pass', function (this: ShopWorld, days: number) {
  this.run.clock.pass(days * DAY);
});

Then(
  /^the balance of the vendor is (-?)(\d+),00 лв\., of which (\d+),00 лв\. are on hold$/,
  async function (this: ShopWorld, sign: string, leva: string, held: string) {
    const overview = await overviewOf(placeOf(this), sellerOf(this));
    const balance = Number(leva) * 100 * (sign === '-' ? -1 : 1);
    assert.deepEqual(
      [overview.balance, overview.held],
      [balance, Number(held) * 100],
      'balance and held part',
    );
  },
);

Then('the courier owes the vendor {money}', async function (this: ShopWorld, amount: number) {
  assert.equal((await overviewOf(placeOf(this), sellerOf(this))).cash, amount, 'cash on delivery');
});

async function makePayouts(world: ShopWorld, clerks: number): Promise<void> {
  const place = placeOf(world);
  const headers = await financeOf(world);
  const { version } = (await place.get('/api/team/payout-proposal', headers)).body as { version: string };
  await Promise.all(
    Array.from({ length: clerks }, () =>
      place.post('/api/team/payout-runs', { key: aKey(), version }, headers),
    ),
  );
}

async function importPayout(world: ShopWorld): Promise<void> {
  const place = placeOf(world);
  const { payouts } = await overviewOf(place, sellerOf(world));
  const [payout] = payouts;
  const amount = ((payout?.amountCents ?? 0) / 100).toFixed(2);
  const file = aBankStatement([{ amount, endToEndId: `PAYOUT-${payout?.id}` }]);
  for (let time = 0; time < 2; time += 1) {
    const { status } = await sendStatement(place, await financeOf(world), file);
    assert.equal(status, 200, 'the statement is accepted');
  }
}

When('two members of finance make the payouts at the same time', async function (this: ShopWorld) {
  await makePayouts(this, 2);
});
Then('the vendor has {int} payout', async function (this: ShopWorld, count: number) {
  assert.equal((await overviewOf(placeOf(this), sellerOf(this))).payouts.length, count, 'payouts');
});
When('the bank statement with the payout is imported twice', async function (this: ShopWorld) {
  await importPayout(this);
});
Then('the payout is paid', async function (this: ShopWorld) {
  const { payouts, balance } = await overviewOf(placeOf(this), sellerOf(this));
  assert.deepEqual([payouts.map(({ status }) => status), balance], [['confirmed'], 0], 'payouts and balance');
});
Given('the vendor has got its payout', async function (this: ShopWorld) {
  await makePayouts(this, 1);
  await importPayout(this);
});

When('the buyer gets everything back', async function (this: ShopWorld) {
  const { database, orders } = ownShop(this);
  const { id } = this.note<{ id: number }>('order');
  const { order_id: orderId } = await database.db
    .selectFrom('vendor_order')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(database.db, (transaction) =>
    refundByTeam(orders, transaction, orderId, { vendorOrderId: id }),
  );
  await bookNow(placeOf(this));
});

Then('the statement of the vendor has these sums:', async function (this: ShopWorld, sums: DataTable) {
  const place = placeOf(this);
  const { vendor } = sellerOf(this);
  const month = this.run.clock.now().toISOString().slice(0, 7);
  const path = `/api/vendor/payouts/statements/${month}`;
  const statement = (await place.get(path, await sessionOf(place, vendor.id))).body as Statement;
  const expected = Object.entries(sums.rowsHash()).map(([line, text]) => [
    line,
    Number(text.replace(',', '.').replace(' лв.', '')) * 100,
  ]);
  assert.deepEqual(statement.parts, Object.fromEntries(expected), 'sums by line');
  assert.equal(statement.closing, statement.opening + 9_300, 'closing balance');
});

Then(
  'the commission file of the month has {money} without VAT and {money} of VAT',
  async function (this: ShopWorld, net: number, vat: number) {
    const place = placeOf(this);
    const month = this.run.clock.now().toISOString().slice(0, 7);
    const { text } = await place.get(`/api/team/commission/${month}/file`, await financeOf(this));
    const cells = [net, vat, net + vat].map((amount) => String(amount / 100).replace('.', ',')).join(';');
    assert.ok(text.includes(`;1;${cells}`), `the file has ${cells}: ${text}`);
  },
);
