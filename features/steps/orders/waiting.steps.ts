import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import type { WaitingOrder } from '../../../src/view-models/orders/waiting-order.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Unpaid order of the cart, loaded again. */
async function waitingOrder(world: ShopWorld): Promise<WaitingOrder> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('Cart', visitor.language));
  await visitor.settled();
  return visitor.screen(CartScreen).waiting;
}

Then('an e-mail says that the order is not paid yet', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  const number = /U-\d+/.exec(mail?.subject ?? '')?.[0] ?? '';
  assert.equal(mail?.subject, visitor.t('mail-order-unpaid-subject', { number }));
  assert.match(mail.text, /още не е платена/);
});

Then(
  'the cart says that an order of {money} waits to be paid',
  async function (this: ShopWorld, amount: number) {
    const waiting = await waitingOrder(this);
    assert.ok(waiting.order, 'the cart says nothing of an order that waits');
    assert.equal(waiting.amount, amount);
    assert.ok((await this.visitor()).cart.mayOpen(), 'the empty cart does not open');
  },
);

Then('the cart says nothing of an order that waits', async function (this: ShopWorld) {
  assert.equal((await waitingOrder(this)).order, null);
});

When('I take the goods of the waiting order back', async function (this: ShopWorld) {
  await (await waitingOrder(this)).takeBack();
  await (await this.visitor()).settled();
});

Then('the page thanks me for a paid order', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).screen(FollowedOrderScreen).thanks, 'paid');
});

Then('the page does not thank me', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).screen(FollowedOrderScreen).thanks, null);
});

Then(
  'the page says of the order {string} and {string}',
  async function (this: ShopWorld, one: string, other: string) {
    const { text } = (await this.visitor()).page;
    for (const word of [one, other]) assert.ok(text.includes(word), `the page does not say ${word}`);
  },
);
