import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { DeliveryMethod, DeliveryPricing } from '../../../src/core/shipping/delivery.ts';
import { deliversBy, someOffices } from '../../../tests/server/support/some-offices.ts';
import { SettingsScreen } from '../../../src/view-models/accounts/settings-screen.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { DETAILS } from '../../support/shopper.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const ALL: DeliveryMethod[] = ['address', 'office', 'locker'];

Given('the courier has offices in Sofia, and only a locker in Varna', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await someOffices({ database, clock: this.run.clock });
});

async function delivers(
  world: ShopWorld,
  vendor: string,
  change: { pricing?: DeliveryPricing; freeFrom?: number } = {},
): Promise<void> {
  const id = await (await world.goods()).vendor(vendor);
  await deliversBy(await world.shop(), id, { methods: ALL, ...change });
}

Given(
  '{string} sends parcels to addresses, offices and lockers',
  async function (this: ShopWorld, vendor: string) {
    await delivers(this, vendor);
  },
);

Given(
  '{string} delivers for free from {money}',
  async function (this: ShopWorld, vendor: string, freeFrom: number) {
    await delivers(this, vendor, { freeFrom });
  },
);

Given("{string} delivers at the courier's prices", async function (this: ShopWorld, vendor: string) {
  await delivers(this, vendor, { pricing: 'courier' });
});

const price = SandboxCourier.prototype.price;
Given('the courier is down', function () {
  SandboxCourier.prototype.price = () => Promise.reject(new Error('The courier is down'));
});
After({ tags: '@SHIP-03' }, function () {
  SandboxCourier.prototype.price = price;
});

Given('{string} is {int} cm long', async function (this: ShopWorld, title: string, length: number) {
  const id = await (await this.goods()).productId(title);
  const { database } = await this.shop();
  await database.db
    .updateTable('product')
    .set({ width_mm: length * 10, height_mm: 200, depth_mm: 250, weight_g: 9_000 })
    .where('id', '=', id)
    .execute();
});

Given('{string} weighs {int} kg', async function (this: ShopWorld, title: string, kilograms: number) {
  const id = await (await this.goods()).productId(title);
  const { database } = await this.shop();
  await database.db
    .updateTable('product')
    .set({ weight_g: kilograms * 1_000 })
    .where('id', '=', id)
    .execute();
});

When(
  'I deliver from {string} at these prices:',
  async function (this: ShopWorld, city: string, prices: DataTable) {
    const visitor = await this.visitor();
    await visitor.arrive(pathOf('AdminSettings', 'bg'));
    const { form } = visitor.screen(SettingsScreen).delivery;
    form.set('methods', ALL);
    form.set('senderCity', city);
    form.set('pricing', 'table');
    form.set(
      'table',
      prices.rows().map(([upTo = '', address = '', office = '']) => ({ upTo, address, office })),
    );
    assert.ok(await form.submit(), JSON.stringify([form.errors, form.refusal]));
  },
);

/** Opens the checkout and waits for the options of the vendor. */
async function deliveryOf(world: ShopWorld, vendor: string) {
  const id = await (await world.goods()).vendor(vendor);
  const visitor = await world.visitor();
  if (!(visitor.navigation.current?.open?.screen instanceof CartScreen)) {
    await visitor.arrive(pathOf('Cart', visitor.language));
  }
  const { delivery } = visitor.screen(CartScreen).checkout;
  await eventually(() => assert.ok(delivery.options.get(id), 'the options are not loaded'));
  return { id, delivery, options: delivery.options.get(id) };
}

When('I open the checkout', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive(pathOf('Cart', visitor.language));
});

async function lookFor(world: ShopWorld, city: string, vendor: string) {
  const { id, delivery } = await deliveryOf(world, vendor);
  delivery.choose(id, 'office');
  const picker = delivery.picking?.picker;
  assert.ok(picker, 'no offices can be chosen');
  await picker.search(city);
  return { delivery, picker };
}

When(
  'I choose an office in {string} for the parcel of {string}',
  async function (this: ShopWorld, city: string, vendor: string) {
    const { delivery, picker } = await lookFor(this, city, vendor);
    const [office] = picker.offices;
    assert.ok(office, `no office in ${city}`);
    delivery.chooseOffice(office);
  },
);

When(
  'I look for an office in {string} for the parcel of {string}',
  async function (this: ShopWorld, city: string, vendor: string) {
    this.notes.set('offices', (await lookFor(this, city, vendor)).picker.offices);
  },
);

Then('no place is found', function (this: ShopWorld) {
  assert.deepEqual(this.note('offices'), []);
});

When('I order without an address', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { form } = visitor.screen(CartScreen).checkout;
  const { name, phone, email } = DETAILS;
  for (const [field, value] of Object.entries({ name, phone, email, termsAccepted: true })) {
    form.set(field as 'name', value as string);
  }
  assert.ok(await form.submit(), JSON.stringify([form.errors, form.refusal]));
  await visitor.settled();
  this.notes.set('order page', visitor.history.url);
});

async function orderedDelivery(world: ShopWorld, vendor: string) {
  const { order } = (await world.visitor()).screen(FollowedOrderScreen);
  const part = order?.vendorOrders.find((one) => one.vendor.name === vendor);
  assert.ok(part, `no parcel of ${vendor}`);
  return part;
}

Then(
  'the parcel of {string} goes to an office in {string}',
  async function (this: ShopWorld, vendor: string, city: string) {
    const { delivery } = await orderedDelivery(this, vendor);
    assert.deepEqual([delivery.method, delivery.office?.city], ['office', city]);
  },
);

Then(
  'the parcel of {string} is to go to an office in {string}',
  async function (this: ShopWorld, vendor: string, city: string) {
    const { id, delivery } = await deliveryOf(this, vendor);
    assert.equal(delivery.officeOf(id)?.city, city);
  },
);

Then(
  'a locker is not offered for the parcel of {string}, because the parcel is too long',
  async function (this: ShopWorld, vendor: string) {
    const { options } = await deliveryOf(this, vendor);
    const locker = options?.options.find(({ method }) => method === 'locker');
    assert.equal(locker?.problem, 'delivery-too-long');
  },
);

Then(
  '{money} are missing to free delivery from {string}',
  async function (this: ShopWorld, amount: number, vendor: string) {
    assert.equal((await deliveryOf(this, vendor)).options?.missingToFree, amount);
  },
);

Then('the delivery of the order is free', async function (this: ShopWorld) {
  const { order } = (await this.visitor()).screen(FollowedOrderScreen);
  assert.equal(order?.totalDeliveryAmount, 0);
});

Then(
  'the delivery from {string} costs {money} to an address and {money} to an office',
  async function (this: ShopWorld, vendor: string, address: number, office: number) {
    const { options } = await deliveryOf(this, vendor);
    const priceOf = (method: DeliveryMethod) => options?.options.find((one) => one.method === method)?.price;
    assert.deepEqual([priceOf('address'), priceOf('office')], [address, office]);
  },
);
