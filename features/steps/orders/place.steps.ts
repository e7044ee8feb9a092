import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Checkout with the towns that a focused field loads. */
async function checkoutOf(world: ShopWorld) {
  const visitor = await world.visitor();
  if (visitor.navigation.current?.open?.route !== 'Cart') await visitor.go('/kolichka');
  const { checkout } = visitor.screen(CartScreen);
  await checkout.placeCompletion.begin();
  return checkout;
}

When('I begin to write {string} as the town of the order', async function (this: ShopWorld, typed: string) {
  (await checkoutOf(this)).placeCompletion.typeCity(typed);
});

When(/^I write (.+) as the town of the order$/, async function (this: ShopWorld, typed: string) {
  const { placeCompletion } = await checkoutOf(this);
  placeCompletion.typeCity(typed);
  placeCompletion.leave();
});

When('I write the postcode {string} in the order', async function (this: ShopWorld, typed: string) {
  (await checkoutOf(this)).placeCompletion.typePostCode(typed);
});

When('I choose the town {string}', async function (this: ShopWorld, name: string) {
  const { placeCompletion } = await checkoutOf(this);
  const town = placeCompletion.suggestions.find((one) => one.name.bg === name);
  assert.ok(town, 'the town is not offered');
  placeCompletion.choose(town);
});

Then('the towns {string} are offered', async function (this: ShopWorld, towns: string) {
  const { suggestions } = (await checkoutOf(this)).placeCompletion;
  assert.equal(suggestions.map(({ name, postCode }) => `${name.bg} ${postCode}`).join(', '), towns);
});

Then(
  'the order goes to {string} with the postcode {string}',
  async function (this: ShopWorld, town: string, code: string) {
    const { city, postCode } = (await checkoutOf(this)).form.values;
    assert.deepEqual({ city, postCode }, { city: town, postCode: code });
  },
);

Then(
  /^the order doubts that "(\d+)" is a postcode of \S+, it being one of "([^"]+)"$/,
  async function (this: ShopWorld, postCode: number, owner: string) {
    const { doubt } = (await checkoutOf(this)).placeCompletion;
    assert.equal(doubt?.kind, 'other-town');
    assert.deepEqual([doubt.postCode, doubt.town.name.bg], [String(postCode), owner]);
  },
);

Then(
  'the order says that it knows no town with the postcode {string}',
  async function (this: ShopWorld, postCode: string) {
    const { doubt } = (await checkoutOf(this)).placeCompletion;
    assert.deepEqual(doubt, { kind: 'unknown', postCode });
  },
);
