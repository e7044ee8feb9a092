import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { AddToCartCommand } from '../../../src/core/orders/cart/add-to-cart.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import type { CartProduct } from '../../../src/core/orders/cart/cart.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { putInCart } from '../../support/cart-actions.ts';
import { plain } from '../../support/browser/html-page.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import type { ShopWorld } from '../../support/world.ts';

async function lineOf(world: ShopWorld, title: string): Promise<CartProduct | undefined> {
  const id = await (await world.goods()).productId(title);
  return (await world.visitor()).cart.cart.find(id);
}

Given(
  /^(I|\w+) (?:have|has) put (\d+) pieces? of "([^"]*)" in the cart$/,
  async function (this: ShopWorld, who: string, quantity: string, title: string) {
    await putInCart(this, await this.visitor(who), title, Number(quantity));
  },
);

When(
  /^I put (-?\d+) pieces? of "([^"]*)" in the cart$/,
  async function (this: ShopWorld, quantity: string, title: string) {
    await putInCart(this, await this.visitor(), title, Number(quantity));
  },
);

When(
  'I put {string} in the cart with the note {string}',
  async function (this: ShopWorld, title: string, note: string) {
    await putInCart(this, await this.visitor(), title, 1, note);
  },
);

Then(/^the cart holds (\d+) pieces?$/, async function (this: ShopWorld, count: string) {
  assert.equal((await this.visitor()).cart.cart.totalProductCount, Number(count));
});

Then('the cart is empty', async function (this: ShopWorld) {
  assert.ok((await this.visitor()).cart.cart.isEmpty, 'the cart is not empty');
});

Then(
  /^the cart holds (\d+) pieces? of "([^"]*)"$/,
  async function (this: ShopWorld, count: string, title: string) {
    assert.equal((await lineOf(this, title))?.quantity, Number(count));
  },
);

Then('the note on {string} is {string}', async function (this: ShopWorld, title: string, note: string) {
  assert.equal((await lineOf(this, title))?.productNotes, note);
});

When('I change {string} to {int} pieces', async function (this: ShopWorld, title: string, quantity: number) {
  const { cart } = await this.visitor();
  cart.changeQuantity(await (await this.goods()).productId(title), quantity);
});

Then('the cart says of {string}: {string}', async function (this: ShopWorld, title: string, text: string) {
  const visitor = await this.visitor();
  const error = visitor.cart.quantityErrors[await (await this.goods()).productId(title)];
  assert.ok(error, 'nothing is said of the quantity');
  assert.equal(plain(visitor.t(error.key, error.values)), text);
});

When('I note {string} on {string}', async function (this: ShopWorld, note: string, title: string) {
  (await this.visitor()).cart.changeNotes(await (await this.goods()).productId(title), note);
});

When('I take {string} out of the cart', async function (this: ShopWorld, title: string) {
  (await this.visitor()).cart.remove(await (await this.goods()).productId(title));
});

When('I put back what I took out', async function (this: ShopWorld) {
  (await this.visitor()).cart.undoRemove();
});

Then('the cart has the vendors {string}', async function (this: ShopWorld, names: string) {
  const { groups } = (await this.visitor()).cart.cart;
  assert.equal(groups.map(({ vendor }) => vendor.name).join(', '), names);
});

Then('the cart says:', async function (this: ShopWorld, table: { rowsHash(): Record<string, string> }) {
  const { cart } = (await this.visitor()).cart;
  const said: Record<string, number> = {
    products: cart.totalProductsAmount,
    delivery: cart.totalDeliveryAmount,
    'to be paid': cart.totalOrderAmount,
    'VAT within': cart.containedVat,
  };
  for (const [what, amount] of Object.entries(table.rowsHash())) {
    assert.equal(said[what], stotinkiOf(amount), what);
  }
});

Then(
  'of {string} the cart says {money} and {money} taxes',
  async function (this: ShopWorld, name: string, amount: number, taxes: number) {
    const group = (await this.visitor()).cart.cart.groups.find(({ vendor }) => vendor.name === name);
    assert.deepEqual([group?.totalAmount, group?.totalTaxes], [amount, taxes]);
  },
);

Then('I see the message {string}', async function (this: ShopWorld, text: string) {
  const visitor = await this.visitor();
  const { notification } = visitor.modals;
  assert.ok(notification, 'no message shows');
  assert.equal(plain(visitor.t(notification.message.key, notification.message.values)), text);
});

Then('no message shows', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).modals.notification, null);
});

When(
  /^a product without (an id|a vendor|a quantity) is put in the cart$/,
  function (this: ShopWorld, lacking: string) {
    const id = lacking === 'an id' ? {} : { id: 1 };
    const vendor = lacking === 'a vendor' ? {} : { vendor: { id: 1, name: 'Светлина', deliveryPrice: 0 } };
    const quantity = lacking === 'a quantity' ? undefined : 1;
    this.notes.set('errors', fieldErrorsOf(new AddToCartCommand({ ...id, ...vendor }, quantity)));
  },
);

Then('the product is refused with {message}', function (this: ShopWorld, message: string) {
  assert.deepEqual(Object.values(this.note<Record<string, string>>('errors')), [message]);
});

Given('my browser has stored as the cart:', async function (this: ShopWorld, text: string) {
  const id = await (await this.goods()).productId('Настолна лампа Зора').catch(() => 1);
  (await this.visitor()).store().write('cart', text.replaceAll('LAMP', String(id)));
});

When('I open the cart', async function (this: ShopWorld) {
  await (await this.visitor()).arrive('/kolichka');
});

When('I come back another day', async function (this: ShopWorld) {
  await (await this.visitor()).arrive('/');
});

Then(
  'the cart page tells me:',
  async function (this: ShopWorld, table: { hashes(): Record<string, string>[] }) {
    const { changes } = (await this.visitor()).screen(CartScreen).checkout;
    const told = changes.map((change) => ({
      what: change.kind,
      of: change.title,
      before: 'before' in change ? change.before : null,
      now: 'now' in change ? change.now : null,
    }));
    const number = (text: string | undefined) =>
      !text ? null : text.endsWith('лв.') ? stotinkiOf(text) : Number(text);
    assert.deepEqual(
      told,
      table.hashes().map((row) => ({
        what: row['what'],
        of: row['of'],
        before: number(row['before']),
        now: number(row['now']),
      })),
    );
  },
);

When('the cart is changed in another window to {string}', async function (this: ShopWorld, text: string) {
  (await this.visitor()).store().writeElsewhere('cart', text);
});

When('I press the cart button', async function (this: ShopWorld) {
  const visitor = await this.visitorInside();
  if (visitor.get(CartViewModel).mayOpen()) await visitor.go('/kolichka');
});

Then('the browser stores the cart as the specification says', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const kept = JSON.parse(visitor.store().read('cart') ?? '') as Record<string, unknown>;
  const { cart } = visitor.cart;
  assert.deepEqual(
    [kept['totalOrderAmount'], kept['totalDeliveryAmount'], kept['totalProductCount']],
    [cart.totalOrderAmount, cart.totalDeliveryAmount, cart.totalProductCount],
  );
  const vendors = kept['vendors'] as Record<string, Record<string, unknown>>;
  assert.deepEqual(
    Object.keys(vendors).map(Number),
    cart.groups.map(({ vendor }) => vendor.id),
  );
  for (const group of Object.values(vendors)) {
    assert.deepEqual(Object.keys(group).sort(), ['products', 'totalAmount', 'totalTaxes', 'vendor']);
  }
});
