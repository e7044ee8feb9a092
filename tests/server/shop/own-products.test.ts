import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import type { Product } from '../../../src/core/shop/product.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { anOrder } from '../support/an-order.ts';
import { aKey } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let seller: Seller;
let chairs: number;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  seller = await aSeller(app);
  chairs = await aShop(app.database).category('Столове');
});
afterAll(() => app.close());

const errorsOf = ({ body }: Answer) =>
  Object.fromEntries(
    ((body as { errors?: { property: string; message: string }[] }).errors ?? []).map((one) => [
      one.property,
      one.message,
    ]),
  );
const searched = async (body: Record<string, unknown>) =>
  ((await app.post('/api/product/search', body)).body as { data: { id: number; variants: number }[] }).data;

describe('A new product of a vendor', () => {
  it('is in its list with all its data, and in the shop', async () => {
    const id = await seller.has({ categoryId: chairs, promoPrice: 9_900, size: '45 см' });
    const { data, counts } = await seller.list();
    expect(data).toMatchObject([
      { id, code: 'CHAIR-1', price: 12_900, promoPrice: 9_900, quantity: 8, size: '45 см', hidden: false },
    ]);
    expect(counts).toEqual({ all: 1, selling: 1, low: 0, 'sold-out': 0, promo: 1, unmeasured: 0, hidden: 0 });
    expect(await searched({ categoryId: chairs })).toMatchObject([{ id, variants: 0 }]);
    expect(await searched({ request: 'zelen стол' })).toMatchObject([{ id }]);
    expect((await seller.read(id)).content).toEqual(
      aChair({ categoryId: chairs, promoPrice: 9_900, size: '45 см' }),
    );
  });

  it('stays public with a material that the list of choices no longer has', async () => {
    const id = await seller.has({ categoryId: chairs });
    await app.database.db.updateTable('product').set({ material: 'ebonite' }).where('id', '=', id).execute();
    expect((await app.get(`/api/product/${id}`)).body).toMatchObject({ material: 'ebonite' });
  });

  it('shows its barcode on its page', async () => {
    const id = await seller.has({ categoryId: chairs, ean: '3 800123 456787' });
    expect((await app.get(`/api/product/${id}`)).body).toMatchObject({ ean: '3800123456787' });
  });

  it('names the responsible person in the EU on its page, for a manufacturer outside it', async () => {
    const id = await seller.has({
      categoryId: chairs,
      manufacturerContact: 'maker.example',
      manufacturerCountry: 'TR',
      responsibleName: 'Вносител ООД',
      responsibleAddress: 'София, ул. Роза 2',
      responsibleContact: 'office@importer.example',
    });
    const product = (await app.get(`/api/product/${id}`)).body as Product;
    expect(product.manufacturer.contact).toBe('https://maker.example');
    expect(product.responsiblePerson).toEqual({
      name: 'Вносител ООД',
      address: 'София, ул. Роза 2',
      contact: 'office@importer.example',
    });
  });

  it('without an electronic address stays visible if it is older, with a notice to its vendor', async () => {
    const id = await seller.has({ categoryId: chairs });
    await app.database.db
      .updateTable('product')
      .set({ manufacturer_contact: '' })
      .where('id', '=', id)
      .execute();
    expect(await seller.list()).toMatchObject({ lackingContact: 1, data: [{ id, lacksContact: true }] });
    const product = (await app.get(`/api/product/${id}`)).body as Product;
    expect([product.manufacturer.contact, product.responsiblePerson]).toEqual(['', null]);
  });

  it('is stored once for a repeated form', async () => {
    const key = 'a-key-of-the-one-form';
    const sent = () => seller.create(aChair({ categoryId: chairs }), { key });
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect((await seller.list()).total).toBe(1);
  });

  it.each([
    [{ price: 0 }, { price: 'error-number-too-small' }],
    [{ price: null }, { price: 'error-product-price' }],
    [{ price: 12_900, promoPrice: 12_900 }, { promoPrice: 'error-promo-price-not-lower' }],
    [{ quantity: -1 }, { quantity: 'error-quantity-negative' }],
    [{ code: ' \n ' }, { code: 'error-product-code' }],
    [{ ean: '3800123456780' }, { ean: 'error-product-ean' }],
    [{ titleBg: 'Аз' }, { titleBg: 'error-product-title' }],
    [{ categoryId: 999_999 }, { categoryId: 'error-category-unknown' }],
    [{ deliveryDaysFrom: 9, deliveryDaysTo: 3 }, { deliveryDaysTo: 'error-delivery-days-order' }],
    [{ variantOf: 999_999 }, { variantOf: 'error-variant-unknown' }],
    [{ manufacturer: '' }, { manufacturer: 'error-manufacturer-required' }],
    [{ manufacturerContact: '' }, { manufacturerContact: 'error-manufacturer-contact-required' }],
  ])('with %o is rejected at the field', async (change, errors) => {
    const answer = await seller.create(aChair({ categoryId: chairs, ...change }));
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    expect((await seller.list()).total).toBe(0);
  });

  it('with a text price, a megabyte of text or NUL is rejected by the schema', async () => {
    const chair = aChair({ categoryId: chairs });
    const textual = await seller.create({ ...chair, price: 'сто' as unknown as number });
    expect(textual.status).toBe(400);
    expect((await seller.create({ ...chair, descriptionBg: 'я'.repeat(600_000) })).status).toBe(413);
    expect((await seller.create({ ...chair, descriptionBg: 'я'.repeat(21_000) })).status).toBe(400);
    expect((await seller.create({ ...chair, titleBg: 'Стол\0' })).status).toBe(400);
  });

  it('is stored without control characters and extra spaces', async () => {
    const id = await seller.has({
      categoryId: chairs,
      code: ' A\u0007 1 ',
      titleBg: ' Стол \u0000Ана '.replace('\0', '\u0001'),
      descriptionBg: 'Първи ред\u0008\r\n\r\n\r\n\r\nвтори',
    });
    const { content } = await seller.read(id);
    expect([content.code, content.titleBg, content.descriptionBg]).toEqual([
      'A 1',
      'Стол Ана',
      'Първи ред\n\nвтори',
    ]);
  });

  it('has a unique code in its shop; another shop may use the same', async () => {
    await seller.has({ categoryId: chairs });
    expect(errorsOf(await seller.create(aChair({ categoryId: chairs })))).toEqual({
      code: 'error-product-code-taken',
    });
    const other = await aSeller(app);
    await other.has({ categoryId: chairs });
    expect((await other.list()).total).toBe(1);
  });

  it('without English texts returns the Bulgarian ones, and its form stays empty', async () => {
    const id = await seller.has({ categoryId: chairs, titleEn: '', descriptionEn: '' });
    const english = (await app.get(`/api/product/${id}`, { 'x-accept-language': 'en' })).body as Product;
    expect(english.title).toBe('Стол „Ана“');
    expect((await seller.read(id)).content.titleEn).toBe('');
  });

  it('is found by a part of its code and by its words, others’ products are not', async () => {
    const id = await seller.has({
      categoryId: chairs,
      code: 'ЯБ-7041_b',
      titleBg: 'Табуретка Яна',
      titleEn: '',
    });
    await seller.has({ categoryId: chairs, code: 'CHAIR-2' });
    await (
      await aSeller(app)
    ).has({ categoryId: chairs, code: 'ЯБ-7042', titleBg: 'Табуретка', titleEn: '' });
    const found = async (search: string) =>
      (await seller.list(`?search=${encodeURIComponent(search)}`)).data.map((product) => product.id);
    for (const search of ['704', 'яб-70', '1_B', 'табуретки', 'taburetka qna'])
      expect(await found(search)).toEqual([id]);
    for (const search of ['7042', '7_41', '1%b', 'лампа']) expect(await found(search)).toEqual([]);
  });

  it('is found by its barcode, also written in groups', async () => {
    const id = await seller.has({ categoryId: chairs, ean: '3800123456787' });
    await seller.has({ categoryId: chairs, code: 'CHAIR-2', ean: '96385074' });
    await (await aSeller(app)).has({ categoryId: chairs, ean: '3800123456787' });
    const found = async (search: string) =>
      (await seller.list(`?search=${encodeURIComponent(search)}`)).data.map((product) => product.id);
    expect(await found('3800123456787')).toEqual([id]);
    expect(await found('3 800123 456787')).toEqual([id]);
    expect(await found('380012345678')).toEqual([]);
  });

  it('opens with a colour that has left the list, so that the vendor can choose another', async () => {
    const id = await seller.has({ categoryId: chairs });
    await sql`update product set colour = 'lilac', material = 'foam' where id = ${id}`.execute(
      app.database.db,
    );
    const { content } = await seller.read(id);
    expect(content).toMatchObject({ colour: 'lilac', material: 'foam' });
    const other = { ...content, colour: 'white', material: 'metal' } as const;
    expect((await seller.update(id, other)).status).toBe(200);
  });

  it('counts toward the limit of a bulk change, also in a text search', async () => {
    await seller.has({ categoryId: chairs, titleBg: 'Табуретка Яна', titleEn: '' });
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = 'product'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' and attname not in ('id', 'form_key', 'vendor_code')`.execute(
      app.database.db,
    );
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into product (${columns}, vendor_code) select ${columns}, 'COPY-' || n
      from product p, generate_series(2, 3100) n where p.vendor_id = ${seller.vendorId}`.execute(
      app.database.db,
    );
    expect(await seller.list(`?search=${encodeURIComponent('табуретка')}`)).toMatchObject({ total: 3_100 });
  });

  it('stays hidden in a shop without trader details', async () => {
    const newcomer = await aSeller(app, { complete: false });
    const refused = await newcomer.create(aChair({ categoryId: chairs }));
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'error-vendor-incomplete',
    ]);
    const id = await newcomer.has({ categoryId: chairs }, true);
    expect((await app.get(`/api/product/${id}`)).status).toBe(404);
    expect((await newcomer.bulk({ ids: [id], action: 'show' })).status).toBe(409);
  });
});

describe('A vendor’s change of a product', () => {
  it('updates the data and sets the prior price', async () => {
    const id = await seller.has({ categoryId: chairs });
    await seller.update(
      id,
      aChair({ categoryId: chairs, code: 'NEW', titleBg: 'Стол „Вяра“', price: 14_900 }),
    );
    expect(await searched({ request: 'вяра' })).toMatchObject([{ id }]);
    expect((await seller.read(id)).content).toMatchObject({ code: 'NEW', price: 14_900 });
  });

  it('preserves the barcode that a page of the previous version does not send', async () => {
    const id = await seller.has({ categoryId: chairs });
    const { ean: _, ...older } = aChair({ categoryId: chairs, price: 14_900 });
    expect((await seller.update(id, older as ProductContent)).status).toBe(200);
    expect((await seller.read(id)).content).toMatchObject({ ean: '3800123456787', price: 14_900 });
  });

  it('preserves the stock after an order and the price of another tab', async () => {
    const id = await seller.has({ categoryId: chairs });
    const { content, version } = await seller.read(id);
    await ordered(id, 3);
    const late = await seller.update(id, { ...content, titleBg: 'Стол „Вяра“' }, { version });
    expect(late).toMatchObject({ status: 409, body: { message: 'error-edited-elsewhere' } });
    const now = await seller.read(id);
    expect(now.content).toMatchObject({ quantity: 5, titleBg: content.titleBg });
    const saved = await seller.update(
      id,
      { ...now.content, titleBg: 'Стол „Вяра“' },
      { version: now.version },
    );
    expect(saved).toMatchObject({ status: 200, body: { content: { quantity: 5, titleBg: 'Стол „Вяра“' } } });
    await seller.row(id, { price: 9_900 });
    const { version: older } = saved.body as { version: string };
    expect((await seller.update(id, now.content, { version: older })).status).toBe(409);
  });

  it('is rejected for another shop’s product', async () => {
    const id = await seller.has({ categoryId: chairs });
    const other = await aSeller(app);
    const answers = [
      await other.update(id, aChair({ categoryId: chairs })),
      await other.row(id, { price: 100 }),
      await other.delete(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await other.bulk({ ids: [id], action: 'delete' })).body).toMatchObject({ changed: 0 });
    expect((await seller.read(id)).content.price).toBe(12_900);
  });
});

describe('The stock in a row', () => {
  it('is changed only from the version seen', async () => {
    const id = await seller.has({ categoryId: chairs });
    expect((await seller.row(id, { quantity: 12, expectedQuantity: 8 })).body).toMatchObject({
      quantity: 12,
    });
    const late = await seller.row(id, { quantity: 30, expectedQuantity: 8 });
    expect([late.status, errorsOf(late)]).toEqual([409, { quantity: 'error-stock-changed' }]);
    expect(errorsOf(await seller.row(id, { promoPrice: 13_000 }))).toEqual({
      promoPrice: 'error-promo-price-not-lower',
    });
  });

  it('loses no piece with simultaneous orders', async () => {
    const id = await seller.has({ categoryId: chairs, quantity: 50 });
    const [edits, orders] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => seller.row(id, { quantity: 60, expectedQuantity: 50 }))),
      Promise.all(Array.from({ length: 5 }, () => ordered(id, 1))),
    ]);
    const taken = orders.filter(({ status }) => status === 201).length;
    const written = edits.filter(({ status }) => status === 200).length;
    expect([taken, written <= 1]).toEqual([5, true]);
    expect((await seller.read(id)).content.quantity).toBe((written === 1 ? 60 : 50) - taken);
  });
});

describe('A deleted product', () => {
  it('is in no list and on no page, and is restored by its code', async () => {
    const id = await seller.has({ categoryId: chairs });
    await seller.delete(id);
    expect((await app.get(`/api/product/${id}`)).status).toBe(404);
    expect([(await seller.list()).total, await searched({ categoryId: chairs })]).toEqual([0, []]);
    expect(await seller.has({ categoryId: chairs, price: 15_000 })).toBe(id);
    expect(await searched({ categoryId: chairs })).toMatchObject([{ id }]);
  });

  it('frees its code for another product', async () => {
    const gone = await seller.has({ categoryId: chairs });
    await seller.delete(gone);
    const id = await seller.has({ categoryId: chairs, code: 'CHAIR-2' });
    expect((await seller.update(id, aChair({ categoryId: chairs }))).status).toBe(200);
    expect((await seller.read(id)).content.code).toBe('CHAIR-1');
  });
});

describe('The pictures of a product', () => {
  it('are the vendor’s, in the order of the form, and released when removed', async () => {
    const [one, two] = [await aPicture(seller.id), await aPicture(seller.id)];
    const { body } = await seller.create(aChair({ categoryId: chairs }), { pictures: [two, one] });
    const { id } = body as { id: number };
    expect((await seller.read(id)).pictures.map(({ key }) => key)).toEqual([two, one]);
    await seller.update(id, aChair({ categoryId: chairs }), { pictures: [one] });
    expect([await subjectOf(one), await subjectOf(two)]).toEqual([`product:${id}`, null]);
    const foreign = await aPicture((await aSeller(app)).id);
    const refused = await seller.update(id, aChair({ categoryId: chairs }), { pictures: [foreign] });
    expect(errorsOf(refused)).toEqual({ pictures: 'error-picture-unknown' });
  });

  it('stay in the store while an order shows them', async () => {
    const picture = await aPicture(seller.id);
    const { body } = await seller.create(aChair({ categoryId: chairs }), { pictures: [picture] });
    const { id } = body as { id: number };
    await ordered(id, 1);
    await seller.update(id, aChair({ categoryId: chairs }), { pictures: [] });
    expect(await subjectOf(picture)).toBe(`product:${id}`);
  });
});

async function ordered(id: number, quantity: number): Promise<Answer> {
  const product = (await app.get(`/api/product/${id}`)).body as Product;
  return app.post('/api/order', anOrder([{ id, quantity, expectedPrice: product.price }]));
}

async function aPicture(owner: number): Promise<string> {
  const key = aKey();
  const now = app.clock.now();
  await app.database.db
    .insertInto('picture')
    .values({
      key,
      owner_id: owner,
      from_visitor: false,
      width: 640,
      height: 480,
      widths: [400, 640],
      created_at: now,
      stored_at: now,
      attached_to: null,
      orphaned_at: now,
    })
    .execute();
  return key;
}

async function subjectOf(key: string): Promise<string | null> {
  const row = await app.database.db
    .selectFrom('picture')
    .select('attached_to')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.attached_to;
}
