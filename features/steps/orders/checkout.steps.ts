import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { expireUnpaid } from '../../../server/modules/orders/checkout/reserve-stock.ts';
import type { CheckoutForm } from '../../../src/core/orders/checkout-form.ts';
import { SettingsScreen } from '../../../src/view-models/accounts/settings-screen.ts';
import { CartScreen } from '../../../src/view-models/orders/cart-screen.ts';
import type { Checkout } from '../../../src/view-models/orders/checkout.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { fillCheckout, order } from '../../support/cart-actions.ts';
import { eventually } from '../../support/eventually.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';
import { fieldNamed, markedFields } from '../../support/field-words.ts';

async function checkoutOf(world: ShopWorld): Promise<Checkout> {
  return (await world.visitor()).screen(CartScreen).checkout;
}

async function orderOf(world: ShopWorld) {
  const { order: followed } = (await world.visitor()).screen(FollowedOrderScreen);
  assert.ok(followed, 'no order is open');
  return followed;
}

When('I order', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await order(visitor);
  this.notes.set('order page', visitor.history.url);
});

When('I order by card', async function (this: ShopWorld) {
  await order(await this.visitor(), { paymentMethod: 'card' });
});

When('I fill in the order', async function (this: ShopWorld) {
  await fillCheckout(await this.visitor());
});

When(
  /^I fill in the order with (\w+(?: \w+)?) "([^"]*)"$/,
  async function (this: ShopWorld, field: string, value: string) {
    const { form } = (await fillCheckout(await this.visitor())).checkout;
    const name = fieldNamed(form.values, field);
    form.set(name, name === 'termsAccepted' ? false : value);
  },
);

When('I wish the address to be saved', async function (this: ShopWorld) {
  const { addresses, form } = await checkoutOf(this);
  await eventually(() => assert.ok(addresses.takes(form.values), 'saving is not offered'));
  addresses.setSave(true);
});

When('I use the saved address of {string}', async function (this: ShopWorld, street: string) {
  const checkout = await checkoutOf(this);
  const saved = () => checkout.addresses.list?.find((one) => one.street === street);
  await eventually(() => assert.ok(saved(), 'the address is not offered'));
  checkout.useAddress(saved()?.id ?? null);
});

Then('the settings list the address of {string}', async function (this: ShopWorld, street: string) {
  const { list } = (await this.visitor()).screen(SettingsScreen).addresses;
  assert.deepEqual(
    list.map((one) => one.street),
    [street],
  );
});

When('I send the order', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  this.notes.set('accepted', await (await checkoutOf(this)).form.submit());
  await visitor.settled();
});

When('I accept the terms again', async function (this: ShopWorld) {
  (await checkoutOf(this)).form.set('termsAccepted', true);
});

Then('the order is accepted', async function (this: ShopWorld) {
  const { navigation } = await this.visitor();
  const screen = navigation.current?.open?.screen;
  const form = screen instanceof CartScreen ? screen.checkout.form : null;
  assert.ok(this.note('accepted'), JSON.stringify([form?.errors, form?.refusal]));
});

When('I send the order twice at once', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { form } = await checkoutOf(this);
  await Promise.all([form.submit(), form.submit()]);
  await visitor.settled();
});

Then('the {field} is marked with {message}', async function (this: ShopWorld, field: string, key: string) {
  const visitor = await this.visitor();
  const { errors } = (await checkoutOf(this)).form;
  assert.deepEqual([markedFields(errors), ...Object.values(errors)], [field, key]);
  assert.notEqual(visitor.t(key), key);
});

Then(/^(\d+) orders? (?:was|were) placed$/, async function (this: ShopWorld, count: string) {
  assert.equal(await (await this.goods()).orderCount(), Number(count));
});

Then(
  /^(\d+) pieces? of "([^"]*)" (?:is|are) left$/,
  async function (this: ShopWorld, count: string, title: string) {
    assert.equal(await (await this.goods()).stock(title), Number(count));
  },
);

Then('the order says that {money} of it are VAT', async function (this: ShopWorld, vat: number) {
  assert.equal((await orderOf(this)).containedVat, vat);
});

Then('the order has parts of {string}', async function (this: ShopWorld, names: string) {
  const { vendorOrders } = await orderOf(this);
  assert.equal(vendorOrders.map(({ vendor }) => vendor.name).join(', '), names);
});

Then(
  'an e-mail in {language} names {string}',
  async function (this: ShopWorld, language: string, title: string) {
    const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
    assert.ok(mail, 'there is no e-mail');
    assert.equal(mail.language, language);
    assert.ok(mail.text.includes(title), mail.text);
    assert.match(
      mail.text,
      language === 'bg' ? /https:\/\/uyut\.example\/porachka\// : /home\.example\/order\//,
    );
  },
);

Then(/^the vendor gets (\d+) e-mails? of new orders$/, async function (this: ShopWorld, count: string) {
  assert.equal((await (await this.goods()).mailsTo('vendor@example.com')).length, Number(count));
});

Then('the order is to be delivered to the phone {string}', async function (this: ShopWorld, phone: string) {
  assert.equal((await orderOf(this)).contact.phone, phone);
});

Then(
  /^the form still has the (\w+) "([^"]*)"$/,
  async function (this: ShopWorld, field: string, value: string) {
    const { form } = await checkoutOf(this);
    await eventually(() => assert.equal(form.values[field as keyof CheckoutForm], value));
  },
);

Then('the order is refused with {message}', async function (this: ShopWorld, key: string) {
  const visitor = await this.visitor();
  const { form } = await checkoutOf(this);
  assert.equal(this.note('accepted'), false);
  assert.equal(form.refusal, key);
  assert.notEqual(visitor.t(key), key);
});

When('the answer to my order gets lost', async function (this: ShopWorld) {
  (await this.visitor()).losesNextAnswer = true;
});

When('Maria and Ivan order at the same instant', async function (this: ShopWorld) {
  const buyers = [await this.visitor('Maria'), await this.visitor('Ivan')];
  const screens = await Promise.all(buyers.map((buyer) => fillCheckout(buyer)));
  const accepted = await Promise.all(screens.map(({ checkout }) => checkout.form.submit()));
  await Promise.all(buyers.map((buyer) => buyer.settled()));
  this.notes.set(
    'outcomes',
    accepted.map((one, index) => ({ accepted: one, ...screens[index] })),
  );
});

Then('one of them has an order, and the other is told that it is gone', async function (this: ShopWorld) {
  const outcomes = this.note<{ accepted: boolean; checkout: Checkout }[]>('outcomes');
  assert.equal(outcomes.filter(({ accepted }) => accepted).length, 1);
  assert.equal(await (await this.goods()).orderCount(), 1);
  const loser = outcomes.find(({ accepted }) => !accepted);
  assert.equal(loser?.checkout.form.refusal, 'order-changed');
  assert.deepEqual(
    loser.checkout.changes.map(({ kind, title }) => [kind, title]),
    [['gone', 'Настолна лампа Зора']],
  );
});

Then(/^the card page asks for (\d+,\d\d) euro$/, async function (this: ShopWorld, amount: string) {
  const visitor = await this.visitor();
  assert.ok(visitor.paymentPage, 'the buyer was not sent to pay');
  const { server } = await this.shop();
  const page = await server.inject({ url: visitor.paymentPage, headers: { host: visitor.host } });
  assert.equal(page.statusCode, 200);
  assert.match(page.body.replace(/[\s\u00a0]+/g, ' '), new RegExp(`>${amount} €<`));
});

/** Completes the payment on the card page, which leads back to the order. */
async function settleCard(world: ShopWorld, outcome: 'paid' | 'failed'): Promise<void> {
  const visitor = await world.visitor();
  assert.ok(visitor.paymentPage, 'the buyer was not sent to pay');
  const back = await visitor.sendForm(visitor.paymentPage, { outcome });
  visitor.paymentPage = null;
  await visitor.arrive(back);
}

When('I pay', async function (this: ShopWorld) {
  await settleCard(this, 'paid');
});

When('the card is declined', async function (this: ShopWorld) {
  await settleCard(this, 'failed');
});

Then('the order is paid', async function (this: ShopWorld) {
  assert.equal((await orderOf(this)).payment.status, 'paid');
  assert.equal((await this.visitor()).screen(FollowedOrderScreen).isPayable, false);
});

Then('the order waits to be paid', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.ok(visitor.screen(FollowedOrderScreen).isPayable, 'the order does not wait for money');
  assert.ok(visitor.page.text.includes(visitor.t('order-pay-now')), 'the page does not offer to pay');
});

When('I go to pay again', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.screen(FollowedOrderScreen).pay();
});

When('the time for paying is over', async function (this: ShopWorld) {
  const { orders, database } = await this.shop();
  this.run.clock.pass(21 * 60_000);
  const placed = await database.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow();
  // The queue uses the real clock, so the due job is started here.
  await expireUnpaid(orders, placed.id);
});
