import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Courier } from '../../../src/core/orders/tracking.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { OrdersScreen } from '../../../src/view-models/orders/orders-screen.ts';
import type { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { Visitor } from '../../support/visitor.ts';
import { notifyOfStep } from '../../../server/modules/orders/vendors/undo-step.ts';
import type { ShopWorld } from '../../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Vendor at the order of the latest e-mail. */
export async function vendorAtOrder(world: ShopWorld): Promise<Visitor> {
  const vendor = await world.visitor('vendor');
  if (vendor.page.status !== 0) return vendor;
  const [mail] = await (await world.goods()).mailsTo('vendor@example.com');
  const link = /https:\/\/\S+\/profil\/porachki\/\S+/.exec(mail?.text ?? '')?.[0];
  assert.ok(link, `the vendor's e-mail has no link: ${mail?.text}`);
  const { pathname, search } = new URL(link);
  await vendor.arrive(pathname + search);
  return vendor;
}

async function giveStatus(world: ShopWorld, status: OrderStatus): Promise<void> {
  const vendor = await vendorAtOrder(world);
  await vendor.reload();
  const screen = vendor.screen(ReceivedOrderScreen);
  await screen.chooseStatus(status);
  if (screen.confirming) await screen.changeStatus(status);
  await passMinute(world);
}

/** Advances the clock by the minute in which a status can be undone, and notifies the buyer. */
async function passMinute(world: ShopWorld): Promise<void> {
  world.run.clock.pass(61_000);
  const { orders, database } = await world.shop();
  const steps = database.db.selectFrom('vendor_order_step').select('id').where('undo', 'is not', null);
  for (const { id } of await steps.execute()) await notifyOfStep(orders, id);
}

/** Buyer's current page of the order. */
async function orderPage(world: ShopWorld): Promise<FollowedOrderScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(world.note<string>('order page'));
  return visitor.screen(FollowedOrderScreen);
}

When('the vendor opens the order from the e-mail', async function (this: ShopWorld) {
  const vendor = await vendorAtOrder(this);
  assert.equal(vendor.screen(ReceivedOrderScreen).order?.contact.name, DETAILS.name);
});

When('the vendor gives the order the status {string}', async function (this: ShopWorld, status: OrderStatus) {
  await giveStatus(this, status);
});

When('the order goes through {string}', async function (this: ShopWorld, steps: string) {
  for (const status of steps.split(', ').filter(Boolean)) await giveStatus(this, status as OrderStatus);
});

When('the order is delivered', async function (this: ShopWorld) {
  for (const status of ['accepted', 'shipped', 'delivered'] as const) await giveStatus(this, status);
});

When(
  'the vendor sends the order with {string}, parcel {string}',
  async function (this: ShopWorld, courier: Courier, number: string) {
    const screen = (await vendorAtOrder(this)).screen(ReceivedOrderScreen);
    await screen.chooseStatus('shipped');
    screen.writeTracking({ courier, number, url: '' });
    await screen.changeStatus('shipped');
  },
);

When('the vendor undoes it', async function (this: ShopWorld) {
  await (await vendorAtOrder(this)).screen(ReceivedOrderScreen).undo();
});

When('a minute passes', async function (this: ShopWorld) {
  await passMinute(this);
});

Then('my order and its e-mail lead to {string}', async function (this: ShopWorld, address: string) {
  const { order } = await orderPage(this);
  assert.equal(order?.vendorOrders[0]?.tracking?.url, address);
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  assert.ok(mail?.text.includes(address), mail?.text);
});

When('the vendor accepts the order without looking again', async function (this: ShopWorld) {
  await (await vendorAtOrder(this)).screen(ReceivedOrderScreen).chooseStatus('accepted');
});

Then(
  'the vendor sees the order as {string} and is told {message}',
  async function (this: ShopWorld, status: string, key: string) {
    const { order, meanwhile } = (await vendorAtOrder(this)).screen(ReceivedOrderScreen);
    assert.deepEqual([order?.status, meanwhile], [status, key]);
  },
);

When('the vendor loads the order anew', async function (this: ShopWorld) {
  await (await vendorAtOrder(this)).reload();
});

Then('the vendor may give the order {string}', async function (this: ShopWorld, statuses: string) {
  const vendor = await vendorAtOrder(this);
  assert.equal(vendor.screen(ReceivedOrderScreen).order?.next.join(', '), statuses);
});

Then('the vendor sees the message {message}', async function (this: ShopWorld, key: string) {
  const vendor = await this.visitor('vendor');
  assert.equal(vendor.modals.notification?.message.key, key);
});

Then('my order has the history {string}', async function (this: ShopWorld, steps: string) {
  const { order } = await orderPage(this);
  const [part] = order?.vendorOrders ?? [];
  assert.equal(part?.steps.map(({ status }) => status).join(', '), steps);
});

Then('I have got {int} e-mails', async function (this: ShopWorld, count: number) {
  const mails = await (await this.goods()).mailsTo(DETAILS.email);
  assert.equal(mails.length, count);
  assert.equal(new Set(mails.map(({ subject }) => subject)).size, count);
});

/** Vendor's list of orders, opened with the secret of the link. */
async function listOf(world: ShopWorld, status: string | null): Promise<ReceivedOrders> {
  const vendor = await vendorAtOrder(world);
  const access = vendor.navigation.current?.place.query['access']?.[0] ?? '';
  await vendor.go(`/profil/porachki?access=${access}${status ? `&status=${status}` : ''}`);
  const { received } = vendor.screen(OrdersScreen);
  assert.equal(received.orders.data.length, received.orders.total);
  return received;
}

Then(/^the vendor's list has (\d+) orders?$/, async function (this: ShopWorld, count: string) {
  assert.equal((await listOf(this, null)).orders.total, Number(count));
});

Then(
  /^the vendor's list of "(\w+)" has (\d+) orders?$/,
  async function (this: ShopWorld, status: string, count: string) {
    assert.equal((await listOf(this, status)).orders.total, Number(count));
  },
);

When("a stranger opens the order's page of the vendor", async function (this: ShopWorld) {
  const vendor = await vendorAtOrder(this);
  await (await this.visitor('stranger')).arrive(vendor.navigation.current?.place.path ?? '');
});

When('a stranger opens an order with a guessed link', async function (this: ShopWorld) {
  const own = this.note<string>('order page');
  const guessed = own.slice(0, -4) + (own.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  await (await this.visitor('stranger')).arrive(guessed);
});

Then('the stranger is told {message}', async function (this: ShopWorld, key: string) {
  const stranger = await this.visitor('stranger');
  const failure = stranger.navigation.current?.failure;
  assert.ok(failure instanceof Failure, 'the stranger was not refused');
  assert.equal(failure.messageKey, key);
  assert.ok(!stranger.page.html.includes(DETAILS.email), 'the stranger sees the buyer');
});

async function askWithdrawal(world: ShopWorld): Promise<FollowedOrderScreen> {
  const screen = await orderPage(world);
  const [part] = screen.order?.vendorOrders ?? [];
  assert.ok(part, 'the order has no part');
  screen.openWithdrawal(part.id);
  assert.equal(screen.withdrawal?.vendorOrder.id, part.id);
  return screen;
}

When('I ask to withdraw', async function (this: ShopWorld) {
  await askWithdrawal(this);
});

When('I keep the order after all', async function (this: ShopWorld) {
  (await this.visitor()).screen(FollowedOrderScreen).closeWithdrawal();
});

When(/^I withdraw from the contract(?: again)?$/, async function (this: ShopWorld) {
  await (await askWithdrawal(this)).confirmWithdrawal();
});

When('I withdraw from 1 piece of {string}', async function (this: ShopWorld, title: string) {
  const screen = await askWithdrawal(this);
  screen.withdrawal?.take(await (await this.goods()).productId(title), 1);
  this.notes.set('sum', screen.withdrawal?.sum);
  await screen.confirmWithdrawal();
});

Then('I was told that {money} go back, without the delivery', function (this: ShopWorld, amount: number) {
  const sum = this.note<{ total: number; deliveryAmount: number }>('sum');
  assert.deepEqual([sum.total, sum.deliveryAmount], [amount, 0]);
});

When('the vendor has the piece back', async function (this: ShopWorld) {
  const vendor = await vendorAtOrder(this);
  await vendor.reload();
  vendor.screen(ReceivedOrderScreen).openStep('partly-returned');
  await vendor.screen(ReceivedOrderScreen).confirm();
});

Then('{money} of my order go back to me', async function (this: ShopWorld, amount: number) {
  const { order } = await orderPage(this);
  assert.deepEqual(
    order?.refunds.map((refund) => refund.amount),
    [amount],
  );
});

When('I cancel my order', async function (this: ShopWorld) {
  const screen = await askWithdrawal(this);
  assert.equal(screen.withdrawal?.isCancellation, true);
  await screen.confirmWithdrawal();
});

When('I ask to cancel my order', async function (this: ShopWorld) {
  const screen = await askWithdrawal(this);
  assert.equal(screen.withdrawal?.isCancellation, true);
});

When('the vendor ships the order meanwhile', async function (this: ShopWorld) {
  for (const status of ['accepted', 'shipped'] as const) await giveStatus(this, status);
});

When('I confirm the cancellation', async function (this: ShopWorld) {
  await (await this.visitor()).screen(FollowedOrderScreen).confirmWithdrawal();
});

Then('I get a dated confirmation of the cancellation', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  const number = visitor.screen(FollowedOrderScreen).order?.number ?? '';
  assert.equal(mail?.subject, visitor.t('mail-order-cancelled-by-buyer-subject', { number }));
  assert.match(mail.text, /21 ноември 2026/);
});

Then('the vendor is notified of the cancellation', async function (this: ShopWorld) {
  const [mail] = await (await this.goods()).mailsTo('vendor@example.com');
  const visitor = await this.visitor();
  const number = visitor.screen(FollowedOrderScreen).order?.number ?? '';
  assert.equal(mail?.subject, visitor.t('mail-vendor-cancelled-subject', { number }));
});

Then('I get a dated acknowledgement', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  const number = visitor.screen(FollowedOrderScreen).order?.number;
  assert.equal(mail?.subject, visitor.t('mail-order-withdrawn-subject', { number: number ?? '' }));
  assert.match(mail.text, /21 ноември 2026/);
});

Then('the vendor is notified of the withdrawal', async function (this: ShopWorld) {
  const [mail] = await (await this.goods()).mailsTo('vendor@example.com');
  const visitor = await this.visitor();
  const number = visitor.screen(FollowedOrderScreen).order?.number ?? '';
  const values = { number, name: DETAILS.name };
  assert.equal(mail?.subject, visitor.t('mail-vendor-withdrawn-subject', values));
});

When('{int} days go by', function (this: ShopWorld, days: number) {
  this.run.clock.pass(days * DAY);
});

Then(/^I (may|may not) withdraw$/, async function (this: ShopWorld, may: string) {
  const screen = await orderPage(this);
  const [part] = screen.order?.vendorOrders ?? [];
  assert.equal(part?.withdrawal.possible, may === 'may');
  const visitor = await this.visitor();
  assert.equal(visitor.page.text.includes(visitor.t('withdrawal-button')), may === 'may');
});

When('I withdraw from a page that was opened in time', async function (this: ShopWorld) {
  const screen = await orderPage(this);
  screen.openWithdrawal(screen.order?.vendorOrders[0]?.id ?? 0);
  await screen.confirmWithdrawal();
});
