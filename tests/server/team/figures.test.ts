import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figureNamed, FIGURE_NAMES } from '../../../src/core/team/figures/figures.ts';
import { countQueues } from '../../../server/modules/team/figures/work-figures.ts';
import type { Figure } from '../../../server/modules/team/figures/read-figure.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { postOffer, sendInquiry, someUniversities } from '../support/a-roommate.ts';
import { aServiceOrder, aTeam, someServices } from '../support/a-service-order.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { casesOf } from './support/a-case.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let headers: { cookie: string };
let vendorId: number;
let home: number;

/** The clock is at noon of 21 November. */
const WEEK = 'from=2026-11-15&to=2026-11-21&compare=previous';

beforeAll(async () => {
  app = await startTestApplication();
  ({ headers } = await aMember(app, ['finance']));
  await somePlaces(app);
  await someUniversities(app);
  await someServices(app);
  await sell();
  await letHomes();
  await countViews();
  await aTeam(app);
  await app.post('/api/cleaning/one-time/order', aServiceOrder());
});
afterAll(() => app.close());

/** Two orders of a vendor, the second in the night to 21 November. */
async function sell(): Promise<void> {
  const shop = aShop(app.database);
  vendorId = await shop.vendor({ name: '=Дървото', deliveryPrice: 500 });
  const categoryId = await shop.category('Лампи');
  const id = await shop.product({ vendorId, categoryId, price: 5_000, quantity: 10 });
  for (const [quantity, at] of [
    [1, '2026-11-12T10:00:00Z'],
    [2, '2026-11-20T22:30:00Z'],
  ] as const) {
    await app.post('/api/order', anOrder([{ id, quantity }]));
    const newest = '(select max(id) from vendor_order)';
    await app.database.pool.query(`update vendor_order set created_at = $1 where id = ${newest}`, [at]);
    await app.database.pool.query(
      'update customer_order set created_at = $1 where id = (select max(id) from customer_order)',
      [at],
    );
  }
}

/** A home with an answered request, and a roommate offer with a conversation. */
async function letHomes(): Promise<void> {
  const owner = await aPerson(app);
  home = await publish(app, owner);
  await app.database.db
    .insertInto('viewing_request')
    .values([
      aRequest('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
      aRequest('2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z'),
      aRequest('2026-11-20T08:00:00Z', null),
    ])
    .execute();
  const offer = await postOffer(app, await aPerson(app));
  await sendInquiry(app, offer);
}

let requests = 0;
function aRequest(at: string, answeredAt: string | null) {
  requests += 1;
  return {
    property_id: home,
    token: `token-${requests}`,
    language: 'bg' as const,
    contact_name: 'Мария',
    contact_phone: '0888000000',
    contact_email: `maria-${requests}@example.com`,
    question: 'Има ли асансьор?',
    date_time: null,
    created_at: new Date(at),
    answered_at: answeredAt === null ? null : new Date(answeredAt),
  };
}

async function countViews(): Promise<void> {
  const view = { language: 'bg', device: 'phone' } as const;
  const onDay = (day: string, screen: 'Product' | 'Cart' | 'Checkout' | 'AdminWallet', views: number) => ({
    ...view,
    day,
    screen,
    views,
    visits: 1,
  });
  await app.database.db
    .insertInto('visit_count')
    .values([
      onDay('2026-11-14', 'Product', 50),
      onDay('2026-11-15', 'Product', 100),
      onDay('2026-11-21', 'Cart', 20),
      onDay('2026-11-21', 'Checkout', 5),
      onDay('2026-11-21', 'AdminWallet', 7),
    ])
    .execute();
}

const answer = (name: string, query = WEEK, member = headers) =>
  app.get(`/api/team/figures/${name}?${query}`, member);
const figure = async (name: string, query = WEEK) => (await answer(name, query)).body as Figure;
const valuesOf = ({ rows }: Figure) => rows.map(({ label, value, before }) => [label, value, before]);

describe('A figure of the team (TEAM-10)', () => {
  it.each(FIGURE_NAMES)('is readable before there is anything to count: %s', async (name) => {
    const read = await answer(name, 'from=2021-01-01&to=2021-03-31&compare=last-year');
    expect(read).toMatchObject({ status: 200, body: { name, compared: { from: '2020-01-01' } } });
    const { rows } = read.body as Figure;
    if (figureNamed(name).kind === 'ranking') expect(rows).toEqual([]);
    else expect(rows.every(({ value, before }) => value === 0 && before === 0)).toBe(true);
  });

  it('shows visits by day, compared with the week before', async () => {
    const { rows, total, compared } = await figure('views');
    expect(compared).toEqual({ from: '2026-11-08', to: '2026-11-14' });
    expect(rows[0]).toEqual({
      key: '2026-11-15',
      label: '',
      value: 100,
      before: 0,
      beforeKey: '2026-11-08',
    });
    expect(rows[6]).toMatchObject({ key: '2026-11-21', value: 32, before: 50 });
    expect(total).toEqual({ value: 132, before: 50 });
    expect((await figure('visits')).total).toEqual({ value: 4, before: 1 });
  });

  it('has the total of a longer month before', async () => {
    await app.database.db
      .insertInto('visit_count')
      .values({ day: '2024-12-31', screen: 'Index', language: 'bg', device: 'phone', views: 9, visits: 9 })
      .execute();
    const february = await figure('views', 'from=2025-01-01&to=2025-01-31&compare=previous');
    expect(february.total).toEqual({ value: 0, before: 9 });
    const { rows, total } = await figure('views', 'from=2025-02-01&to=2025-02-28&compare=previous');
    expect([rows.length, total]).toEqual([28, { value: 0, before: 0 }]);
  });

  it('names screens, devices and languages in the language of the member', async () => {
    expect(valuesOf(await figure('screens'))).toEqual([
      ['Продукт', 100, 50],
      ['Количка', 20, 0],
      ['Профил', 7, 0],
      ['Начало на поръчката', 5, 0],
    ]);
    expect(valuesOf(await figure('devices'))).toEqual([['Телефон', 132, 50]]);
    const english = await answer('languages', WEEK, { ...headers, 'x-accept-language': 'en' } as never);
    expect(valuesOf(english.body as Figure)).toEqual([['Bulgarian', 132, 50]]);
  });

  it('shows words of frequent searches only', async () => {
    await app.database.db
      .insertInto('empty_search')
      .values([
        { day: '2026-11-20', kind: 'products', filters: 'request=хеликоптер', times: 2 },
        { day: '2026-11-21', kind: 'products', filters: 'price=5 request=хеликоптер', times: 1 },
        { day: '2026-11-21', kind: 'products', filters: 'request=Мария Иванова', times: 2 },
        { day: '2026-11-21', kind: 'properties', filters: 'city=1', times: 50 },
      ])
      .execute();
    expect(valuesOf(await figure('empty-searches'))).toEqual([['хеликоптер', 3, 0]]);
  });

  it('adds up orders and amounts by the day in Sofia, by vendor and by category', async () => {
    const orders = await figure('orders');
    expect(orders.rows[6]).toMatchObject({ key: '2026-11-21', value: 1 });
    expect(orders.total).toEqual({ value: 1, before: 1 });
    expect((await figure('revenue')).total).toEqual({ value: 10_000, before: 5_000 });
    expect(valuesOf(await figure('vendors'))).toEqual([['=Дървото', 10_000, 5_000]]);
    expect((await figure('categories')).rows).toMatchObject([{ value: 10_000, before: 5_000 }]);
    expect((await figure('service-orders')).total?.value).toBe(1);
    expect((await figure('service-revenue')).total?.value).toBe(21_000);
  });

  it('counts listings and enquiries', async () => {
    expect((await figure('new-homes')).total).toEqual({ value: 1, before: 0 });
    expect((await figure('new-offers')).total).toEqual({ value: 1, before: 0 });
    expect((await figure('listing-requests')).total).toEqual({ value: 4, before: 0 });
    expect((await figure('cities')).rows).toMatchObject([{ value: 2 }]);
  });

  it('shows the steps from a product to an order', async () => {
    expect(valuesOf(await figure('shop-steps'))).toEqual([
      ['Продукт', 100, 50],
      ['Количка', 20, 0],
      ['Начало на поръчката', 5, 0],
      ['Поръчка', 1, 1],
    ]);
    expect((await figure('home-steps')).rows).toHaveLength(2);
    expect((await figure('home-steps')).rows.at(-1)).toMatchObject({ key: 'home-request', value: 3 });
    expect((await figure('offer-steps')).rows.at(-1)).toMatchObject({ key: 'offer-request', value: 1 });
    expect((await figure('service-steps')).rows.at(-1)).toMatchObject({ key: 'service-order', value: 1 });
  });

  it('shows the median time to an answer without unanswered requests', async () => {
    const { rows, total } = await figure('answer-times');
    expect(rows).toMatchObject([{ label: 'Заявки за оглед', value: 90 }]);
    expect(total).toBeNull();
  });

  it('shows decisions by kind without those that were undone', async () => {
    const decision = {
      kind: 'listing-reports',
      subject_id: `home-${home}`,
      title: 'Обява',
      decision: 'approve',
      state: '{}',
      owner_id: null,
      decided_by: null,
      decided_at: new Date('2026-11-20T10:00:00Z'),
      mail_at: null,
    };
    await app.database.db
      .insertInto('case_decision')
      .values([decision, { ...decision, undone_at: new Date('2026-11-20T10:01:00Z') }])
      .execute();
    expect((await figure('decisions')).rows).toMatchObject([{ key: 'listing-reports', value: 1 }]);
  });

  it('shows queues now and at the end of an earlier period', async () => {
    await app.database.db
      .insertInto('property_report')
      .values({ property_id: home, reason: 'fraud', text: '', created_at: new Date('2026-11-21T08:00:00Z') })
      .execute();
    const { db } = app.database;
    const { kinds } = casesOf(app);
    for (const hour of ['13T10', '14T10', '14T11'])
      await countQueues({ db, kinds, now: new Date(`2026-11-${hour}:00:00Z`) });
    await db.updateTable('queue_count').set({ waiting: 4 }).where('kind', '=', 'listing-reports').execute();
    const reports = ({ rows }: Figure) => rows.find(({ key }) => key === 'listing-reports');
    expect(reports(await figure('queues'))).toMatchObject({ value: 1, before: 4 });
    expect(reports(await figure('queue-ages'))).toMatchObject({ value: 120 });
    const earlier = await figure('queues', 'from=2026-11-13&to=2026-11-13&compare=previous');
    expect(reports(earlier)).toMatchObject({ value: 4, before: null });
  });

  it.each([
    ['a period in the wrong order', 'visits', 'from=2026-11-21&to=2026-11-15&compare=none', 422],
    ['a period of centuries', 'visits', 'from=0001-01-01&to=2026-11-15&compare=last-year', 422],
    ['no period', 'visits', 'compare=none', 400],
    ['a day that does not exist', 'visits', 'from=2026-02-30&to=2026-03-30&compare=none', 400],
    ['an unknown figure', 'profit', WEEK, 404],
  ])('is refused for %s', async (_, name, query, status) => {
    expect((await answer(name, query)).status).toBe(status);
  });
});

describe('The file of a figure', () => {
  const file = (name: string, more: string, member = headers) =>
    app.get(`/api/team/figures/${name}/file?${WEEK}&${more}`, member);

  it('has the rows in the language and currency of the site, and no formulas', async () => {
    const { status, text, headers: sent } = await file('vendors', 'format=csv&language=bg');
    expect(status).toBe(200);
    expect(sent['content-disposition']).toContain('vendors-2026-11-15-2026-11-21.csv');
    const [header, row] = text.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe(
      'Име;Оборот по търговец (лв.) 2026-11-15 – 2026-11-21;Оборот по търговец (лв.) 2026-11-08 – 2026-11-14;"Промяна, %"',
    );
    expect(row).toBe('"\'=Дървото";100;50;100');
  });

  it('is an Excel workbook too', async () => {
    const { status, headers: sent } = await file('visits', 'format=xlsx&language=en');
    expect(status).toBe(200);
    expect(sent['content-type']).toContain('spreadsheetml');
  });

  it('is for members who may download figures', async () => {
    const services = (await aMember(app, ['services'])).headers;
    expect((await answer('visits', WEEK, services)).status).toBe(200);
    expect((await file('visits', 'format=csv', services)).status).toBe(403);
    expect((await file('visits', 'format=csv', { cookie: '' })).status).toBe(401);
    const support = (await aMember(app, ['support'])).headers;
    expect((await answer('visits', WEEK, support)).status).toBe(403);
  });

  it('is refused in an unknown format', async () => {
    expect((await file('visits', 'format=pdf')).status).toBe(400);
  });
});
