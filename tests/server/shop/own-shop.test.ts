import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewWords } from '../../../server/modules/shop/own-shop.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { Vendor } from '../../../src/core/shop/product.ts';
import type { OwnShop } from '../../../src/core/shop/vendor-profile.ts';
import { aShopForm } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

describe('The profile of a shop', () => {
  it('says what is missing until its trader is named in full; then products can be shown', async () => {
    const seller = await aSeller(app, { complete: false });
    const category = await aShop(app.database).category();
    const own = (await app.get('/api/vendor/profile', seller.headers)).body as OwnShop;
    expect(own.missing).toEqual(['number', 'address']);
    const id = await seller.has({ categoryId: category }, true);
    const saved = await app.post(`/api/vendor/${seller.vendorId}`, aShopForm(), seller.headers);
    expect(saved.body).toMatchObject({ missing: [], companyNumber: '999001012' });
    expect((await seller.bulk({ ids: [id], action: 'show' })).body).toMatchObject({ changed: 1 });
    expect((await app.get(`/api/product/${id}`)).status).toBe(200);
  });

  it('is what buyers read', async () => {
    const seller = await aSeller(app);
    const form = aShopForm({ returnsEn: '', vatNumber: ' bg 999001012 ' });
    await app.post(`/api/vendor/${seller.vendorId}`, form, seller.headers);
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
    [{ email: 'няма' }, 'email', 'error-email-invalid'],
    [{ address: '' }, 'address', 'error-company-address-required'],
  ])('with %o is refused at the field', async (change, property, message) => {
    const seller = await aSeller(app);
    const { status, body } = await app.post(
      `/api/vendor/${seller.vendorId}`,
      aShopForm(change),
      seller.headers,
    );
    expect([status, body]).toMatchObject([422, { errors: [{ property, message }] }]);
  });

  it('with a new name lets its products be found by it', async () => {
    const seller = await aSeller(app);
    const category = await aShop(app.database).category();
    const id = await seller.has({ categoryId: category });
    await app.post(`/api/vendor/${seller.vendorId}`, aShopForm({ name: 'Мебели Явор' }), seller.headers);
    const texts = new Texts('content/translations');
    await renewWords({ db: app.database.db, clock: app.clock, texts }, { vendorId: seller.vendorId });
    const found = await app.post('/api/product/search', { request: 'стол явор' });
    expect(found.body).toMatchObject({ data: [{ id }] });
  });
});
