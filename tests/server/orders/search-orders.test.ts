import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchOrders } from '../../../server/modules/orders/vendors/search-orders.ts';
import type { ReceivedOrdersQuery } from '../../../server/modules/orders/vendors/search-orders.ts';
import { listReceivedOrders } from '../../../server/modules/orders/vendors/received-orders.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { ORDER_STATUSES } from '../../../src/core/orders/order-status.ts';
import { RECEIVED_ORDER_ORDERS } from '../../../src/core/orders/received-order-search.ts';
import type { ReceivedOrderOrder } from '../../../src/core/orders/received-order-search.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { aShop } from '../support/a-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const random = newRandom();
const NAMES = ['Мария Петрова', 'Георги Андреев', 'Ivan Todorov', 'МАРИЯ ИЛИЕВА'];
const TOWNS = ['София', 'Пловдив', 'Велико Търново'];
const TITLES = ['Лампа Зора', 'Стол Бук', 'Маса за София', 'Диван 100% памук'];
const WORDS = [
  'мария',
  'Софи',
  'софия',
  'лампа зора',
  'стол',
  '100%',
  'ново',
  '0888',
  'example.com',
  'няма такъв',
];

type Placed = {
  id: number;
  orderId: number;
  vendorId: number;
  status: OrderStatus;
  placedAt: Date;
  texts: string[];
};
type Wanted = Partial<Pick<Placed, 'vendorId' | 'status' | 'placedAt'>> & {
  name?: string;
  town?: string;
  isReleased?: boolean;
};

let database: TestDatabase;
let vendors: number[];
let products: { id: number; title: string }[];
let orders: Placed[];

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = aShop(database);
  vendors = [await shop.vendor({ name: 'Светлина' }), await shop.vendor({ name: 'Дървото' })];
  const categoryId = await shop.category();
  products = [];
  for (const title of TITLES)
    products.push({ title, id: await shop.product({ vendorId: vendors[0] ?? 0, categoryId, title }) });
  orders = [];
  const now = Date.now();
  for (let count = 0; count < 250; count += 1) {
    const placedAt = new Date(
      now - Math.floor(random.next() * 60) * 86_400_000 - random.between(0, 5) * 1_000,
    );
    const vendorId = random.pick(vendors);
    orders.push(await placed({ vendorId, placedAt, status: random.pick(ORDER_STATUSES) }));
  }
});
afterAll(() => database.drop());

async function placed(wanted: Wanted = {}): Promise<Placed> {
  const { vendorId = vendors[0] ?? 0, status = 'new', placedAt = new Date(), isReleased = true } = wanted;
  const [name, town] = [wanted.name ?? random.pick(NAMES), wanted.town ?? random.pick(TOWNS)];
  const phone = `0888${random.between(100_000, 999_999)}`;
  const email = `buyer-${random.between(1, 99)}@example.com`;
  const { id: orderId } = await database.db
    .insertInto('customer_order')
    .values({
      token: randomBytes(8).toString('hex'),
      key: randomBytes(8).toString('hex'),
      content_hash: '',
      language: 'bg',
      contact_name: name,
      contact_phone: phone,
      contact_email: email,
      city: town,
      post_code: '1000',
      street: 'ул. Шипка 1',
      payment_method: 'on-delivery',
      created_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = await partOf({ orderId, vendorId, status, placedAt, isReleased });
  const buyer = `${name} ${phone} ${email} ${town}`;
  return { id: part.id, orderId, vendorId, status, placedAt, texts: [buyer, ...part.texts] };
}

type Part = Pick<Placed, 'orderId' | 'vendorId' | 'status' | 'placedAt'> & { isReleased: boolean };

/** The vendor order within an order. */
async function partOf({
  orderId,
  vendorId,
  status,
  placedAt,
  isReleased,
}: Part): Promise<Pick<Placed, 'id' | 'texts'>> {
  const { id } = await database.db
    .insertInto('vendor_order')
    .values({
      order_id: orderId,
      vendor_id: vendorId,
      status,
      products_amount: 1_000,
      delivery_amount: 0,
      released_at: isReleased ? placedAt : null,
      created_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = random.between(0, products.length - 1);
  const chosen = products.slice(first, first + random.between(1, 2));
  const line = ({ id: productId, title }: { id: number; title: string }, position: number) => ({
    vendor_order_id: id,
    position,
    product_id: productId,
    title_bg: title,
    title_en: `${title} (en)`,
    image: null,
    unit_price: 1_000,
    quantity: 1,
  });
  await database.db.insertInto('vendor_order_line').values(chosen.map(line)).execute();
  return { id, texts: chosen.map(({ title }) => `${title} ${title} (en)`) };
}

/** Reference implementation of the search on each order. */
function isFound(
  order: Placed,
  vendorId: number,
  { search = '', status, from, to }: ReceivedOrdersQuery,
): boolean {
  const day = sofiaDay(order.placedAt);
  return (
    order.vendorId === vendorId &&
    (!status || order.status === status) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (search === orderNumber(order.orderId) ||
      order.texts.some((text) => text.toLowerCase().includes(search.toLowerCase())))
  );
}

const newFirst = (one: Placed, other: Placed) =>
  Number(other.status === 'new') - Number(one.status === 'new') ||
  other.placedAt.getTime() - one.placedAt.getTime() ||
  other.id - one.id;

const BY_TIME: Record<ReceivedOrderOrder, typeof newFirst> = {
  'createdAt.DESC': (one, other) => other.placedAt.getTime() - one.placedAt.getTime() || other.id - one.id,
  'createdAt.ASC': (one, other) => one.placedAt.getTime() - other.placedAt.getTime() || one.id - other.id,
};

function drawnFilter(): ReceivedOrdersQuery {
  const day = () => sofiaDay(random.pick(orders).placedAt);
  return {
    search: random.chance(0.15) ? orderNumber(random.pick(orders).orderId) : random.pick(WORDS),
    ...(random.chance(0.4) && { status: random.pick(ORDER_STATUSES) }),
    ...(random.chance(0.2) && { from: day() }),
    ...(random.chance(0.2) && { to: day() }),
  };
}

const search = (filter: ReceivedOrdersQuery, page = { offset: 0, limit: 100 }, vendorId = vendors[0] ?? 0) =>
  searchOrders(database.db, vendorId, filter, page);

describe('A list of all orders', () => {
  it.each([['createdAt.DESC'], ['createdAt.ASC'], [undefined]] as const)(
    'is sorted by %s',
    async (orderBy) => {
      const vendorId = vendors[0] ?? 0;
      const listed = await listReceivedOrders(
        database.db,
        vendorId,
        { limit: 100, orderBy },
        'bg',
        new Date(),
      );
      const wanted = orders
        .filter((order) => order.vendorId === vendorId)
        .toSorted(orderBy ? BY_TIME[orderBy] : newFirst);
      expect(listed.data.map(({ id }) => id)).toEqual(wanted.slice(0, 100).map(({ id }) => id));
    },
  );
});

describe('The order search', () => {
  it(`matches a reference implementation, on any page (seed ${SEED})`, async () => {
    let found = 0;
    for (let draw = 0; draw < 60; draw += 1) {
      const filter = drawnFilter();
      const vendorId = random.pick(vendors);
      const orderBy = random.chance(0.5) ? random.pick(RECEIVED_ORDER_ORDERS) : undefined;
      const wanted = orders
        .filter((order) => isFound(order, vendorId, filter))
        .toSorted(orderBy ? BY_TIME[orderBy] : newFirst);
      const ofAnyStatus = orders.filter((order) => isFound(order, vendorId, { ...filter, status: null }));
      const page = {
        offset: random.chance(0.6) ? 0 : random.between(0, 20),
        limit: random.pick([2, 10]),
        orderBy,
      };
      const ids = wanted.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
      const said = JSON.stringify({ vendorId, ...filter, ...page });
      const answer = await searchOrders(database.db, vendorId, filter, page);
      expect(answer.ids, said).toEqual(ids);
      expect(answer.total, said).toBe(wanted.length);
      for (const status of ORDER_STATUSES) {
        const count = ofAnyStatus.filter((order) => order.status === status).length;
        expect(answer.counts?.get(status) ?? 0, said).toBe(count);
      }
      found += wanted.length > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(20);
  });

  it('does not match across two text fields', async () => {
    const order = await placed({ name: 'Калина Стоева', town: 'Габрово' });
    orders.push(order);
    expect((await search({ search: 'калина стоева' })).ids).toEqual([order.id]);
    const [, title = ''] = order.texts;
    expect((await search({ search: `габрово ${title.slice(0, 4)}` })).ids).toEqual([]);
  });

  it('matches an order number shared with other vendors', async () => {
    const [vendorId = 0, otherVendorId = 0] = vendors;
    const order = await placed({ vendorId, name: 'Радост' });
    const other = await partOf({ ...order, vendorId: otherVendorId, isReleased: true });
    orders.push(order, {
      ...order,
      ...other,
      vendorId: otherVendorId,
      texts: [...order.texts.slice(0, 1), ...other.texts],
    });
    const search = orderNumber(order.orderId);
    const page = { offset: 0, limit: 10 };
    expect((await searchOrders(database.db, vendorId, { search }, page)).ids).toEqual([order.id]);
    expect((await searchOrders(database.db, otherVendorId, { search }, page)).ids).toEqual([other.id]);
  });

  it('requires three letters or digits, among any punctuation', async () => {
    const order = await placed({ name: 'Ян-О. Сю' });
    orders.push(order);
    expect((await search({ search: 'ян-о. с' })).ids).toEqual([order.id]);
    expect((await search({ search: '-о. ' })).ids).toEqual([]);
    expect((await search({ search: '...' })).ids).toEqual([]);
    expect((await search({ search: '@example.' })).total).toBeGreaterThan(100);
  });

  it('matches the phone of the buyer, in any spelling', async () => {
    const { id, orderId } = await placed({ vendorId: vendors[1] ?? 0 });
    await sql`update customer_order set contact_phone = '0888777666' where id = ${orderId}`.execute(
      database.db,
    );
    const page = { offset: 0, limit: 10 };
    for (const typed of ['0888 777 666', '+359 888 777 666', '359888777666', '0888/77-76-66', '888 777 6'])
      expect((await search({ search: typed }, page, vendors[1])).ids, typed).toEqual([id]);
    await sql`delete from listed_order where vendor_order_id = ${id}`.execute(database.db);
  });

  it('matches Latin letters, too', async () => {
    const order = await placed({ name: 'Гергана Живкова' });
    orders.push(order);
    expect((await search({ search: 'gergana' })).ids).toEqual([order.id]);
  });

  it('returns orders with payment, filtered by current status and buyer', async () => {
    const { id, orderId } = await placed({ name: 'Десислава', isReleased: false });
    const found = async (status: OrderStatus | null = null, text = 'десислава') =>
      (await search({ search: text, status })).ids;
    expect(await found()).toEqual([]);
    await sql`update vendor_order set released_at = now() where id = ${id}`.execute(database.db);
    expect([await found(), await found('new')]).toEqual([[id], [id]]);
    await sql`update vendor_order set status = 'shipped' where id = ${id}`.execute(database.db);
    expect([await found('new'), await found('shipped')]).toEqual([[], [id]]);
    await sql`update customer_order set contact_name = 'Невена' where id = ${orderId}`.execute(database.db);
    expect([await found(), await found(null, 'невена')]).toEqual([[], [id]]);
  });

  it('counts up to 3,000, and by status only below that', async () => {
    const [vendorId = 0] = vendors;
    const undone = new Error('undone');
    const isAsPromised = database.db.transaction().execute(async (db) => {
      await sql`alter table listed_order drop constraint listed_order_vendor_order_id_fkey`.execute(db);
      const add = (from: number, to: number) =>
        sql`
        insert into listed_order (vendor_order_id, vendor_id, status, created_at, words)
        select 1000000 + n, ${vendorId}, case when n % 100 = 0 then 'accepted' else 'delivered' end, now(), latin_letters('многократна')
        from generate_series(${from}::integer, ${to}::integer) n`.execute(db);
      const counted = async (status?: OrderStatus) => {
        const filter = { search: 'многократна', ...(status && { status }) };
        const { counts, total } = await searchOrders(db, vendorId, filter, { offset: 0, limit: 10 });
        return [counts && Object.fromEntries(counts), total];
      };
      await add(1, 2_999);
      expect(await counted()).toEqual([{ accepted: 29, delivered: 2_970 }, 2_999]);
      await add(3_000, 3_200);
      expect(await counted()).toEqual([null, 3_000]);
      expect(await counted('accepted')).toEqual([null, 32]);
      const deep = await searchOrders(db, vendorId, { search: 'многократна' }, { offset: 2_995, limit: 10 });
      expect(deep.ids).toHaveLength(5);
      throw undone;
    });
    await expect(isAsPromised).rejects.toBe(undone);
  });
});
