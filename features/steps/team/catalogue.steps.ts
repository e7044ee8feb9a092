import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { beginVersion } from '../../../server/modules/team/catalogue/apply-version.ts';
import type { ServiceTeamTerms } from '../../../src/core/services/service-team-terms.ts';
import type { ServiceTerms } from '../../../src/core/services/service-terms.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { CreditPackage } from '../../../src/core/wallet/credit-prices.ts';
import { aPerson } from '../../../tests/server/support/an-account.ts';
import { aServiceOrder } from '../../../tests/server/support/a-service-order.ts';
import { openServices } from '../../support/service-customer.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam, changeByTeam, officeOf } from './back-office.ts';

const CLEANING = 'hourly-cleaning';
const HOURS = 3;
const PACKAGES = 'catalogue/credit-packages/all';

/** Visits of scenarios are some days ahead. */
const visitDay = (world: ShopWorld) => addDays(sofiaDay(world.run.clock.now()), 4);

const shop = ({ ownShop }: ShopWorld) => {
  assert.ok(ownShop, 'the scenario has a server of its own');
  return ownShop;
};

async function call(world: ShopWorld, method: 'GET' | 'POST', url: string, payload?: object, cookie = '') {
  const answer = await shop(world).server.inject({
    method,
    url,
    headers: { 'x-accept-language': 'bg', cookie },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

type ShownService = { serviceKey: string; name: string; price: number };

async function shownServices(world: ShopWorld): Promise<ShownService[]> {
  const { body } = await call(world, 'GET', '/api/cleaning/one-time/services');
  const groups = body['services'] as { items: ShownService[] }[];
  return groups.flatMap(({ items }) => items);
}

async function shownPrice(world: ShopWorld): Promise<number | undefined> {
  return (await shownServices(world)).find(({ serviceKey }) => serviceKey === CLEANING)?.price;
}

Given('I have ordered cleaning by the hour', async function (this: ShopWorld) {
  await officeOf(this, 'services');
  await openServices(shop(this), 'София');
  const price = (await shownPrice(this)) ?? 0;
  const order = aServiceOrder({
    services: [{ serviceKey: CLEANING, hours: HOURS }],
    expectedTotal: HOURS * price,
    date: visitDay(this),
  });
  const { status, body } = await call(this, 'POST', '/api/cleaning/one-time/order', order);
  assert.equal(status, 201, JSON.stringify(body));
  this.notes.set('order', body['token']);
  this.notes.set('price', price);
});

When('the team plans a higher price of this cleaning from tomorrow', async function (this: ShopWorld) {
  const cookie = await officeOf(this, 'services');
  const path = `catalogue/services/${CLEANING}`;
  const { body } = await callTeam(this, path, { cookie });
  const { current } = body as { current: ServiceTerms };
  const validFrom = new Date(this.run.clock.now().getTime() + DAY).toISOString();
  const value = { ...current, price: current.price + 500 };
  await changeByTeam(this, path, { value, validFrom, latest: 0, reason: 'По-скъпи препарати' }, cookie);
  this.notes.set('start', validFrom);
});

Then('visitors still see the old price', async function (this: ShopWorld) {
  assert.equal(await shownPrice(this), this.note<number>('price'));
});

When('the planned change begins', async function (this: ShopWorld) {
  const { database, catalogue } = shop(this);
  this.run.clock.pass(DAY);
  await beginVersion({ db: database.db, clock: this.run.clock }, catalogue, {
    resource: 'services',
    key: CLEANING,
    validFrom: this.note<string>('start'),
  });
});

Then('visitors see the higher price', async function (this: ShopWorld) {
  assert.equal(await shownPrice(this), this.note<number>('price') + 500);
});

Then('my order has its old price', async function (this: ShopWorld) {
  const { body } = await call(this, 'GET', `/api/cleaning/order/${this.note<string>('order')}`);
  assert.equal(body['total'], HOURS * this.note<number>('price'));
});

Given('I see the packages of credits', async function (this: ShopWorld) {
  await officeOf(this, 'finance');
  const { body } = await call(this, 'GET', '/api/credit/packages');
  this.notes.set('packages', body['data']);
});

When(
  'the team raises the price of the package of {int} credits',
  async function (this: ShopWorld, credits: number) {
    const cookie = await officeOf(this, 'finance');
    const packages = this.note<CreditPackage[]>('packages').map((one) =>
      one.credits === credits ? { ...one, price: one.price + 100 } : one,
    );
    const change = { value: { packages }, validFrom: null, latest: 0, reason: 'Нови цени' };
    await changeByTeam(this, PACKAGES, change, cookie);
    this.notes.set('credits', credits);
  },
);

Then('I cannot buy it at the price that I saw', async function (this: ShopWorld) {
  const credits = this.note<number>('credits');
  const seen = this.note<CreditPackage[]>('packages').find((one) => one.credits === credits);
  const { headers } = await aPerson({ ...shop(this), clock: this.run.clock });
  const order = { credits, expectedPrice: seen?.price };
  const { status, body } = await call(this, 'POST', '/api/credit/buy', order, headers.cookie);
  assert.deepEqual([status, body['message']], [409, 'credit-packages-changed']);
});

When(
  'the team gives the booked service team a day off on the day of my visit',
  async function (this: ShopWorld) {
    const cookie = await officeOf(this, 'services');
    const { team_id: team } = await shop(this)
      .database.db.selectFrom('service_booking')
      .select('team_id')
      .executeTakeFirstOrThrow();
    const path = `catalogue/service-teams/${team}`;
    const { body } = await callTeam(this, path, { cookie });
    const { current } = body as { current: ServiceTeamTerms };
    const day = visitDay(this);
    const value = { ...current, daysOff: [{ from: day, to: day }] };
    const change = { value, validFrom: null, latest: 0, reason: 'Отпуск' };
    this.notes.set('refusal', await callTeam(this, path, { body: change, cookie }));
  },
);

Then('the day off is refused with the number of my order', async function (this: ShopWorld) {
  const { body: order } = await call(this, 'GET', `/api/cleaning/order/${this.note<string>('order')}`);
  const { status, body } = this.note<{ status: number; body: unknown }>('refusal');
  assert.equal(status, 409);
  assert.ok(JSON.stringify(body).includes(String(order['number'])), 'the answer names the order');
});

When(
  'the team adds {string} for {int} leva to the one-time cleaning',
  async function (this: ShopWorld, name: string, leva: number) {
    const cookie = await officeOf(this, 'services');
    const { body } = await callTeam(this, `catalogue/services/${CLEANING}`, { cookie });
    const { current } = body as { current: ServiceTerms };
    const names = { bg: name, en: 'Fridge cleaning' };
    const value = { ...current, name: names, group: 'one-time-cleaning', price: leva * 100 };
    const added = await callTeam(this, 'catalogue/services', {
      body: { value, reason: 'Нова услуга' },
      cookie,
    });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    this.notes.set('added', (added.body as { key: string }).key);
  },
);

Then('visitors see {string} for {int} leva', async function (this: ShopWorld, name: string, leva: number) {
  const added = (await shownServices(this)).find((service) => service.name === name);
  assert.equal(added?.price, leva * 100);
});

Then('I can order it', async function (this: ShopWorld) {
  const serviceKey = this.note<string>('added');
  const price = (await shownServices(this)).find((service) => service.serviceKey === serviceKey)?.price ?? 0;
  const order = aServiceOrder({
    services: [{ serviceKey, hours: HOURS }],
    expectedTotal: HOURS * price,
    date: addDays(visitDay(this), 1),
  });
  const { status, body } = await call(this, 'POST', '/api/cleaning/one-time/order', order);
  assert.equal(status, 201, JSON.stringify(body));
});
