import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { someRecords } from './support/some-records.ts';

let app: TestApplication;
let records: Awaited<ReturnType<typeof someRecords>>;
let owner: Member;

beforeAll(async () => {
  app = await startTestApplication();
  records = await someRecords(app);
  owner = await aMember(app);
  await app.post(
    '/api/team/records/notes',
    { input: { resource: 'orders', recordId: String(records.order.id), text: 'Обади се в петък.' } },
    owner.headers,
  );
});
afterAll(() => app.close());

type Row = Record<string, unknown> & { id: string | number };
type List = { data: Row[]; total: number; isCapped: boolean };

const list = async (resource: string, query: Record<string, string> = {}, headers = owner.headers) => {
  const answer = await app.get(`/api/team/records/${resource}?${new URLSearchParams(query)}`, headers);
  expect([resource, query, answer.status, answer.body]).toMatchObject([resource, query, 200, {}]);
  return answer.body as List;
};
const read = async (resource: string, id: string | number, headers = owner.headers) => {
  const answer = await app.get(`/api/team/records/${resource}/${id}`, headers);
  expect([resource, answer.status, answer.body]).toMatchObject([resource, 200, {}]);
  return (
    answer.body as { record: Row & { timeline: { kind: string }[]; related: Record<string, Row[] | null> } }
  ).record;
};
const find = async (q: string, headers = owner.headers) =>
  (
    (await app.get(`/api/team/search?${new URLSearchParams({ q })}`, headers)).body as {
      data: { resource: string; id: string; title: string; detail: string }[];
    }
  ).data;

const DAYS = { from: '2026-11-01', to: '2026-11-30' };
/** Orders and filters of each kind, with values that fit at least one record. */
const KINDS: [string, { sorts: string[]; filters: Record<string, unknown> }][] = [
  [
    'accounts',
    { sorts: ['id', 'createdAt', 'name', 'email'], filters: { type: 'user', isSuspended: false } },
  ],
  [
    'vendors',
    {
      sorts: ['id', 'createdAt', 'name'],
      filters: { isVerified: false, isRemoved: false, needsApproval: false },
    },
  ],
  ['agencies', { sorts: ['id', 'createdAt', 'name'], filters: { isTrusted: false, isVerified: false } }],
  [
    'properties',
    {
      sorts: ['id'],
      filters: { status: 'active', isRemoved: false, isDeleted: false, isPendingReview: false, cityId: 1 },
    },
  ],
  [
    'offers',
    {
      sorts: ['id'],
      filters: { status: 'active', isRemoved: false, isDeleted: false, isPendingReview: false },
    },
  ],
  [
    'products',
    {
      sorts: ['id', 'createdAt', 'title', 'price'],
      filters: { isRemoved: false, isDeleted: false, isHidden: false },
    },
  ],
  [
    'orders',
    {
      sorts: ['id', 'createdAt'],
      filters: { ...DAYS, paymentMethod: 'card', paymentStatus: 'paid', status: 'new' },
    },
  ],
  [
    'service-orders',
    { sorts: ['id', 'createdAt'], filters: { ...DAYS, type: 'one-time', status: 'booked' } },
  ],
  [
    'payments',
    { sorts: ['createdAt'], filters: { ...DAYS, kind: 'payment', status: 'paid', method: 'card' } },
  ],
  ['mails', { sorts: ['id', 'createdAt'], filters: { state: 'waiting' } }],
  ['contact-messages', { sorts: ['id', 'createdAt'], filters: DAYS }],
  ['conversations', { sorts: ['reportedAt', 'id'], filters: { ...DAYS, isOpen: true } }],
  [
    'audit-log',
    {
      sorts: ['id'],
      filters: {
        ...DAYS,
        operation: 'notes.write',
        subject: 'note',
        subjectId: '1',
        operator: 'Радка Петрова',
      },
    },
  ],
  ['notes', { sorts: ['id', 'createdAt'], filters: { resource: 'orders' } }],
  ['members', { sorts: ['createdAt', 'name', 'email'], filters: { role: 'owner' } }],
];

describe.each(KINDS)('The list of %s (TEAM-05)', (resource, { sorts, filters }) => {
  it('has its orders, both ways', async () => {
    for (const sort of sorts) {
      const up = (await list(resource, { sort, order: 'asc' })).data;
      const down = (await list(resource, { sort, order: 'desc' })).data;
      expect(up.length).toBeGreaterThan(0);
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
    }
    expect((await app.get(`/api/team/records/${resource}?sort=secret`, owner.headers)).status).toBe(400);
  });

  it('has its filters', async () => {
    for (const [name, value] of [...Object.entries(filters), ['', '']]) {
      const filter = name === '' ? filters : { [name]: value };
      const { data, total } = await list(resource, { filter: JSON.stringify(filter) });
      expect([filter, data.length > 0, total >= data.length]).toEqual([filter, true, true]);
    }
    const bad = async (filter: string) =>
      (await app.get(`/api/team/records/${resource}?${new URLSearchParams({ filter })}`, owner.headers))
        .status;
    expect(await bad('{"unknown":1}')).toBe(400);
    expect(await bad('{"__proto__":1}')).toBe(400);
    expect(await bad('[]')).toBe(400);
    expect(await bad('{')).toBe(400);
  });

  it('pages without gaps', async () => {
    const all = (await list(resource)).data.map(({ id }) => id);
    const paged: unknown[] = [];
    for (let offset = 0; offset < all.length; offset += 2) {
      const page = await list(resource, { offset: String(offset), limit: '2' });
      paged.push(...page.data.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
  });

  it('is exported with the same rows', async () => {
    const { data } = await list(resource, { limit: '100' });
    const { status, headers, text } = await app.get(`/api/team/records/${resource}/export`, owner.headers);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text.split('\r\n').filter((line) => line !== '');
    expect(lines[0]).toMatch(/^\uFEFF(Номер|№|Код)/);
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(data.map(({ id }) => String(id)));
  });

  it('leads to a record', async () => {
    const [first] = (await list(resource)).data;
    expect(await read(resource, first?.id ?? '')).toMatchObject(first ?? {});
    for (const id of ['999999999', 'payment-x', 'refund-999999999'])
      expect((await app.get(`/api/team/records/${resource}/${id}`, owner.headers)).status).toBe(404);
  });

  it('finds nothing for strange texts', async () => {
    for (const q of ['%', '_', '\\', "'", '__________', '%%%%', 'ъъъъъъъъ'])
      expect([q, (await list(resource, { q })).data]).toEqual([q, []]);
  });
});

describe('The search over everything (TEAM-05)', () => {
  const idsOf = async (q: string) => (await find(q)).map(({ resource, id }) => `${resource}/${id}`);

  it('finds a number', async () => {
    const { order, cleaning, contactMessage } = records;
    expect(await idsOf(`U-${100_000 + order.id}`)).toEqual([
      `orders/${order.id}`,
      `payments/payment-${records.payment}`,
    ]);
    expect(await idsOf(`s-${100_000 + cleaning.id}`)).toEqual([`service-orders/${cleaning.id}`]);
    expect(await idsOf(`К-${100_000 + contactMessage}`)).toEqual([`contact-messages/${contactMessage}`]);
  });

  it('finds an e-mail address in any case', async () => {
    const found = await idsOf(records.order.email.toUpperCase());
    expect(found).toContain(`orders/${records.order.id}`);
    expect(found).toContain(`mails/${records.mail}`);
    expect(await idsOf(records.user.email)).toContain(`accounts/${records.user.id}`);
  });

  it('finds a name in Cyrillic and in Latin letters', async () => {
    for (const q of ['мария иван', 'Maria Ivan']) {
      const found = await idsOf(q);
      for (const kind of ['orders', 'accounts', 'contact-messages', 'conversations'])
        expect([q, found.some((one) => one.startsWith(`${kind}/`))]).toEqual([q, true]);
    }
  });

  it('finds a phone in any notation', async () => {
    expect(await idsOf('+359 88 765-4321')).toContain(`accounts/${records.user.id}`);
    expect(await idsOf('888 123 456')).toContain(`service-orders/${records.cleaning.id}`);
  });

  it('finds titles, codes and company numbers', async () => {
    expect(await idsOf('апартамент до парка')).toEqual([`properties/${records.property}`]);
    expect(await idsOf('Настолна лампа')).toContain(`products/${records.order.product}`);
    expect(await idsOf('999001012')).toContain(`vendors/${records.order.vendorId}`);
    expect(await idsOf('имоти плюс')).toContain(`agencies/${records.agency.agencyId}`);
  });

  it('shows only kinds that the member may read', async () => {
    const { headers } = await aMember(app, ['services']);
    const kinds = new Set((await find('мария иванова', headers)).map(({ resource }) => resource));
    expect([...kinds]).toEqual(['service-orders']);
  });
});

describe('A record (TEAM-05)', () => {
  const events = async (resource: string, id: string | number, headers = owner.headers) =>
    (await read(resource, id, headers)).timeline.map(({ kind }) => kind);

  it('of an order has its vendor orders, payments, mails and note', async () => {
    const { order, payment } = records;
    const record = await read('orders', order.id);
    expect(record).toMatchObject({
      number: `U-${100_000 + order.id}`,
      total: 10_500,
      vendorOrders: [{ id: order.vendorOrderId, refundable: 10_500, lines: [{ quantity: 2 }] }],
      related: { payments: [{ id: `payment-${payment}`, amountCents: 5_369 }], accounts: [] },
    });
    expect(record.related.mails?.length).toBeGreaterThan(0);
    expect(await events('orders', order.id)).toEqual(
      expect.arrayContaining(['created', 'status', 'paid', 'mailed', 'note']),
    );
    expect(record.timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', text: 'Обади се в петък.', actor: 'Радка Петрова' }),
    );
  });

  it('of an account has its listings and timeline', async () => {
    const { user, property, offer } = records;
    expect(await read('accounts', user.id)).toMatchObject({
      sessions: [{ device: '' }],
      related: { properties: [{ id: property }], offers: [{ id: offer }], vendors: [], orders: [] },
    });
    expect(await events('accounts', user.id)).toEqual(
      expect.arrayContaining(['created', 'confirmed', 'listed']),
    );
  });

  it('of a listing has the values of its form', async () => {
    const { property, offer, order } = records;
    expect(await read('properties', property)).toMatchObject({ area: 65, bedrooms: 1, deposit: 120_000 });
    expect(await read('offers', offer)).toMatchObject({
      room: expect.any(String),
      people: expect.any(Number),
    });
    expect(await read('products', order.product)).toMatchObject({ width: 200, colour: null });
  });

  it('shows nothing of kinds that the member may not read', async () => {
    const { headers } = await aMember(app, ['moderator']);
    const record = await read('accounts', records.user.id, headers);
    expect(record.related).toMatchObject({ orders: null, mails: null, 'service-orders': null });
    expect(await events('accounts', records.user.id, headers)).not.toContain('mailed');
  });

  it('of a mail hides its text, which may contain secret links', async () => {
    const text = JSON.stringify(await read('mails', records.mail));
    expect(text).not.toContain(records.order.token);
  });

  it('of a conversation exists only after a report', async () => {
    const { headers } = await aMember(app, ['moderator']);
    expect(await read('conversations', records.conversation, headers)).toMatchObject({
      openReports: 1,
      messages: [{ author: 'asker', text: 'Пратете ми капаро.' }],
    });
    const { db } = app.database;
    await db.deleteFrom('conversation_report').execute();
    const url = `/api/team/records/conversations/${records.conversation}`;
    expect((await app.get(url, headers)).status).toBe(404);
    expect((await list('conversations', {}, headers)).data).toEqual([]);
  });
});

describe('The export of a list (TEAM-05)', () => {
  const file = (resource: string, headers?: { cookie: string }, query = '') =>
    app.get(`/api/team/records/${resource}/export${query}`, headers);

  it('needs a session and the permission of the list', async () => {
    expect((await file('orders')).status).toBe(401);
    expect((await file('orders', records.user.headers)).status).toBe(401);
    const { headers } = await aMember(app, ['finance']);
    expect((await file('orders', headers)).status).toBe(200);
    expect((await file('properties', headers)).status).toBe(403);
    expect((await file('secrets', headers)).status).toBe(404);
  });

  it('of the audit log needs a permission of its own', async () => {
    const { headers } = await aMember(app, ['finance']);
    expect((await app.get('/api/team/records/audit-log', headers)).status).toBe(200);
    expect((await file('audit-log', headers)).status).toBe(403);
    expect((await file('audit-log', owner.headers)).status).toBe(200);
  });

  it('is filtered and searched like the list', async () => {
    const { text } = await file(
      'accounts',
      owner.headers,
      `?${new URLSearchParams({ q: records.agency.email })}`,
    );
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const none = `?${new URLSearchParams({ filter: '{"isSuspended":true}' })}`;
    expect((await file('accounts', owner.headers, none)).text.trim().split('\r\n')).toHaveLength(1);
    expect((await file('accounts', owner.headers, '?filter={')).status).toBe(400);
  });
});
