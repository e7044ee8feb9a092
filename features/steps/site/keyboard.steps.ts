import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import { focused, goTo } from '../../support/browser/keyboard.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';
import { EMAIL, PASSWORD } from '../accounts.steps.ts';

When('the keyboard is first used', async function (this: ShopWorld) {
  await this.tab.page.keyboard.press('Tab');
});

When('Enter is pressed', async function (this: ShopWorld) {
  await this.tab.page.keyboard.press('Enter');
});

Then('the focus is on {message}', async function (this: ShopWorld, key: string) {
  await eventually(async () => assert.equal((await focused(this.tab)).name, this.tab.t(key)));
});

When('Tab is pressed', async function (this: ShopWorld) {
  await this.tab.page.keyboard.press('Tab');
});

Then('the focus is within the content', async function (this: ShopWorld) {
  const { name, isWithinMain } = await focused(this.tab);
  assert.ok(isWithinMain, `the focus is on "${name}"`);
});

When('the keyboard goes to {message} and presses Enter', async function (this: ShopWorld, key: string) {
  await goTo(this.tab, this.tab.t(key));
  await this.tab.page.keyboard.press('Enter');
});

When(
  'the keyboard goes to the words {string} and presses Enter',
  async function (this: ShopWorld, words: string) {
    await this.tab.main.getByRole('link', { name: words }).first().waitFor();
    await goTo(this.tab, words);
    await this.tab.page.keyboard.press('Enter');
    await this.tab.heading(words).waitFor();
  },
);

When(
  'the keyboard goes to {message} and types {string}',
  async function (this: ShopWorld, key: string, words: string) {
    await goTo(this.tab, this.tab.t(key));
    await this.tab.page.keyboard.type(words);
    await this.tab.page.keyboard.press('Enter');
  },
);

When('the order is written by keyboard', async function (this: ShopWorld) {
  const { tab } = this;
  const { keyboard } = tab.page;
  await tab.page.getByRole('heading', { name: tab.t('cart-summary-title') }).waitFor();
  for (const [label, words] of [
    ['checkout-field-name', DETAILS.name],
    ['checkout-field-phone', DETAILS.phone],
    ['checkout-field-email', DETAILS.email],
    ['checkout-field-city', DETAILS.city],
    ['checkout-field-postCode', DETAILS.postCode],
    ['checkout-field-street', DETAILS.street],
  ] as const) {
    await goTo(tab, tab.t(label));
    await keyboard.type(words);
  }
  await goTo(tab, tab.t('checkout-field-termsAccepted'));
  await keyboard.press('Space');
  await goTo(tab, tab.t('checkout-submit'));
  await keyboard.press('Enter');
});

Then('the window thanks for the order', async function (this: ShopWorld) {
  const thanks = this.tab.page.getByText(this.tab.t('order-thanks-placed-title', { name: DETAILS.name }));
  await thanks.waitFor();
  assert.equal(await thanks.count(), 1);
});

When('the account logs in by keyboard', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.dialog().getByLabel(tab.t('field-email')).waitFor();
  for (const [label, words] of [
    ['field-email', EMAIL],
    ['field-password', PASSWORD],
  ] as const) {
    const { name } = await focused(tab);
    if (name !== tab.t(label)) await goTo(tab, tab.t(label));
    await tab.page.keyboard.type(words);
  }
  await tab.page.keyboard.press('Enter');
});
