import { createWaybills } from '../../../../server/modules/orders/shipments/create-waybills.ts';
import { aParcelShop } from '../a-parcel.ts';
import { someOffices } from '../some-offices.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests of operations on parcels, each with a shop of its own. */
export function shipmentRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const { db } = app.database;
  const aSeller = async () => {
    await someOffices(app);
    await db.deleteFrom('attempt').execute();
    const shop = await aParcelShop(app);
    return { shop, headers: shop.seller.headers };
  };
  const aLabel = async () => {
    const { shop, headers } = await aSeller();
    const id = await shop.accepted({}, 'office-1001');
    const orders = [{ id, weight: null, inspection: 'none' as const }];
    await createWaybills(app.shipments, shop.vendorId, { orders }, 'bg');
    return { params: { id }, headers };
  };
  const anOrderToOffice = async () => {
    const { shop, headers } = await aSeller();
    return { id: await shop.accepted({}, 'office-1001'), headers };
  };
  // One label for all collections and one order to an office, because orders in a minute are limited.
  let label: ReturnType<typeof aLabel> | undefined;
  const theLabel = () => (label ??= aLabel());
  let order: ReturnType<typeof anOrderToOffice> | undefined;
  const toOffice = () => (order ??= anOrderToOffice());
  return {
    acceptOrders: async () => {
      const { shop, headers } = await aSeller();
      return { body: { ids: [await shop.placed()] }, headers };
    },
    waybillForm: async () => {
      const { shop, headers } = await aSeller();
      return { params: { id: await shop.accepted() }, headers };
    },
    createWaybills: async () => {
      const { shop, headers } = await aSeller();
      const orders = [{ id: await shop.accepted(), weight: 3_000, inspection: 'none' }];
      return { body: { orders }, headers };
    },
    cancelWaybill: aLabel,
    changeOffice: async () => {
      const { id, headers } = await toOffice();
      const office = await db
        .selectFrom('courier_office')
        .select('id')
        .where('code', '=', 'locker-1001')
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { officeId: office.id }, headers };
    },
    ownPickups: async () => ({ headers: (await theLabel()).headers }),
    requestPickup: async () => ({
      headers: (await theLabel()).headers,
      // A Tuesday after the clock of the tests.
      body: { day: '2026-11-24', from: '10:00', to: '14:00' },
    }),
    cashOnDelivery: async () => ({
      headers: (await aSeller()).headers,
      query: { view: 'awaited', offset: 0, limit: 20 },
    }),
    requestReturn: async () => {
      const { shop } = await aSeller();
      const { token, id } = await shop.acceptedWithToken();
      await db
        .updateTable('vendor_order')
        .set({ status: 'delivered', delivered_at: app.clock.now(), withdrawn_at: app.clock.now() })
        .where('id', '=', id)
        .execute();
      return { params: { token }, body: { vendorOrderId: id } };
    },
  };
}
