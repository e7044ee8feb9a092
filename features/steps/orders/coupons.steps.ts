import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

Given(
  /^"([^"]*)" gives (\d+) % with the code "([^"]*)" for (\d+) orders?$/,
  async function (this: ShopWorld, vendor: string, percent: string, code: string, uses: string) {
    const { db } = await this.run.database('own');
    await db
      .insertInto('coupon')
      .values({
        vendor_id: await (await this.goods()).vendor(vendor),
        code,
        percent: Number(percent),
        amount: null,
        valid_from: null,
        valid_until: null,
        max_uses: Number(uses),
        once_per_buyer: false,
        stopped_at: null,
        form_key: null,
      })
      .execute();
  },
);

async function theCart(world: ShopWorld): Promise<CartScreen> {
  const visitor = await world.visitor();
  if (visitor.page.status === 0 || !(visitor.navigation.current?.open?.screen instanceof CartScreen)) {
    await visitor.arrive(pathOf('Cart', 'bg'));
    await visitor.settled();
  }
  return visitor.screen(CartScreen);
}

When('I use the code {string}', async function (this: ShopWorld, code: string) {
  const { checkout, cart } = await theCart(this);
  checkout.form.set('coupon', code);
  await checkout.coupon.apply(cart.cart);
});

Then('the code is refused because it is used up', async function (this: ShopWorld) {
  const { checkout } = await theCart(this);
  assert.equal(checkout.coupon.error, 'error-coupon-used-up');
});
