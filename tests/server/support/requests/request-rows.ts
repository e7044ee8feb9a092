import { issueToken } from '../../../../server/modules/accounts/account-tokens.ts';
import { hashPassword } from '../../../../server/modules/accounts/passwords.ts';
import { hashOf, newSecret } from '../../../../server/platform/secrets.ts';
import { aProperty, publish } from '../a-property.ts';
import { aShop } from '../a-shop.ts';
import { anUploadedPicture } from '../a-picture.ts';
import { aPerson } from '../an-account.ts';
import type { Person } from '../an-account.ts';
import { anOrder } from '../an-order.ts';
import type { TestApplication } from '../test-application.ts';

export const PASSWORD = 'Зелено-Дърво-1926';
export const DAY = 24 * 60 * 60 * 1000;

/** Inserts people, a home, a shop and the other rows that requests refer to. */
export async function requestRows(app: TestApplication) {
  const { db } = app.database;
  const now = () => app.clock.now();
  const shop = aShop(app.database);
  const owner = await aPerson(app);
  const agency = await aPerson(app, { type: 'agency', trusted: true });
  const vendor = await shop.vendor();
  const seller = await aPerson(app, { type: 'vendor', vendorId: vendor });
  const category = await shop.category('Лампи', ['living-room']);
  const passwordHash = await hashPassword(PASSWORD);
  const lamp = await shop.product({
    vendorId: vendor,
    categoryId: category,
    quantity: 1_000_000,
    colour: 'white',
    material: 'oak',
  });
  const property = await publish(app, owner);
  let last = 0;
  const next = () => (last += 1);

  const aPicture = ({ id }: Person) => anUploadedPicture(app, id);
  const aVisitorsPicture = () => anUploadedPicture(app, null);
  const aDraft = async (person = owner): Promise<number> => {
    const values = { owner_id: person.id, title: 'Чернова', deleted_at: null };
    const { id } = await db.insertInto('property').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  };
  const aViewing = async (status: 'requested' | 'proposed') =>
    db
      .insertInto('viewing_request')
      .values({
        property_id: property,
        token: newSecret(),
        account_id: null,
        language: 'bg',
        contact_name: 'Гост',
        contact_phone: '0888123456',
        // One visitor can't request a time twice, and a response may have moved a request.
        contact_email: `guest-${next()}@example.com`,
        date_time: new Date(now().getTime() + DAY + next() * 3_600_000),
        status,
      })
      .returning(['id', 'token'])
      .executeTakeFirstOrThrow();
  const placed = async (order = anOrder([{ id: lamp, quantity: 3 }])) => {
    const { body } = await app.post('/api/order', order, owner.headers);
    const { token } = body as { token: string };
    const { vendorOrders } = (await app.get(`/api/order/follow/${token}`)).body as {
      vendorOrders: { id: number }[];
    };
    return { token, vendorOrderId: vendorOrders[0]?.id ?? 0, productId: lamp };
  };
  /** An unconfirmed order with the secret of its mail. */
  const awaitingConfirmation = async (order?: ReturnType<typeof anOrder>) => {
    const { token } = await placed(order);
    const secret = newSecret();
    await db
      .updateTable('customer_order')
      .set({ confirmation_hash: hashOf(secret), confirm_until: new Date(now().getTime() + DAY) })
      .where('token', '=', token)
      .execute();
    return { params: { token }, body: { secret } };
  };
  const anUnpaidOrder = async () => {
    const order = anOrder([{ id: lamp }], { paymentMethod: 'card' });
    return ((await app.post('/api/order', order)).body as { token: string }).token;
  };
  /** An order with a bank refund. */
  const anOrderToPayBack = async () => {
    const { token } = await placed();
    const { id } = await db
      .selectFrom('customer_order')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('refund')
      .values({ key: newSecret(), order_id: id, amount: 100, amount_cents: 51, created_at: now() })
      .execute();
    return token;
  };
  const content = async (person: Person) => ({
    ...aProperty({
      status: 'draft',
      billsMeta: [{ bill: 'water', payer: 'tenant', amount: 2_000 }],
      locationAdvantages: ['metro'],
      propertyAdvantages: ['balcony'],
      images: [await aPicture(person)],
      plan: await aPicture(person),
      planMeta: [{ room: 'kitchen', area: 12.5 }],
      availableFrom: '2026-12-01',
      energyClass: 'A',
      shortestTerm: 12,
    }),
  });
  const withToken = async (purpose: 'confirmation' | 'password-reset') =>
    issueToken(db, (await aPerson(app)).id, purpose, now());
  return {
    aDraft,
    aPicture,
    aViewing,
    aVisitorsPicture,
    agency,
    category,
    content,
    property,
    lamp,
    next,
    owner,
    passwordHash,
    placed,
    awaitingConfirmation,
    anUnpaidOrder,
    anOrderToPayBack,
    seller,
    vendor,
    withToken,
  };
}
