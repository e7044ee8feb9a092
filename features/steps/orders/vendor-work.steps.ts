import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { DashboardScreen } from '../../../src/view-models/accounts/dashboard-screen.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { OrdersScreen } from '../../../src/view-models/orders/orders-screen.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Vendor's current page of the order. */
async function received(world: ShopWorld): Promise<ReceivedOrderScreen> {
  const vendor = await world.visitor('vendor');
  await vendor.reload();
  return vendor.screen(ReceivedOrderScreen);
}

When(
  /^the vendor takes (\d+) pieces? of "([^"]*)" off the order, writing "([^"]*)"$/,
  async function (this: ShopWorld, count: string, title: string, note: string) {
    const screen = await received(this);
    screen.chooseCancelled();
    const { cancellation } = screen;
    const product = cancellation?.products.find((one) => one.title === title);
    assert.ok(cancellation && product, `no ${title} in the order`);
    cancellation.take(product.productId, Number(count));
    cancellation.form.set('note', note);
    await cancellation.form.submit();
    this.notes.set('cancellation', cancellation.form.errors);
  },
);

Then('the vendor is told {message} beside the pieces', function (this: ShopWorld, key: string) {
  assert.deepEqual(this.note('cancellation'), { pieces: key });
});

Then(/^my order costs (.+)$/, async function (this: ShopWorld, price: string) {
  const visitor = await this.visitor();
  await visitor.arrive(this.note<string>('order page'));
  assert.equal(visitor.screen(FollowedOrderScreen).order?.totalOrderAmount, stotinkiOf(price));
});

Then('the last e-mail to me says {string}', async function (this: ShopWorld, words: string) {
  const [mail] = await (await this.goods()).mailsTo(DETAILS.email);
  assert.ok(mail?.text.includes(words), `the e-mail says: ${mail?.text}`);
});

When('the vendor looks for {string}', async function (this: ShopWorld, words: string) {
  const vendor = await this.visitor('vendor');
  const access = vendor.navigation.current?.place.query['access']?.[0] ?? '';
  await vendor.go(pathOf('AdminVendorOrders', 'bg', {}, { access, search: words }));
});

Then(/^the vendor finds (\d+) orders?$/, async function (this: ShopWorld, count: string) {
  const { received } = (await this.visitor('vendor')).screen(OrdersScreen);
  assert.deepEqual([received.orders.total, received.countOf(null)], [Number(count), Number(count)]);
});

When(/^I open my dashboard for the last (\d+) days$/, async function (this: ShopWorld, days: string) {
  await (await this.visitor()).arrive(pathOf('VendorDashboard', 'bg', {}, { days }));
});

When(
  /^I open the dashboard of my listings for the last (\d+) days$/,
  async function (this: ShopWorld, days: string) {
    await (await this.visitor()).arrive(pathOf('AgencyDashboard', 'bg', {}, { days }));
  },
);

When(
  'I open my dashboard from {string} to {string}',
  async function (this: ShopWorld, from: string, to: string) {
    await (await this.visitor()).arrive(pathOf('VendorDashboard', 'bg', {}, { from, to }));
  },
);

Then(
  /^it tells of (\d+) orders? of (.+) and (\d+) pieces?$/,
  async function (this: ShopWorld, orders: string, revenue: string, pieces: string) {
    const { sales } = (await this.visitor()).screen(DashboardScreen);
    assert.deepEqual(sales?.sold, {
      orders: Number(orders),
      revenue: stotinkiOf(revenue),
      pieces: Number(pieces),
    });
  },
);

Then('it names {string} as the best seller', async function (this: ShopWorld, title: string) {
  const visitor = await this.visitor();
  const { sales } = visitor.screen(DashboardScreen);
  assert.equal(sales?.bestSellers[0]?.title, title);
  assert.ok(visitor.page.html.includes(title), 'the page does not name it');
});

Then('each chart tells the same in a table', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { sales } = visitor.screen(DashboardScreen);
  const tables = visitor.page.html.match(/<figure[\s\S]*?<table[\s\S]*?<\/table>/g) ?? [];
  assert.equal(tables.length, 3);
  const rows = (table = '') => (table.match(/<tr/g)?.length ?? 0) - 1;
  assert.deepEqual(tables.map(rows), [sales?.series.length, sales?.series.length, 6]);
  const revenue = priceInText(sales?.sold.revenue ?? 0, 'bg', 'bgn-first');
  assert.ok(tables[0]?.includes(revenue), `the table does not tell of ${revenue}`);
});

Then(/^it counts (\d+) cancelled orders?$/, async function (this: ShopWorld, count: string) {
  const { sales } = (await this.visitor()).screen(DashboardScreen);
  assert.equal(sales?.statuses.cancelled, Number(count));
});

Then(
  /^it says that "([^"]*)" runs out with (\d+) pieces left$/,
  async function (this: ShopWorld, title: string, count: string) {
    const { sales } = (await this.visitor()).screen(DashboardScreen);
    assert.deepEqual(
      sales?.runningOut.map((product) => [product.title, product.quantity]),
      [[title, Number(count)]],
    );
  },
);

Then(
  /^it shows the last (\d+) days and asks for a right period$/,
  async function (this: ShopWorld, days: string) {
    const visitor = await this.visitor();
    const { sales, isPeriodRefused } = visitor.screen(DashboardScreen);
    assert.deepEqual([sales?.series.length, isPeriodRefused], [Number(days), true]);
    assert.ok(visitor.page.html.includes(visitor.t('error-period-invalid')), 'the page does not say so');
  },
);

Then('it tells of visits, favorites and requests for viewings', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { sales, listings } = visitor.screen(DashboardScreen);
  assert.equal(sales, null);
  assert.deepEqual(listings?.total, { views: 0, favorites: 0, requests: 0 });
  for (const key of ['views', 'listings-favorites', 'viewing-requests', 'listings-premium'])
    assert.ok(visitor.page.html.includes(visitor.t(key)), `the page does not show ${key}`);
});
