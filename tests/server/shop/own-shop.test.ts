import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewProductSearchText } from '../../../server/modules/shop/editor/own-shop.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { Product, Vendor } from '../../../src/core/shop/product.ts';
import type { OwnShop, ShopForm } from '../../../src/core/shop/vendor-profile.ts';
import { aShopForm } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { versionAt } from '../support/programs/version-at.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

async function save(seller: Seller, form: ShopForm, version?: string) {
  const began = version ?? (await versionAt(app, '/api/vendor/profile', seller.headers));
  return app.post(`/api/vendor/${seller.vendorId}`, { ...form, version: began }, seller.headers);
}

describe('The profile of a shop', () => {
  it('lists missing data until its trader is complete; then products can be shown', async () => {
    const seller = await aSeller(app, { complete: false });
    const category = await aShop(app.database).category();
    const own = (await app.get('/api/vendor/profile', seller.headers)).body as OwnShop;
    expect(own.missing).toEqual(['number', 'address']);
    const id = await seller.has({ categoryId: category }, true);
    const saved = await save(seller, aShopForm());
    expect(saved.body).toMatchObject({ missing: [], companyNumber: '999001012' });
    expect((await seller.bulk({ ids: [id], action: 'show' })).body).toMatchObject({ changed: 1 });
    expect((await app.get(`/api/product/${id}`)).status).toBe(200);
  });

  it('is shown to buyers', async () => {
    const seller = await aSeller(app);
    const form = aShopForm({ returnsEn: '', vatNumber: ' bg 999001012 ' });
    await save(seller, form);
    const english = { 'x-accept-language': 'en' };
    expect((await app.get(`/api/vendor/${seller.vendorId}`, english)).body as Vendor).toMatchObject({
      name: 'Дървото',
      description: 'Solid wood furniture.',
      returns: 'Връщане до 14 дни.',
      deliveryPrice: 590,
      deliveryDays: { from: 2, to: 5 },
      company: { number: '999001012', vatNumber: 'BG999001012', email: 'shop@example.com' },
    });
  });

  it.each([
    [{ companyNumber: '999001017' }, 'companyNumber', 'error-company-number'],
    [{ companyNumber: '', vatNumber: '' }, 'companyNumber', 'error-company-number'],
    [{ vatNumber: 'BG831641791' }, 'vatNumber', 'error-vat-number'],
    [{ deliveryPrice: -1 }, 'deliveryPrice', 'error-number-too-small'],
    [{ deliveryDaysFrom: 5, deliveryDaysTo: 2 }, 'deliveryDaysTo', 'error-delivery-days-order'],
    [{ cutoffHour: 24 }, 'cutoffHour', 'error-number-too-large'],
    [{ cutoffHour: -1 }, 'cutoffHour', 'error-number-too-small'],
    [{ email: 'няма' }, 'email', 'error-email-invalid'],
    [{ address: '' }, 'address', 'error-company-address-required'],
  ])('with %o is rejected at the field', async (change, property, message) => {
    const seller = await aSeller(app);
    const { status, body } = await save(seller, aShopForm(change));
    expect([status, body]).toMatchObject([422, { errors: [{ property, message }] }]);
  });

  it('preserves changes saved in another tab', async () => {
    const seller = await aSeller(app);
    const version = await versionAt(app, '/api/vendor/profile', seller.headers);
    expect((await save(seller, aShopForm({ deliveryPrice: 700 }), version)).status).toBe(200);
    const late = await save(seller, aShopForm({ phone: '0888111222' }), version);
    expect(late).toMatchObject({ status: 409, body: { message: 'error-edited-elsewhere' } });
    expect((await app.get('/api/vendor/profile', seller.headers)).body).toMatchObject({ deliveryPrice: 700 });
  });

  it('with a new name updates the search of its products', async () => {
    const seller = await aSeller(app);
    const category = await aShop(app.database).category();
    const id = await seller.has({ categoryId: category });
    await save(seller, aShopForm({ name: 'Мебели Явор' }));
    const texts = new Texts('content/translations');
    await renewProductSearchText(
      { db: app.database.db, clock: app.clock, texts },
      { vendorId: seller.vendorId },
    );
    const found = await app.post('/api/product/search', { request: 'стол явор' });
    expect(found.body).toMatchObject({ data: [{ id }] });
  });
});

describe('The cut-off hour of a shop', () => {
  it('is shown with its products and on its page', async () => {
    const seller = await aSeller(app);
    const product = await seller.has({ categoryId: await aShop(app.database).category() });
    await save(seller, aShopForm({ cutoffHour: 0 }));
    const vendor = { cutoffHour: 0 };
    expect((await app.get(`/api/vendor/${seller.vendorId}`)).body).toMatchObject(vendor);
    expect((await app.get(`/api/product/${product}`)).body).toMatchObject({ vendor });
    await save(seller, aShopForm());
    expect(((await app.get(`/api/product/${product}`)).body as Product).vendor).not.toHaveProperty(
      'cutoffHour',
    );
  });
});

describe('The holiday of a shop', () => {
  const setHoliday = (seller: Seller, holidayUntil: unknown, id = seller.vendorId) =>
    app.post(`/api/vendor/${id}/holiday`, { holidayUntil }, seller.headers);

  it('is shown on its page and products, which stay visible, until it is ended', async () => {
    const seller = await aSeller(app);
    const product = await seller.has({ categoryId: await aShop(app.database).category() });
    const { body } = await setHoliday(seller, '2026-12-01');
    expect(body).toMatchObject({ id: seller.vendorId, holidayUntil: '2026-12-01' });
    const vendor = { holidayUntil: '2026-12-01' };
    expect((await app.get(`/api/vendor/${seller.vendorId}`)).body).toMatchObject(vendor);
    expect((await app.get(`/api/product/${product}`)).body).toMatchObject({ vendor });
    const found = await app.post('/api/product/search', { vendorId: seller.vendorId });
    expect(found.body).toMatchObject({ data: [{ id: product, vendor }] });
    await setHoliday(seller, null);
    const open = (await app.get(`/api/product/${product}`)).body as Product;
    expect(open.vendor).not.toHaveProperty('holidayUntil');
  });

  it.each([
    ['2026-11-20', 422],
    ['2027-11-22', 422],
    ['2026-02-30', 400],
    ['утре', 400],
    [20_261_201, 400],
    [undefined, 400],
  ])('until %s is rejected with %s', async (day, status) => {
    const seller = await aSeller(app);
    expect((await setHoliday(seller, day)).status).toBe(status);
    const own = (await app.get('/api/vendor/profile', seller.headers)).body as OwnShop;
    expect(own.holidayUntil).toBeNull();
  });

  it('can’t be set by another vendor', async () => {
    const [seller, other] = [await aSeller(app), await aSeller(app)];
    expect((await setHoliday(other, '2026-12-01', seller.vendorId)).status).toBe(404);
  });
});
