import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnReview, ReviewList } from '../../../src/core/reviews/review.ts';
import { aBuyer, aReview, write } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { moderate } from '../support/moderate.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let lamp: { vendorId: number; productId: number };
let subject: string;
beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
  lamp = { vendorId, productId: await shop.product({ vendorId, categoryId }) };
  subject = `product-${lamp.productId}`;
});
afterAll(() => app.close());

const read = async (about = subject) => (await app.get(`/api/reviews/${about}`)).body as ReviewList;
const refusal = async (about: string, headers: { cookie: string }, review: object = aReview()) => {
  const { status, body } = await app.post(`/api/own-review/${about}`, review, headers);
  return [status, (body as { message: string }).message];
};

const admin = (words: string[], because?: string) => moderate(app, words, because);
const mailsTo = (recipient: string) =>
  app.database.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).execute();

describe('Reviews (TRUST-04)', () => {
  it('show a given name and an initial, and count the stars', async () => {
    await write(app, subject, await aBuyer(app, lamp), aReview(2));
    await write(app, subject, await aBuyer(app, lamp), aReview(5));
    expect(await read()).toMatchObject({
      title: 'Настолна лампа',
      stars: [0, 1, 0, 0, 1],
      total: 2,
      data: [{ name: 'Мария Г.', stars: 5 }, { stars: 2 }],
    });
  });

  it('are allowed to buyers of the vendor, too', async () => {
    const vendor = `vendor-${lamp.vendorId}`;
    await write(app, vendor, await aBuyer(app, lamp));
    expect(await read(vendor)).toMatchObject({ title: 'Дървото', total: 1 });
  });

  it.each(['cancelled', 'shipped'] as const)('are rejected for an order that is %s', async (status) => {
    const { headers } = await aBuyer(app, lamp, { status });
    expect(await refusal(subject, headers)).toEqual([409, 'error-review-unverified-product']);
    expect(await refusal(`vendor-${lamp.vendorId}`, headers)).toEqual([
      409,
      'error-review-unverified-vendor',
    ]);
  });

  it('are rejected for unavailable pieces', async () => {
    const { headers } = await aBuyer(app, lamp);
    await app.database.db
      .updateTable('vendor_order_line')
      .set({ cancelled_quantity: 1 })
      .where('product_id', '=', lamp.productId)
      .execute();
    expect(await refusal(subject, headers)).toEqual([409, 'error-review-unverified-product']);
  });

  it('are rejected for the writer’s products and shop', async () => {
    const buyer = await aBuyer(app, lamp);
    await app.database.db
      .updateTable('account')
      .set({ type: 'vendor', vendor_id: lamp.vendorId })
      .where('id', '=', buyer.id)
      .execute();
    expect(await refusal(subject, buyer.headers)).toEqual([409, 'error-review-own']);
    expect(await refusal(`vendor-${lamp.vendorId}`, buyer.headers)).toEqual([409, 'error-review-own']);
  });

  it('are rejected for removed products; existing ones stay', async () => {
    await write(app, subject, await aBuyer(app, lamp));
    const { headers } = await aBuyer(app, lamp);
    await app.database.db
      .updateTable('product')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', lamp.productId)
      .execute();
    expect(await refusal(subject, headers)).toEqual([409, 'error-review-gone']);
    expect((await read()).total).toBe(1);
  });

  it('are rejected when they are empty or too long', async () => {
    const { headers } = await aBuyer(app, lamp);
    expect((await refusal(subject, headers, aReview(5, 'а'.repeat(100_000))))[0]).toBe(400);
    expect((await refusal('product-987654321', headers))[0]).toBe(404);
    expect((await refusal('plan-1', headers))[0]).toBe(404);
    expect((await refusal(subject, headers, aReview(6)))[0]).toBe(400);
  });

  it('are stored and counted once for simultaneous requests', async () => {
    const { headers } = await aBuyer(app, lamp);
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((stars) => app.post(`/api/own-review/${subject}`, aReview(stars), headers)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const { total, stars } = await read();
    expect([total, stars.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
  });

  it('are counted correctly when many buyers write at once', async () => {
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aBuyer(app, lamp)));
    await Promise.all(buyers.map((buyer, index) => write(app, subject, buyer, aReview((index % 5) + 1))));
    expect((await read()).stars).toEqual([2, 1, 1, 1, 1]);
  });

  it.each([
    ['error-review-contact', 'Обадете се на 0888 123 456, имам същата за половин цена.'],
    ['error-review-insult', 'Продавачът е пълен идиот и не вдига телефона.'],
  ])('can’t be changed into forbidden content: %s', async (problem, text) => {
    const buyer = await aBuyer(app, lamp);
    const { id } = await write(app, subject, buyer);
    const { status, body } = await app.post(`/api/review/${id}`, aReview(1, text), buyer.headers);
    expect([status, body]).toMatchObject([422, { errors: [{ property: 'text', message: problem }] }]);
    expect((await read()).data).toMatchObject([{ stars: 4 }]);
  });

  it('are changed and withdrawn by their writer, with the count', async () => {
    const { headers } = await aBuyer(app, lamp);
    const { id } = await write(app, subject, { headers }, aReview(5));
    const changed = await app.post(`/api/review/${id}`, aReview(1), headers);
    expect((changed.body as OwnReview).changedAt).toBe(app.clock.now().toISOString());
    expect((await read()).stars).toEqual([1, 0, 0, 0, 0]);
    await app.delete(`/api/review/${id}`, headers);
    expect(await read()).toMatchObject({ stars: [0, 0, 0, 0, 0], total: 0 });
  });

  it('stay without a name after the account is deleted', async () => {
    const buyer = await aBuyer(app, lamp);
    await write(app, subject, buyer);
    const left = await app.post('/api/user/deletion', { proof: buyer.email }, buyer.headers);
    expect([left.status, left.text]).toEqual([200, left.text]);
    expect((await read()).data).toMatchObject([{ name: null, stars: 4 }]);
  });

  it('are in the data export', async () => {
    const buyer = await aBuyer(app, lamp);
    await write(app, subject, buyer);
    const { text } = await app.get('/api/user/export', buyer.headers);
    expect(text).toContain('Стабилна е и свети меко');
  });
});

describe('The team', () => {
  it('gets a report once, and the review stays until it has been reviewed', async () => {
    const { id } = await write(app, subject, await aBuyer(app, lamp));
    for (let report = 0; report < 5; report += 1) {
      const { headers } = await aPerson(app);
      await app.post(`/api/review/${id}/report`, { reason: 'false' }, headers);
    }
    expect(await admin(['reviews'])).toContain(
      `review ${id} of ${subject} by Мария Г., 4 of 5 stars\n  5 since`,
    );
    expect((await read()).total).toBe(1);
    await admin(['keep', 'review', String(id)]);
    expect(await admin(['reviews'])).not.toContain(`review ${id} `);
  });

  it('hides a review also from replies, votes and reports', async () => {
    const { id } = await write(app, subject, await aBuyer(app, lamp));
    const [voter, vendor] = [await aBuyer(app, lamp), await aPerson(app)];
    await app.database.db
      .updateTable('account')
      .set({ type: 'vendor', vendor_id: lamp.vendorId })
      .where('id', '=', vendor.id)
      .execute();
    await admin(['hide', 'review', String(id)], 'Издава адреса на трето лице.');
    const tries = [
      await app.post(`/api/review/${id}/reply`, { text: 'Благодарим!' }, vendor.headers),
      await app.post(`/api/review/${id}/helpful`, { isHelpful: true }, voter.headers),
      await app.post(`/api/review/${id}/report`, { reason: 'false' }, voter.headers),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { body } = await app.get('/api/received-reviews', vendor.headers);
    expect(body).toMatchObject({ total: 0 });
  });

  it('hides a review with a reason and shows it again', async () => {
    const buyer = await aBuyer(app, lamp);
    const { id } = await write(app, subject, buyer);
    await expect(admin(['hide', 'review', String(id)])).rejects.toThrow('Add the reason');
    await admin(['hide', 'review', String(id)], 'Издава адреса на трето лице.');
    expect(await read()).toMatchObject({ stars: [0, 0, 0, 0, 0], total: 0 });
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.subject).toBe('Скрихме отзива Ви: Настолна лампа');
    expect(mail?.text).toContain('Издава адреса на трето лице.');
    expect(mail?.text).toContain('в срок до шест месеца');
    expect((await app.post(`/api/review/${id}`, aReview(1), buyer.headers)).status).toBe(409);
    expect((await app.delete(`/api/review/${id}`, buyer.headers)).status).toBe(409);
    await admin(['show', 'review', String(id)]);
    expect((await read()).total).toBe(1);
  });
});
