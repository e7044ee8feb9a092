import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import type { VendorDeliveryOptions } from '../../../src/core/shipping/delivery.ts';
import { aPerson } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { mailsTo } from '../support/a-property.ts';
import { deliversBy, someOffices } from '../support/some-offices.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: number;
let lamp: number;
let offices: Record<string, number>;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  await someOffices(app);
  const rows = await app.database.db.selectFrom('courier_office').select(['id', 'code']).execute();
  offices = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
});
beforeEach(async () => {
  shop = aShop(app.database);
  vendor = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({
    vendorId: vendor,
    categoryId: await shop.category(),
    price: 5_000,
    quantity: 10,
  });
  await deliversBy(app, vendor);
  await hasSize({ width_mm: 300, height_mm: 300, depth_mm: 300, weight_g: 3_000 });
});
afterAll(() => app.close());

const hasSize = (size: { width_mm: number; height_mm: number; depth_mm: number; weight_g: number }) =>
  app.database.db.updateTable('product').set(size).where('id', '=', lamp).execute();
const optionsOf = async (quantity = 1, city = '') => {
  const { body } = await app.post('/api/delivery/options', {
    products: [{ id: lamp, quantity }],
    deliveries: [],
    city,
  });
  return (body as { data: VendorDeliveryOptions[] }).data[0] as VendorDeliveryOptions;
};
const place = (code: string | null, changes: object = {}, method = code?.split('-')[0] ?? 'address') =>
  app.post(
    '/api/order',
    anOrder([{ id: lamp }], {
      deliveries: [{ vendorId: vendor, method, officeId: code && (offices[code] ?? null) }],
      ...(code && { city: '', postCode: '', street: '' }),
      ...changes,
    }),
  );
const orderOf = async (answer: { body: unknown }) => {
  const { token } = answer.body as { token: string };
  return (await app.get(`/api/order/follow/${token}`)).body as Order;
};

describe('An order to an office (SHIP-01)', () => {
  it('needs no address and shows the office to buyer and vendor', async () => {
    const buyer = 'na-ofis@example.com';
    const order = await orderOf(await place('office-1001', { email: buyer }));
    expect(order).toMatchObject({
      address: { city: 'София', postCode: '', street: '' },
      vendorOrders: [
        {
          deliveryAmount: 500,
          delivery: { method: 'office', office: { courier: 'sandbox', name: 'Офис „Център“' } },
        },
      ],
    });
    const [mail] = await mailsTo(app, buyer);
    expect(mail?.text).toContain('До офис: Офис „Център“, София');
    const seller = await aPerson(app, { type: 'vendor', vendorId: vendor });
    const { body } = await app.get(`/api/order/${order.vendorOrders[0]?.id}`, seller.headers);
    expect(body).toMatchObject({ delivery: { office: { city: 'София' } } });
  });

  it('keeps the office of the order after the courier closes it', async () => {
    const placed = await place('office-1001');
    const rename = (name_bg: string) =>
      app.database.db
        .updateTable('courier_office')
        .set({ name_bg })
        .where('code', '=', 'office-1001')
        .execute();
    await rename('Друг офис');
    expect((await orderOf(placed)).vendorOrders[0]?.delivery.office?.name).toBe('Офис „Център“');
    await rename('Офис „Център“');
  });

  it.each([
    ['no office', null, 'office', 'error-delivery-office'],
    ['a locker as an office', 'locker-1001', 'office', 'error-delivery-office'],
    ['an unknown office', 'office-9', 'office', 'error-delivery-office'],
  ])('is rejected with %s', async (_, code, method, message) => {
    const { status, body } = await place(code, {}, method);
    expect([status, body]).toMatchObject([
      422,
      { errors: [{ property: `deliveries.${vendor}`, message: message }] },
    ]);
  });

  it('is rejected after the office has closed', async () => {
    const close = (closed_at: Date | null) =>
      app.database.db
        .updateTable('courier_office')
        .set({ closed_at })
        .where('code', '=', 'office-1001')
        .execute();
    await close(app.clock.now());
    expect((await place('office-1001')).body).toMatchObject({
      errors: [{ property: `deliveries.${vendor}`, message: 'error-delivery-office' }],
    });
    await close(null);
  });

  it('is rejected if the vendor does not deliver there', async () => {
    await deliversBy(app, vendor, { methods: ['address'] });
    expect((await place('office-1001')).body).toMatchObject({
      errors: [{ property: `deliveries.${vendor}`, message: 'error-delivery-method' }],
    });
  });
});

describe('A shelf of 1.80 m (SHIP-02)', () => {
  beforeEach(() => hasSize({ width_mm: 1_800, height_mm: 200, depth_mm: 250, weight_g: 9_000 }));

  it('is offered to an address and an office, and names the reason for the locker', async () => {
    expect((await optionsOf()).options.map(({ method, problem }) => [method, problem])).toEqual([
      ['address', null],
      ['office', null],
      ['locker', 'delivery-too-long'],
    ]);
  });

  it('is rejected for a locker', async () => {
    expect((await place('locker-3001')).body).toMatchObject({
      errors: [{ property: `deliveries.${vendor}`, message: 'delivery-too-long' }],
    });
  });

  it('takes the usual size of its category without its own', async () => {
    await app.database.db
      .updateTable('product')
      .set({ width_mm: null, height_mm: null, depth_mm: null, weight_g: null })
      .where('id', '=', lamp)
      .execute();
    await app.database.db
      .updateTable('category')
      .set({ usual_size: JSON.stringify({ width: 900, height: 100, depth: 100, weight: 900 }) })
      .execute();
    expect(await optionsOf()).toMatchObject({
      parcel: { weight: 900, sides: [900, 100, 100], isEstimated: true },
    });
  });
});

describe('The price of a delivery (SHIP-04)', () => {
  it('is that of the courier, also in the order', async () => {
    await deliversBy(app, vendor, { pricing: 'courier' });
    const { options } = await optionsOf(1, 'София');
    expect(options.map(({ price }) => price)).toEqual([730, 550, 430]);
    const refused = await place('locker-1001');
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ property: 'delivery', message: 'error-delivery-price-changed' }] },
    });
    const order = await orderOf(await place('locker-1001', { expectedDelivery: 430 }));
    expect([order.totalDeliveryAmount, order.totalOrderAmount]).toEqual([430, 5_430]);
  });

  it('is the vendor’s flat price while the courier is down, and the order succeeds (SHIP-03)', async () => {
    await deliversBy(app, vendor, { pricing: 'courier' });
    const down = vi.spyOn(SandboxCourier.prototype, 'price').mockRejectedValue(new Error('down'));
    expect((await place('locker-1001', { expectedDelivery: 500 })).status).toBe(201);
    down.mockRestore();
  });

  it('is free from an amount, and the options say what is missing', async () => {
    await deliversBy(app, vendor, { freeFrom: 10_000 });
    expect(await optionsOf(1)).toMatchObject({ missingToFree: 5_000, options: [{ price: 500 }, {}, {}] });
    expect(await optionsOf(2)).toMatchObject({ missingToFree: 0, options: [{ price: 0 }, {}, {}] });
  });

  it('follows the weight in a table', async () => {
    await deliversBy(app, vendor, {
      pricing: 'table',
      table: [
        { upTo: 5_000, address: 690, office: 520 },
        { upTo: 20_000, address: 990, office: 790 },
      ],
    });
    expect((await optionsOf(1)).options.map(({ price }) => price)).toEqual([690, 520, 520]);
    expect((await optionsOf(2)).options.map(({ price }) => price)).toEqual([990, 790, 790]);
  });

  it('stays the flat price of a vendor without settings, to an address only', async () => {
    await app.database.db.deleteFrom('vendor_delivery').where('vendor_id', '=', vendor).execute();
    expect(await optionsOf()).toMatchObject({ courier: null, options: [{ method: 'address', price: 500 }] });
  });
});

describe('Delivery settings of a vendor', () => {
  const settings = {
    courier: 'sandbox',
    methods: ['office', 'address'],
    senderCity: 'Троян',
    pricing: 'flat',
    table: [],
    freeFrom: 9_000,
  };

  it('are stored for its own shop', async () => {
    const seller = await aPerson(app, { type: 'vendor', vendorId: vendor });
    const { body } = await app.post('/api/vendor/delivery', settings, seller.headers);
    expect(body).toEqual({
      settings: { ...settings, methods: ['address', 'office'] },
      connected: [],
      couriers: ['sandbox'],
    });
    expect((await app.get('/api/vendor/delivery', seller.headers)).body).toEqual(body);
  });

  it('reject a courier that the site does not have, and other people', async () => {
    const seller = await aPerson(app, { type: 'vendor', vendorId: vendor });
    const econt = await app.post('/api/vendor/delivery', { ...settings, courier: 'econt' }, seller.headers);
    expect(econt).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'courier', message: 'error-delivery-courier' }] },
    });
    const { headers } = await aPerson(app);
    expect((await app.post('/api/vendor/delivery', settings, headers)).status).toBe(403);
  });
});
