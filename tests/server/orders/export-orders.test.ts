import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWaybills } from '../../../server/modules/orders/shipments/create-waybills.ts';
import { aParcelShop } from '../support/a-parcel.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
});
afterAll(() => app.close());

it('A buyer exports the products and parcels of the own orders only', async () => {
  const shop = await aParcelShop(app);
  const buyer = await aPerson(app, {});
  const own = await shop.acceptedWithToken(2);
  const other = await shop.accepted();
  await app.database.db
    .updateTable('customer_order')
    .set({ account_id: buyer.id })
    .where('token', '=', own.token)
    .execute();
  const orders = [own.id, other].map((id) => ({ id, weight: null, inspection: 'none' as const }));
  await createWaybills(app.shipments, shop.vendorId, { orders }, 'bg');
  const { body } = await app.get('/api/user/export', buyer.headers);
  expect(body).toMatchObject({
    orderedProducts: [{ product_id: shop.lamp, quantity: 2, unit_price: 5_000, status: 'accepted' }],
    parcels: [{ kind: 'outward', courier: 'sandbox', status: 'ready', cod_amount: 10_500 }],
  });
  const { orderedProducts, parcels } = body as { orderedProducts: unknown[]; parcels: unknown[] };
  expect([orderedProducts.length, parcels.length]).toEqual([1, 1]);
});
