import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { sql } from 'kysely';
import { completeReturns } from '../../../server/modules/orders/shipments/returns.ts';
import { readSettlements } from '../../../server/modules/orders/shipments/settlements.ts';
import { submitShipment } from '../../../server/modules/orders/shipments/submit-shipment.ts';
import { trackShipments } from '../../../server/modules/orders/shipments/track-shipments.ts';
import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { labelsAddress } from '../../../src/views/shipping/label-addresses.ts';
import { CashOnDeliveryScreen } from '../../../src/view-models/shipping/cash-on-delivery-screen.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { OrdersScreen } from '../../../src/view-models/orders/orders-screen.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';

/** The list of orders, opened by the link in the vendor's mail. */
async function vendorsList(world: ShopWorld): Promise<OrdersScreen> {
  const vendor = await world.visitor('vendor');
  const [mail] = await (await world.goods()).mailsTo('vendor@example.com');
  const access = /access=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  await vendor.arrive(pathOf('AdminVendorOrders', 'bg', {}, { access }));
  return vendor.screen(OrdersScreen);
}

/** The vendor's page of the newest order. */
async function vendorsOrder(world: ShopWorld): Promise<ReceivedOrderScreen> {
  const vendor = await world.visitor('vendor');
  const { received } = await vendorsList(world);
  const id = received.orders.data[0]?.id ?? 0;
  const { access } = received;
  await vendor.arrive(pathOf('AdminVendorOrder', 'bg', { id }, { access }));
  return vendor.screen(ReceivedOrderScreen);
}

const listed = async (world: ShopWorld) => (await world.visitor('vendor')).screen(OrdersScreen);

Given(
  'I order to the town {string} with the postcode {string}',
  async function (this: ShopWorld, city: string, postCode: string) {
    const visitor = await this.visitor();
    await visitor.arrive(pathOf('Cart', 'bg'));
    const { form } = visitor.screen(CartScreen).checkout;
    for (const [name, value] of Object.entries({ ...DETAILS, city, postCode })) {
      form.set(name as 'city', value);
    }
    form.set('termsAccepted', true);
    assert.ok(await form.submit(), JSON.stringify([form.errors, form.refusal]));
    await visitor.settled();
  },
);

When('the vendor selects all orders', async function (this: ShopWorld) {
  (await vendorsList(this)).work.selection.chooseAll(true);
});

When('the vendor accepts the selected orders', async function (this: ShopWorld) {
  await (await listed(this)).work.selection.accept();
});

When('the vendor makes labels for the selected orders', async function (this: ShopWorld) {
  await (await listed(this)).work.selection.createLabels();
});

Then(/^(\d+) orders? (?:has|have) a label$/, async function (this: ShopWorld, count: string) {
  const { received, work } = await listed(this);
  await received.refresh();
  assert.equal(work.selection.labelled.length, Number(count));
});

Then('the labels of the selected orders are one document', async function (this: ShopWorld) {
  const { work, received } = await listed(this);
  const ids = work.selection.labelled.map(({ id }) => id);
  const { server } = await this.shop();
  const url = labelsAddress(ids, 'a4', received.access);
  const { statusCode, headers } = await server.inject({ method: 'GET', url });
  assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf']);
});

Then('the vendor reads of the other one {message}', async function (this: ShopWorld, key: string) {
  const { outcome } = (await listed(this)).work.selection;
  assert.deepEqual(
    outcome?.failed.map(({ problem }) => problem),
    [key],
  );
});

Then(/^(\d+) labels? waits? for the courier$/, async function (this: ShopWorld, count: string) {
  assert.equal((await listed(this)).work.selection.outcome?.requested, Number(count));
});

When('the vendor wants to make the label of my order', async function (this: ShopWorld) {
  const screen = await vendorsOrder(this);
  if (screen.order?.status === 'new') await screen.chooseStatus('accepted');
  await screen.waybill.open();
});

When('the vendor makes the label of my order', async function (this: ShopWorld) {
  const screen = await vendorsOrder(this);
  if (screen.order?.status === 'new') await screen.chooseStatus('accepted');
  await screen.waybill.open();
  assert.ok(await screen.waybill.form.submit(), JSON.stringify(screen.waybill.form.refusal));
  assert.equal(screen.order?.shipment?.status, 'ready');
});

Then('the vendor can choose another place nearby', async function (this: ShopWorld) {
  const { parcel } = (await this.visitor('vendor')).screen(ReceivedOrderScreen).waybill;
  assert.equal(parcel?.problem, 'waybill-office-closed');
  assert.ok((parcel?.offices.length ?? 0) > 0, 'no place is offered');
});

When('the vendor chooses the nearest place', async function (this: ShopWorld) {
  const { waybill } = (await this.visitor('vendor')).screen(ReceivedOrderScreen);
  await waybill.chooseOffice(waybill.parcel?.offices[0]?.id ?? 0);
});

Given('the courier closes the office of my order', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await sql`update courier_office set closed_at = now() where code in (
    select delivery -> 'office' ->> 'code' from vendor_order)`.execute(database.db);
});

Given('the parcel of my order will not be collected', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await sql`alter table sandbox_parcel alter column id restart with 1009`.execute(database.db);
});

When(/^the courier reports after (\d+) hours$/, async function (this: ShopWorld, hours: string) {
  this.run.clock.pass(Number(hours) * HOUR);
  const { shipments } = await this.shop();
  await trackShipments(shipments);
  await completeReturns(shipments);
  await readSettlements(shipments);
});

async function myOrder(world: ShopWorld): Promise<FollowedOrderScreen> {
  const visitor = await world.visitor();
  await visitor.reload();
  return visitor.screen(FollowedOrderScreen);
}

Then('my parcel has the steps {string}', async function (this: ShopWorld, steps: string) {
  const { order } = await myOrder(this);
  const events = order?.vendorOrders[0]?.shipment?.events ?? [];
  assert.equal(events.map(({ state }) => state).join(', '), steps);
});

const { createShipment } = SandboxCourier.prototype;
Given('the courier accepts no parcels', function () {
  SandboxCourier.prototype.createShipment = () => Promise.reject(new Error('The courier is down'));
});
When('the courier accepts parcels again', async function (this: ShopWorld) {
  SandboxCourier.prototype.createShipment = createShipment;
  const { shipments, database } = await this.shop();
  const waiting = database.db.selectFrom('shipment').select('id').where('status', '=', 'requested');
  for (const { id } of await waiting.execute()) await submitShipment(shipments, id);
});
After({ tags: '@courier-down' }, function () {
  SandboxCourier.prototype.createShipment = createShipment;
});

When('the vendor asks for a collection on the next working day', async function (this: ShopWorld) {
  const { work } = await vendorsList(this);
  await work.pickup.open();
  assert.ok(await work.pickup.form.submit(), JSON.stringify(work.pickup.form.errors));
});

Then(/^the courier comes for (\d+) parcels?$/, async function (this: ShopWorld, count: string) {
  const { pickup } = (await listed(this)).work;
  assert.deepEqual(
    pickup.pickups?.pickups.map(({ parcels }) => parcels),
    [Number(count)],
  );
});

async function cash(world: ShopWorld, view: 'awaited' | 'paid-out') {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('VendorCashOnDelivery', 'bg', {}, { view }));
  return visitor.screen(CashOnDeliveryScreen).cash.data;
}

Then('the vendor awaits {money} from the courier', async function (this: ShopWorld, amount: number) {
  const rows = await cash(this, 'awaited');
  assert.deepEqual(
    rows.map(({ expected, paid }) => [expected, paid]),
    [[amount, null]],
  );
});

Then('the courier has paid {money} to the vendor', async function (this: ShopWorld, amount: number) {
  const rows = await cash(this, 'paid-out');
  assert.deepEqual(
    rows.map(({ paid, result }) => [paid, result]),
    [[amount, 'matched']],
  );
});

When('I ask for a return label', async function (this: ShopWorld) {
  const screen = await myOrder(this);
  await screen.returnLabel.request(screen.token, screen.order?.vendorOrders[0]?.id ?? 0);
});

Then('I have a number to show at the office', async function (this: ShopWorld) {
  const { order } = await myOrder(this);
  assert.match(order?.vendorOrders[0]?.returnShipment?.number ?? '', /^\d{10}$/);
});
