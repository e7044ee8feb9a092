import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnReview, ReviewList } from '../../../src/core/reviews/review.ts';
import { anUploadedPicture } from '../support/a-picture.ts';
import { aBuyer, aReview } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let subject: string;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
  const productId = await shop.product({ vendorId, categoryId });
  subject = `product-${productId}`;
  [buyer, other] = [await aBuyer(app, { vendorId, productId }), await aBuyer(app, { vendorId, productId })];
});
afterAll(() => app.close());

const uploaded = ({ id }: Person): Promise<string> => anUploadedPicture(app, id);
const write = (pictures: string[], { headers } = buyer) =>
  app.post(`/api/own-review/${subject}`, { ...aReview(5), pictures }, headers);
const change = (id: number, pictures: string[]) =>
  app.post(`/api/review/${id}`, { ...aReview(5), pictures }, buyer.headers);
const written = async (pictures: string[]) => (await write(pictures)).body as OwnReview;
const shown = async () => ((await app.get(`/api/reviews/${subject}`)).body as ReviewList).data[0]?.pictures;
const url = (key: string) => `/pictures/uploads/${key}`;
const attachedTo = async (key: string) =>
  (
    await app.database.db
      .selectFrom('picture')
      .select('attached_to')
      .where('key', '=', key)
      .executeTakeFirst()
  )?.attached_to;
const refused = (message: string) => ({
  status: 422,
  body: { errors: [{ property: 'pictures', message }] },
});

describe('Pictures of a review (TRUST-04)', () => {
  it('are shown with it, in their given order', async () => {
    const [one, two] = [await uploaded(buyer), await uploaded(buyer)];
    expect(await written([two, one])).toMatchObject({ pictures: [{ key: two }, { key: one }] });
    expect(await shown()).toEqual([
      { url: url(two), width: 800, height: 600, widths: [400, 800] },
      { url: url(one), width: 800, height: 600, widths: [400, 800] },
    ]);
  });

  it('are part of the duplicate check: same words and pictures are one review', async () => {
    const [one, two] = [await uploaded(buyer), await uploaded(buyer)];
    const first = await written([one]);
    expect(await write([one])).toMatchObject({ status: 201, body: { id: first.id } });
    expect(await write([two])).toMatchObject({ status: 409, body: { message: 'error-review-exists' } });
  });

  it('change with it, and removed ones are released', async () => {
    const [one, two] = [await uploaded(buyer), await uploaded(buyer)];
    const { id } = await written([one]);
    expect(await change(id, [two])).toMatchObject({ status: 200, body: { pictures: [{ key: two }] } });
    expect(await shown()).toMatchObject([{ url: url(two) }]);
    expect([await attachedTo(one), await attachedTo(two)]).toEqual([null, `review:${id}`]);
  });

  it('of another person or used elsewhere are rejected, and nothing is written', async () => {
    const one = await uploaded(buyer);
    expect(await write([await uploaded(other)])).toMatchObject(refused('error-picture-unknown'));
    expect(await write(['x'.repeat(24)])).toMatchObject(refused('error-picture-unknown'));
    expect(await write([one, one])).toMatchObject(refused('error-picture-unknown'));
    expect(await shown()).toBeUndefined();
    await app.database.db
      .updateTable('picture')
      .set({ attached_to: 'property:1', orphaned_at: null })
      .where('key', '=', one)
      .execute();
    expect(await write([one])).toMatchObject(refused('error-picture-unknown'));
  });

  it('are limited to six', async () => {
    const keys: string[] = [];
    for (let place = 0; place < 7; place += 1) keys.push(await uploaded(buyer));
    expect(await write(keys)).toMatchObject(refused('error-too-many-pictures'));
  });

  it('are deleted when it is withdrawn', async () => {
    const one = await uploaded(buyer);
    const { id } = await written([one]);
    await app.delete(`/api/review/${id}`, buyer.headers);
    expect(await attachedTo(one)).toBeNull();
  });

  it('are deleted with the account; the text stays', async () => {
    const one = await uploaded(buyer);
    await written([one]);
    expect((await app.post('/api/user/deletion', { proof: buyer.email }, buyer.headers)).status).toBe(200);
    const { data } = (await app.get(`/api/reviews/${subject}`)).body as ReviewList;
    expect(data).toMatchObject([{ name: null, pictures: [] }]);
  });

  it('are shown to the team with a report', async () => {
    const one = await uploaded(buyer);
    const { id } = await written([one]);
    await app.post(`/api/review/${id}/report`, { reason: 'offensive' });
    const mails = app.database.db.selectFrom('mail').select('text').orderBy('id', 'desc');
    expect((await mails.executeTakeFirst())?.text).toContain(`${url(one)}-800.webp`);
  });
});
