import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { mailsTo } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: Person;
let vendorId: number;
let lamp: number;
let chair: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  const { db } = app.database;
  await db
    .updateTable('vendor')
    .set({
      company_name: 'Светлина ООД',
      company_number: '175074752',
      address: 'София, ул. „Оборище“ 5',
      return_address: '4000 Пловдив, ул. „Складова“ 3',
      email: `svetlina-${vendorId}@example.com`,
    })
    .where('id', '=', vendorId)
    .execute();
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId, title: 'Лампа Зора', price: 5_000, quantity: 10 });
  chair = await shop.product({ vendorId, categoryId, title: 'Стол Бук', price: 9_000, quantity: 10 });
  const days = { delivery_days_min: 3, delivery_days_max: 7 };
  await db.updateTable('product').set(days).where('id', '=', chair).execute();
});
afterAll(() => app.close());

async function placed(changes: object = {}, headers: Record<string, string> = {}) {
  const body = anOrder(
    [
      { id: lamp, quantity: 2 },
      { id: chair, expectedPrice: 9_000 },
    ],
    changes,
  );
  body.products = body.products.map((product) =>
    product.id === lamp ? { ...product, productNotes: 'Бял абажур' } : product,
  );
  const answer = await app.post('/api/order', body, headers);
  expect(answer.status).toBe(201);
  const { token, paymentUrl } = answer.body as { token: string; paymentUrl: string | null };
  const followed = (await app.get(`/api/order/follow/${token}`)).body as { vendorOrders: { id: number }[] };
  return { token, paymentUrl, email: body.email, id: followed.vendorOrders[0]?.id ?? 0 };
}
const lastMail = async (recipient: string) => (await mailsTo(app, recipient)).at(-1)?.text ?? '';
const deliver = async (id: number) => {
  for (const status of ['accepted', 'shipped', 'delivered'])
    await app.post(`/api/order/${id}/status`, { status }, vendor.headers);
};
const withdrawFrom = (token: string, vendorOrderId: number, quantity?: number) =>
  app.post(`/api/order/follow/${token}/withdrawal`, {
    vendorOrderId,
    ...(quantity !== undefined && {
      pieces: { key: `key-of-withdrawal-${vendorOrderId}`, products: [{ productId: lamp, quantity }] },
    }),
  });

describe('The mail of an order', () => {
  it('adds the transliteration of the seller’s name in English', async () => {
    const { email, id } = await placed({}, { 'x-accept-language': 'en' });
    expect(await lastMail(email)).toContain('Светлина (Svetlina)');
    await deliver(id);
    expect(await lastMail(email)).toContain('Светлина (Svetlina)');
  });

  it.each([['on-delivery'], ['card']])('paid %s confirms the contract', async (paymentMethod) => {
    const { email, paymentUrl } = await placed({ paymentMethod });
    if (paymentUrl)
      await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(paymentUrl ? 2 : 1);
    for (const { text } of mails) {
      expect(text).toContain('Търговец: Светлина ООД');
      expect(text).toContain('ЕИК 175074752');
      expect(text).toContain('Седалище и адрес: София, ул. „Оборище“ 5');
      expect(text).toContain(`svetlina-${vendorId}@example.com`);
      expect(text).toContain('2 × Лампа Зора: 100,00');
      expect(text).toContain('Бял абажур');
      expect(text).toContain('Срок за доставка: от 3 до 7 работни дни');
      expect(text).toMatch(/Общо: 195,00\sлв\./);
      expect(text).toMatch(/Начин на плащане: /);
      expect(text).toMatch(/1000 София, ул\. Шипка \d+, ет\. 3/);
      expect(text).toContain('14 дни след деня, в който получите стоките');
      expect(text).toContain('Светлина: връщането е за Ваша сметка');
      expect(text).toContain(`До: Светлина ООД, София, ул. „Оборище“ 5, svetlina-${vendorId}@example.com`);
      expect(text).toContain('две години от доставката');
      expect(text).toMatch(/Общи условия:\s+https?:\/\/\S+\/obshti-usloviya/);
      expect(text).toMatch(/Законова гаранция:\s+https?:\/\/\S+\/zakonova-garantsiya/);
    }
  });

  it('states the vendor’s amount to collect and the buyer’s note', async () => {
    await placed();
    const text = await lastMail(`svetlina-${vendorId}@example.com`);
    expect(text).toMatch(/Сума за събиране от купувача: 195,00\sлв\./);
    expect(text).toContain('Бял абажур');
    expect(text).toContain('ет. 3');
    const { paymentUrl } = await placed({ paymentMethod: 'card' });
    await app.server.inject({ method: 'POST', url: paymentUrl ?? '', payload: { outcome: 'paid' } });
    expect(await lastMail(`svetlina-${vendorId}@example.com`)).toContain(
      'Сума за събиране от купувача: няма (платено с карта)',
    );
  });
});

describe('The confirmation of a withdrawal', () => {
  it('from a delivered parcel states the return address, its cost and the refund', async () => {
    const { token, id, email } = await placed();
    await deliver(id);
    await withdrawFrom(token, id);
    const text = await lastMail(email);
    expect(text).toContain('Светлина ООД\n4000 Пловдив, ул. „Складова“ 3');
    expect(text).toContain('Куриерската услуга за връщането е за Ваша сметка.');
    expect(text).toContain('Ще Ви бъде върната и цената на доставката.');
    expect(text).toContain(
      'Платили сте на куриера, затова връщаме сумата по банков път от името на търговеца',
    );
  });

  it('from some pieces excludes the delivery price', async () => {
    const { token, id, email } = await placed();
    await app.database.db
      .updateTable('vendor')
      .set({ pays_returns: true })
      .where('id', '=', vendorId)
      .execute();
    await deliver(id);
    await withdrawFrom(token, id, 1);
    const text = await lastMail(email);
    expect(text).toContain('Цената на доставката не се връща');
    expect(text).not.toMatch(/заедно с цената на доставката|Ще Ви бъде върната/);
    expect(text).toContain('Връщането е за сметка на търговеца.');
    const followed = await app.get(`/api/order/follow/${token}`);
    expect(followed.body).toMatchObject({
      vendorOrders: [{ returns: { address: '4000 Пловдив, ул. „Складова“ 3', isPaidByVendor: true } }],
    });
  });

  it('from unshipped goods requests no return', async () => {
    const { token, id, email } = await placed();
    await withdrawFrom(token, id, 1);
    expect(await lastMail(email)).toContain('Не сте платили за тях и не дължите нищо.');
    expect(await lastMail(email)).not.toContain('изпратете продуктите обратно');
  });
});
