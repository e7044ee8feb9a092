import { sql } from 'kysely';
import type { Order } from '../../../src/core/orders/order.ts';
import { aShop } from './a-shop.ts';
import { aPerson } from './an-account.ts';
import { anOrder } from './an-order.ts';
import { deliversBy } from './some-offices.ts';
import type { TestApplication } from './test-application.ts';

/** A vendor that sends lamps of 3 kg by the sandbox courier, and its orders. */
export async function aParcelShop(app: TestApplication) {
  const { db } = app.database;
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  const lamp = await shop.product({
    vendorId,
    categoryId: await shop.category(),
    price: 5_000,
    quantity: 50,
  });
  await db
    .updateTable('product')
    .set({ width_mm: 300, height_mm: 300, depth_mm: 300, weight_g: 3_000 })
    .where('id', '=', lamp)
    .execute();
  await deliversBy(app, vendorId);
  const seller = await aPerson(app, { type: 'vendor', vendorId });

  const place = async (changes: object, officeCode: string | null, quantity: number) => {
    const office = officeCode
      ? await db
          .selectFrom('courier_office')
          .select(['id', 'kind'])
          .where('code', '=', officeCode)
          .executeTakeFirst()
      : null;
    const deliveries = office ? [{ vendorId, method: office.kind, officeId: office.id }] : [];
    const { body } = await app.post(
      '/api/order',
      anOrder([{ id: lamp, quantity }], { deliveries, ...changes }),
    );
    const { token } = body as { token: string };
    const order = (await app.get(`/api/order/follow/${token}`)).body as Order;
    return { token, id: order.vendorOrders[0]?.id ?? 0 };
  };
  const accept = (id: number) => app.post(`/api/order/${id}/status`, { status: 'accepted' }, seller.headers);
  return {
    vendorId,
    seller,
    lamp,
    placed: async (changes: object = {}) => (await place(changes, null, 1)).id,
    /** Id of an accepted order, to an address or an office. */
    accepted: async (changes: object = {}, officeCode: string | null = null) => {
      const { id } = await place(changes, officeCode, 1);
      await accept(id);
      return id;
    },
    /** An accepted order with the token of its buyer. */
    acceptedWithToken: async (quantity = 1) => {
      const placed = await place({}, null, quantity);
      await accept(placed.id);
      return placed;
    },
    stock: async () =>
      (await db.selectFrom('product').select('quantity').where('id', '=', lamp).executeTakeFirstOrThrow())
        .quantity,
    /** The last digit of the sandbox's next number decides on the course of its parcel. */
    nextNumberEndsWith: async (digit: number) => {
      const { rows } = await sql<{ next: number }>`
        select coalesce(max(id), 0) + 1 as next from sandbox_parcel`.execute(db);
      const next = rows[0]?.next ?? 1;
      const id = next + ((digit - (next % 10) + 10) % 10);
      await sql`alter table sandbox_parcel alter column id restart with ${sql.lit(id)}`.execute(db);
    },
  };
}

export type ParcelShop = Awaited<ReturnType<typeof aParcelShop>>;
