import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { pathOf } from '../../src/core/site/paths.ts';
import { showPrice } from '../../src/core/shared/price-format.ts';
import { endPremium } from '../../server/modules/wallet/buy-premium.ts';
import { OwnPropertiesScreen } from '../../src/view-models/properties/own-properties-screen.ts';
import { PropertiesScreen } from '../../src/view-models/properties/properties-screen.ts';
import { CreditBuy } from '../../src/view-models/wallet/credit-buy.ts';
import { PaymentStatusScreen } from '../../src/view-models/wallet/payment-status-screen.ts';
import { WalletScreen } from '../../src/view-models/wallet/wallet-screen.ts';
import { aGift } from '../../tests/server/support/a-wallet.ts';
import { modalOf } from '../support/browser/modal-of.ts';
import { plain } from '../support/browser/html-page.ts';
import type { ShopWorld } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

async function wallet(world: ShopWorld): Promise<WalletScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('AdminWallet', 'bg'));
  return visitor.screen(WalletScreen);
}

const buying = async (world: ShopWorld) => modalOf(await world.visitor(), 'creditBuy', CreditBuy);

When('I am about to buy credits', async function (this: ShopWorld) {
  (await wallet(this)).buy();
  assert.equal((await this.visitor()).modals.open, 'creditBuy');
});

Then('these packages are offered, VAT included:', async function (this: ShopWorld, table: DataTable) {
  const visitor = await this.visitor();
  const spaced = (text: string) => text.replace(/\s/g, ' ');
  const screen = await buying(this);
  await screen.load();
  const offered = (screen.packages ?? []).map(({ credits, price, promo }) => ({
    credits: String(credits),
    price: spaced(showPrice(price, 'bg', 'bgn-first').main),
    'in euro': spaced(showPrice(price, 'bg', 'bgn-first').equivalent),
    promo: promo ? 'yes' : 'no',
  }));
  assert.deepEqual(offered, table.hashes());
  assert.match(visitor.t('credit-buy-vat-price-description'), /с ДДС/);
});

When('I choose {int} credits', async function (this: ShopWorld, credits: number) {
  const screen = await buying(this);
  await screen.load();
  screen.choose(credits);
});

When('I proceed to the payment', async function (this: ShopWorld) {
  await (await buying(this)).proceed();
});

Then('I was not sent to pay', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).paymentPage, null);
});

When('I buy {int} credits', async function (this: ShopWorld, credits: number) {
  (await wallet(this)).buy();
  const purchase = await buying(this);
  await purchase.load();
  purchase.choose(credits);
  await purchase.proceed();
});

When('the bank takes its time', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.ok(visitor.paymentPage, 'the buyer was not sent to pay');
  await visitor.arrive(await visitor.sendForm(visitor.paymentPage, { outcome: 'late' }));
  // The open screen polls, as in a browser.
  visitor.screen(PaymentStatusScreen).onEnter();
});

When('{int} seconds pass by', async function (this: ShopWorld, seconds: number) {
  this.run.clock.pass(seconds * 1000);
  await (await this.visitor()).settled();
});

Then(/^the payment is (paid|pending|failed)$/, async function (this: ShopWorld, status: string) {
  const { payment } = (await this.visitor()).screen(PaymentStatusScreen);
  assert.equal(payment?.status, status);
});

Then('my wallet holds {int} credits', async function (this: ShopWorld, credits: number) {
  const screen = await wallet(this);
  assert.equal(screen.balance, credits);
  const { page } = await this.visitor();
  assert.match(plain(page.html), new RegExp(`${credits} кредита`));
});

When('I withdraw from the purchase of {int} credits', async function (this: ShopWorld, credits: number) {
  const screen = await wallet(this);
  const bought = screen.entries.data.find((entry) => entry.credits === credits);
  assert.ok(bought?.purchase?.withdrawableUntil, 'The purchase can be withdrawn from');
  screen.confirmWithdraw(bought);
  await screen.withdraw();
});

Then('an email confirms the withdrawal from {int} credits', async function (this: ShopWorld, count: number) {
  const visitor = await this.visitor();
  const { database } = await this.shop();
  const subject = visitor.t('mail-credits-withdrawn-subject', { count });
  const mails = await database.db.selectFrom('mail').select('text').where('subject', '=', subject).execute();
  assert.match(mails.at(-1)?.text ?? '', /На \d{1,2} [а-я]+ \d{4} г\..* \d{1,2}:\d{2}/u);
});

Then("I can't withdraw from a purchase", async function (this: ShopWorld) {
  const { page } = await this.visitor().then(async (visitor) => (await wallet(this), visitor));
  assert.doesNotMatch(plain(page.html), /Отказ от договора/);
});

When('I load the page anew {int} times', async function (this: ShopWorld, times: number) {
  const visitor = await this.visitor();
  for (let time = 0; time < times; time += 1) await visitor.reload();
});

When(/^the shop (fails next|names no page to pay at)$/, async function (this: ShopWorld, what: string) {
  (await this.visitor()).nextAnswer =
    what === 'fails next'
      ? { status: 500, body: { message: 'error-please-try-again-later' } }
      : { status: 201, body: { paymentUrl: '' } };
});

Then('the error says {message}', async function (this: ShopWorld, message: string) {
  const { open, notification } = (await this.visitor()).modals;
  assert.deepEqual([open, notification?.type, notification?.message.key], ['notification', 'error', message]);
});

Given('my wallet holds a gift of {int} credits', async function (this: ShopWorld, credits: number) {
  const { database } = await this.shop();
  await aGift({ database, clock: this.run.clock }, this.note<number>('person'), credits);
});

/** My list with the premium purchase open for a listing. */
async function choosePlace(world: ShopWorld, title: string, days: string): Promise<OwnPropertiesScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('AdminPropertyList', 'bg'));
  const screen = visitor.screen(OwnPropertiesScreen);
  const property = screen.properties.data.find((one) => one.title === title);
  assert.ok(property && screen.mayBePremium(property), `${title} can't stand first`);
  screen.premium.choose(property);
  screen.premium.chooseDays(days === '30' ? 30 : 7);
  return screen;
}

When(
  /^I put "([^"]*)" first for (7|30) days$/,
  async function (this: ShopWorld, title: string, days: string) {
    const { premium } = await choosePlace(this, title, days);
    await premium.buy();
    const { notification } = (await this.visitor()).modals;
    assert.equal(notification?.message.key, 'premium-bought');
  },
);

When(
  /^I want "([^"]*)" first for (7|30) days$/,
  async function (this: ShopWorld, title: string, days: string) {
    const { premium } = await choosePlace(this, title, days);
    this.notes.set('missing', premium.missing);
    await premium.buy();
  },
);

Then('{int} credits are missing', async function (this: ShopWorld, missing: number) {
  assert.equal(this.note('missing'), missing);
  assert.equal((await this.visitor()).modals.notification, null);
});

Then("my wallet's history is:", async function (this: ShopWorld, table: DataTable) {
  const screen = await wallet(this);
  const visitor = await this.visitor();
  const shown = screen.entries.data.map(({ credits, balance, premium, reason }) => ({
    credits: credits > 0 ? `+${credits}` : `−${-credits}`,
    what: premium
      ? visitor.t('wallet-premium', { title: premium.title, count: premium.days })
      : visitor.t(`wallet-reason-${reason}`),
    balance: String(balance),
  }));
  assert.deepEqual(shown, table.hashes());
});

Then('each line has its receipt', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { server } = await this.shop();
  for (const { receiptUrl } of visitor.screen(WalletScreen).entries.data) {
    assert.ok(receiptUrl, 'a line without a receipt');
    const headers = { host: visitor.host, cookie: visitor.cookies.header(visitor.host) };
    const answer = await server.inject({ url: receiptUrl, headers });
    assert.equal(answer.headers['content-type'], 'application/pdf');
  }
});

When('{int} days have passed', async function (this: ShopWorld, days: number) {
  this.run.clock.pass(days * DAY);
  const { database, wallet: services } = await this.shop();
  for (const { id } of await database.db.selectFrom('property').select('id').execute()) {
    await endPremium(services, id);
  }
});

Then(
  /^the first home is "([^"]*)", (not )?marked as premium$/,
  async function (this: ShopWorld, title: string, not: string | null) {
    const [first] = (await this.visitor()).screen(PropertiesScreen).properties.data;
    assert.deepEqual([first?.title, first?.premium], [title, not === null]);
  },
);

Then('{string} is first for {int} days', async function (this: ShopWorld, title: string, days: number) {
  const { properties } = (await this.visitor()).screen(OwnPropertiesScreen);
  const until = properties.data.find((one) => one.title === title)?.premiumUntil;
  const now = this.run.clock.now().getTime();
  assert.equal(Math.round((Date.parse(until ?? '') - now) / DAY), days);
});
