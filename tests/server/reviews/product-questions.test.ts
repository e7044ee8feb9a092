import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { moderate } from '../support/moderate.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const QUESTION = 'Подходящ ли е плотът за външни тераси?';
const ANSWER = 'Да, плотът е от тиково дърво.';

let app: TestApplication;
let productId: number;
let vendor: Person;
let asker: Person;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  productId = await shop.product({ vendorId, categoryId: await shop.category(), title: 'Маса Явор' });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  asker = await aPerson(app, { name: 'Мария Георгиева' });
});
afterAll(() => app.close());

const admin = (words: string[], because?: string) => moderate(app, words, because);

const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .orderBy('id', 'desc')
    .where('recipient', '=', recipient)
    .execute();

const ask = (text = QUESTION, headers = asker.headers) =>
  app.post(`/api/product/${productId}/questions`, { text }, headers);
const asked = async () => ((await ask()).body as { id: number }).id;
const shown = async () =>
  (await app.get(`/api/product/${productId}/questions`)).body as {
    data: { text: string; name: string | null; answer: { text: string } | null }[];
    total: number;
  };
const answer = (id: number, text = ANSWER) =>
  app.post(`/api/question/${id}/answer`, { text }, vendor.headers);

describe('A question about a product (TRUST-04)', () => {
  it('is public and sent to the vendor, and its answer to the asker', async () => {
    const id = await asked();
    const [toVendor] = await mailsTo('vendor@example.com');
    expect(toVendor?.subject).toBe('Въпрос за Ваш продукт: Маса Явор');
    expect(toVendor?.text).toContain(QUESTION);
    expect(toVendor?.text).toContain(`/produkti/${productId}#questions`);
    expect((await answer(id)).status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    const mails = await mailsTo(asker.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Търговецът отговори'))).toHaveLength(1);
    expect(mails[0]?.text).toContain(ANSWER);
    expect(await shown()).toMatchObject({
      data: [{ text: QUESTION, name: 'Мария Г.', answer: { text: ANSWER } }],
      total: 1,
    });
  });

  it('is stored once when it is sent several times at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await shown()).total).toBe(1);
  });

  it('is rejected from visitors, and after ten in an hour', async () => {
    expect((await ask(QUESTION, { cookie: '' } as typeof asker.headers)).status).toBe(401);
    for (let number = 0; number < 10; number += 1) {
      expect((await ask(`Колко тежи масата, моля? ${'о'.repeat(number + 1)}`)).status).toBe(201);
    }
    expect((await ask('И още един въпрос за масата.')).status).toBe(429);
  });

  it('is hidden by the team with a reason, and cannot be asked again', async () => {
    const id = await asked();
    const { headers } = await aPerson(app);
    await app.post(`/api/question/${id}/report`, { reason: 'offensive' }, headers);
    await app.post(`/api/question/${id}/report`, { reason: 'offensive' }, headers);
    expect(await admin(['questions'])).toContain(
      `question ${id} about product ${productId} by Мария Г.\n  1 since`,
    );
    await admin(['keep', 'question', String(id)]);
    expect(await admin(['questions'])).not.toContain(`question ${id} `);
    expect((await shown()).total).toBe(1);
    await expect(admin(['hide', 'question', String(id)])).rejects.toThrow('Add the reason');
    await admin(['hide', 'question', String(id)], 'Рекламира друг магазин.');
    expect((await shown()).total).toBe(0);
    const [mail] = await mailsTo(asker.email);
    expect(mail?.subject).toBe('Скрихме въпроса Ви: Маса Явор');
    expect(mail?.text).toContain('Рекламира друг магазин.');
    expect((await ask()).status).toBe(409);
    expect([
      (await answer(id)).status,
      (await app.delete(`/api/question/${id}`, asker.headers)).status,
    ]).toEqual([404, 404]);
    await admin(['show', 'question', String(id)]);
    expect((await shown()).total).toBe(1);
  });

  it('is in the data export; deleting the account leaves answered ones without a name', async () => {
    const id = await asked();
    await ask('Колко тежи масата, моля?');
    await answer(id);
    const { text } = await app.get('/api/user/export', asker.headers);
    expect(text).toContain(QUESTION);
    const deleted = await app.post('/api/user/deletion', { proof: asker.email }, asker.headers);
    expect(deleted.status).toBe(200);
    expect(await shown()).toMatchObject({ data: [{ text: QUESTION, name: null }], total: 1 });
  });
});
