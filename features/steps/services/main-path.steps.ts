import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const NAMES = {
  bg: { home: 'Почистване на дома', weekly: 'Всяка седмица', city: 'София' },
  en: { home: 'Home cleaning', weekly: 'Every week', city: 'Sofia' },
};

When('I go from the page of cleaning to its services', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.open(pathOf('CleaningPage', tab.language));
  await tab.link(tab.t('services-page-cleaning-choose'), tab.main).first().click();
  await tab.heading(tab.t('services-title-cleaning')).waitFor();
});

When('I choose a home to be cleaned and then a subscription instead', async function (this: ShopWorld) {
  const { tab } = this;
  const { home, weekly } = NAMES[tab.language];
  for (const name of [home, weekly]) await tab.button(tab.t('services-add-of', { name }), tab.main).click();
});

Then('I am told that the subscription takes the place of the home', async function (this: ShopWorld) {
  const { tab } = this;
  const { home, weekly } = NAMES[tab.language];
  const notice = tab.t('services-replaced-subscription-alone', { added: weekly, names: home });
  await tab.main.getByRole('status').getByText(notice).waitFor();
});

When('I undo that', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('undo-remove'), tab.main).click();
});

Then('the subscription can be chosen again', async function (this: ShopWorld) {
  const { tab } = this;
  const { weekly } = NAMES[tab.language];
  await tab.button(tab.t('services-add-of', { name: weekly }), tab.main).waitFor();
});

When('I go down to the end of the form', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('services-go-order'), tab.main).click();
  await tab.button(tab.t('checkout-submit'), tab.main).scrollIntoViewIfNeeded();
});

Then('the total is still in sight', async function (this: ShopWorld) {
  const { tab } = this;
  const box = await tab.main.getByRole('region', { name: tab.t('services-choice') }).boundingBox();
  const height = tab.page.viewportSize()?.height ?? 0;
  assert.ok(box && box.y < height && box.y + box.height > 0, 'the total is out of sight');
});

When('I order for the first free hour', async function (this: ShopWorld) {
  const { tab } = this;
  const { page } = tab;
  await page.locator('#field-name').fill('Мария Иванова');
  await page.locator('#field-phone').fill('0888 123 456');
  await page.locator('#field-email').fill('maria@example.com');
  await page.locator('#field-cityId').selectOption({ label: NAMES[tab.language].city });
  await page.locator('#field-district').fill('Лозенец');
  await page.locator('#field-street').fill('ул. „Кораб планина“ 8');
  // A day that is late enough for a cancellation.
  await tab.main
    .getByRole('list')
    .getByRole('button', { name: /\d:00 – \d/ })
    .last()
    .click();
  await tab.main.getByRole('radio', { checked: true }).waitFor();
  const early = page.locator('#field-earlyStart');
  if ((await early.count()) > 0) await early.check();
  await page.locator('#field-termsAccepted').check();
  await tab.button(tab.t('checkout-submit'), tab.main).click();
});

Then(
  'the order can be followed, its calendar opens, and its receipt waits for the work to be done',
  async function (this: ShopWorld) {
    const { tab } = this;
    await tab.main.getByText(tab.t('service-order-booked-title')).waitFor();
    const calendar = await tab.link(tab.t('service-order-calendar'), tab.main).getAttribute('href');
    const kind = await tab.page.evaluate(
      async (address) => (await fetch(address)).headers.get('content-type'),
      calendar ?? '',
    );
    assert.ok(kind?.startsWith('text/calendar'), `the calendar is ${kind}`);
    const receipts = await tab.link(tab.t('service-order-receipt'), tab.main).count();
    assert.equal(receipts, 0, 'there is a receipt before the work is done');
  },
);

When('I cancel the order on its page', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('service-cancel'), tab.main).click();
  await tab.button(tab.t('service-cancel'), tab.dialog()).click();
});

Then('it says so, and the browser complained of nothing', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.main.getByText(tab.t('service-order-cancelled-title')).waitFor();
  await eventually(async () => assert.equal(await tab.dialog().count(), 0, 'the question stays open'));
  assert.deepEqual(tab.complaints, []);
});
