import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import { mailsTo } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendorId: number;
let vendor: Person;
let order: Placed;
let email: string;
let last = 0;

type Placed = { token: string; id: number; number: string };
type Talk = { id: number; side: string; unread: number; messages: { author: string; text: string }[] };

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 590 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  order = await placed();
});
afterAll(() => app.close());

/** An order of a lamp, with or without an account. */
async function placed(changes: object = {}, headers: Record<string, string> = {}): Promise<Placed> {
  email = `buyer-${(last += 1)}@example.com`;
  const lamp = await shop.product({
    vendorId,
    categoryId: await shop.category(),
    price: 4_590,
    quantity: 10,
  });
  const goods = anOrder([{ id: lamp, expectedPrice: 4_590 }], { expectedDelivery: 590, email, ...changes });
  const { token, number } = (await app.post('/api/order', goods, headers)).body as Placed;
  const { vendorOrders } = (await app.get(`/api/order/follow/${token}`)).body as {
    vendorOrders: { id: number }[];
  };
  return { token, number, id: vendorOrders[0]?.id ?? 0 };
}
const ask = (message: string, { token, id } = order) =>
  app.post(`/api/order/follow/${token}/message`, { vendorOrderId: id, message });
const write = (message: string, person = vendor, id = order.id) =>
  app.post(`/api/order/${id}/message`, { message }, person.headers);
const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token;
const read = async (token: string) => (await app.get(`/api/conversation/follow/${token}`)).body as Talk;
const texts = ({ messages }: Talk) => messages.map(({ author, text }) => [author, text]);
const inboxOf = async ({ headers }: Person) =>
  (await app.get('/api/conversation', headers)).body as { data: Talk[]; total: number; unread: number };
const refusal = (message: string, status = 409) => ({ status, body: { message } });

describe('Messages about an order (TRUST-05)', () => {
  it('share one conversation: the vendor’s inbox and the guest’s link', async () => {
    const buyerToken = tokenOf(await ask('Кога ще пристигне?'));
    expect(await inboxOf(vendor)).toMatchObject({
      total: 1,
      unread: 1,
      data: [
        {
          subject: { kind: 'order', id: order.id, title: order.number, open: true, orderToken: null },
          other: { name: 'Мария Иванова' },
          side: 'poster',
        },
      ],
    });
    expect((await app.get('/api/user', vendor.headers)).body).toMatchObject({ waiting: { messages: 1 } });
    const vendorToken = tokenOf(await write('Утре.'));
    expect(vendorToken).not.toBe(buyerToken);
    const asBuyer = await read(buyerToken);
    expect(asBuyer).toMatchObject({
      side: 'asker',
      other: { name: 'Светлина' },
      subject: { orderToken: order.token },
    });
    expect(texts(asBuyer)).toEqual([
      ['asker', 'Кога ще пристигне?'],
      ['poster', 'Утре.'],
    ]);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain(`/razgovor/${buyerToken}`);
  });

  it('are in the inbox of a buyer with an account', async () => {
    const buyer = await aPerson(app);
    order = await placed({}, buyer.headers);
    await write('Утре.');
    expect(await inboxOf(buyer)).toMatchObject({ total: 1, unread: 1, data: [{ side: 'asker' }] });
    expect((await mailsTo(app, buyer.email)).at(-1)?.text).toContain('/profil/saobshteniya?conversation=');
  });

  it('reach a vendor without an account by a separate link without buyer secrets', async () => {
    vendorId = await shop.vendor({ name: 'Бук', deliveryPrice: 590 });
    order = await placed();
    const buyerToken = tokenOf(await ask('Кога ще пристигне?'));
    const { email: address } = await app.database.db
      .selectFrom('vendor')
      .select('email')
      .where('id', '=', vendorId)
      .executeTakeFirstOrThrow();
    const text = (await mailsTo(app, address)).at(-1)?.text ?? '';
    const token = /\/razgovor\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const asVendor = await app.get(`/api/conversation/follow/${token}`);
    expect(asVendor.body).toMatchObject({ side: 'poster', subject: { orderToken: null } });
    expect(asVendor.text).not.toContain(buyerToken);
    expect(asVendor.text).not.toContain(order.token);
    await app.post(`/api/conversation/follow/${token}/message`, { message: 'Утре.' });
    expect(texts(await read(buyerToken))).toContainEqual(['poster', 'Утре.']);
  });

  it('are linked from the order, with a separate link for each side', async () => {
    const [buyerToken, vendorToken] = [tokenOf(await ask('Кога?')), tokenOf(await write('Утре.'))];
    const followed = await app.get(`/api/order/follow/${order.token}`);
    expect(followed.body).toMatchObject({ vendorOrders: [{ conversation: buyerToken }] });
    expect(followed.text).not.toContain(vendorToken);
    const received = await app.get(`/api/order/${order.id}`, vendor.headers);
    expect(received.body).toMatchObject({ conversation: vendorToken });
    expect(received.text).not.toContain(buyerToken);
  });

  it('are limited to thirty an hour from one side, on both pages together', async () => {
    const { status } = await write('0');
    const { data } = await inboxOf(vendor);
    const inInbox = (message: string) =>
      app.post(`/api/conversation/${data[0]?.id}/message`, { message }, vendor.headers);
    const answers = [status];
    for (let count = 1; count < 31; count += 1) {
      answers.push((await (count % 2 === 0 ? write(`${count}`) : inInbox(`${count}`))).status);
    }
    expect(answers.filter((one) => one === 429)).toHaveLength(1);
    expect(answers.at(-1)).toBe(429);
    expect((await inInbox('31')).status).toBe(429);
    expect((await ask('Ало?')).status).toBe(201);
  });

  it('started at the same moment by both are one conversation', async () => {
    await Promise.all([ask('Кога ще пристигне?'), write('Утре е при Вас.'), ask('Ало?')]);
    const { data, total } = await inboxOf(vendor);
    expect(total).toBe(1);
    const whole = (await app.get(`/api/conversation/${data[0]?.id}`, vendor.headers)).body as Talk;
    expect(whole.messages).toHaveLength(3);
  });

  it.each([
    ['nothing', '   ', 422, 'error-message-required'],
    ['a link', 'Вижте example.com', 422, 'error-message-links'],
    ['3,000 characters', 'я'.repeat(3_000), 422, 'error-message-too-long'],
  ])('of %s are rejected at their field, on either side', async (_, message, status, error) => {
    for (const answer of [await ask(message), await write(message)]) {
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(error)]);
    }
    expect((await inboxOf(vendor)).total).toBe(0);
  });

  it('are not accessible to another vendor or by the link of another order', async () => {
    const unknown = refusal('error-order-not-found', 404);
    expect(await write('Ало?', await aPerson(app, { type: 'vendor' }))).toMatchObject(unknown);
    const other = await placed();
    expect(await ask('Ало?', { ...order, token: other.token })).toMatchObject(unknown);
    expect(await write('Ало?', await aPerson(app))).toMatchObject(refusal('error-not-allowed', 403));
    expect((await inboxOf(vendor)).total).toBe(0);
  });

  it('are rejected until the vendor has the order', async () => {
    const unpaid = await placed({ paymentMethod: 'card' });
    expect(await ask('Кога ще пристигне?', unpaid)).toMatchObject(refusal('error-order-not-sent-yet'));
    expect(await write('Ало?', vendor, unpaid.id)).toMatchObject(refusal('error-order-not-found', 404));
  });

  it('have no warnings, since an IBAN is normal in orders', async () => {
    const token = tokenOf(await ask('Преведете парите на този IBAN, моля.'));
    await write('Платете 45 лв. на куриера.');
    const { id } = await read(token);
    expect((await reportedConversations(app.database.db)).map((one) => one.id)).not.toContain(id);
  });

  it('are reported with the order number, and only the team closes them', async () => {
    const token = tokenOf(await ask('Кога ще пристигне?'));
    const { id } = await read(token);
    for (const way of [`follow/${token}`, String(id)]) {
      expect(await app.post(`/api/conversation/${way}/block`, undefined, vendor.headers)).toMatchObject(
        refusal('error-order-not-blocked'),
      );
    }
    await app.post(`/api/conversation/${id}/report`, { reason: 'offensive', text: '' }, vendor.headers);
    const reported = (await reportedConversations(app.database.db)).find((one) => one.id === id);
    expect(reported).toMatchObject({ title: order.number, texts: ['Кога ще пристигне?'] });
  });

  it('stay open when one side blocked the other elsewhere', async () => {
    const buyer = await aPerson(app);
    order = await placed({}, buyer.headers);
    await app.database.db
      .insertInto('blocked_person')
      .values({
        account_id: buyer.id,
        conversation_id: 1,
        blocked_id: vendor.id,
        name: 'Светлина',
        phone: '',
        email: '',
        created_at: app.clock.now(),
      })
      .execute();
    await ask('Кога ще пристигне?');
    expect((await write('Утре.')).status).toBe(201);
  });
});
