import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { expireUnpaid } from '../../../server/modules/orders/checkout/reserve-stock.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { fillCheckout, order, putInCart } from '../../support/cart-actions.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';

const MINUTE = 60_000;

/** Advances the clock and starts the jobs that are due then. */
async function passMinutes(world: ShopWorld, minutes: number): Promise<void> {
  world.run.clock.pass(minutes * MINUTE);
  const { orders, database } = await world.shop();
  const placed = await database.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow();
  await expireUnpaid(orders, placed.id);
}

Given('{int} orders were placed today with my e-mail', async function (this: ShopWorld, count: number) {
  const other = await this.visitor('other');
  for (let placed = 0; placed < count; placed += 1) {
    await putInCart(this, other, 'Настолна лампа Зора', 1);
    await order(other, { phone: `0888 12345${placed}`, street: `ул. Друга ${placed}` });
  }
});

When('I fill in the order to be paid by card', async function (this: ShopWorld) {
  await fillCheckout(await this.visitor(), { paymentMethod: 'card' });
});

When('I look at the card page after {int} minutes', async function (this: ShopWorld, minutes: number) {
  await passMinutes(this, minutes);
  const visitor = await this.visitor();
  const { server } = await this.shop();
  const page = await server.inject({ url: visitor.paymentPage ?? '', headers: { host: visitor.host } });
  assert.equal(page.statusCode, 200);
});

When('{int} more minutes go by', async function (this: ShopWorld, minutes: number) {
  await passMinutes(this, minutes);
});

Then('the order waits to be confirmed', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive(this.note<string>('order page'));
  assert.ok(visitor.screen(FollowedOrderScreen).isToConfirm, 'the order does not wait');
  assert.ok(
    visitor.page.text.includes(visitor.t('order-confirm-title')),
    'the page does not say that it waits',
  );
});

When('I confirm the order by the link in the mail', async function (this: ShopWorld) {
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  const link = /https:\/\/\S+confirm=\S+/.exec(mail?.text ?? '')?.[0];
  assert.ok(link, `the mail has no link: ${mail?.text}`);
  const { pathname, search } = new URL(link);
  const visitor = await this.visitor();
  await visitor.arrive(pathname + search);
  await visitor.screen(FollowedOrderScreen).confirm();
});
