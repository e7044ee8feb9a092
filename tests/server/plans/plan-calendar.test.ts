import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovingPlan, PlannedServices } from '../../../src/core/plans/moving-plan.ts';
import { aChosenThing, aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { somePlaces } from '../support/a-property.ts';
import { aTeam, anExpensiveServiceOrder, someServices } from '../support/a-service-order.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
afterAll(() => app.close());

/** In days; sessions expire within the hour. */
const MINUTE = 1 / (24 * 60);
const cleaning: PlannedServices = {
  services: [{ serviceKey: 'deep-home', name: '', type: 'deep', price: 650, sqm: 60 }],
  chosen: true,
  orderToken: null,
};
type Headers = { headers: Record<string, string> };

/** Events of a file, parsed by a different library than its writer. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const step = /^plan-.{36}-(.*)@uyut$/.exec(event.uid)?.[1] ?? event.uid;
      const status = component.getFirstPropertyValue('status');
      const day = event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString();
      const { uid, summary, description, sequence } = event;
      return [step, { uid, summary, description, sequence, status, day, isDate: event.startDate.isDate }];
    }),
  );
}

async function save(person: Headers, id: string, plan: MovingPlan, version: string | null = null) {
  const { status, body } = await app.post(`/api/plan/${id}`, { plan, version }, person.headers);
  expect(status).toBe(200);
  return (body as { version: string }).version;
}

/** A stored plan and its calendar URL. */
async function aFeed(plan = aPlan({ cleaning })) {
  const person = await aPerson(app);
  const id = randomUUID();
  const version = await save(person, id, plan);
  const { body } = await app.post(`/api/plan/${id}/calendar`, undefined, person.headers);
  const { pathname } = new URL((body as { address: string }).address);
  const read = (headers?: Record<string, string>) => app.get(pathname, headers);
  return { person, id, version, pathname, read };
}

describe('A plan in a calendar (PLAN-06)', () => {
  it('has all-day events with stable ids, in the owner’s language, on folded lines', async () => {
    const { read, id } = await aFeed();
    const { status, headers, text } = await read();
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
    const events = eventsIn(text);
    expect([...events].map(([step, { day, status: said }]) => `${step} ${day} ${String(said)}`)).toEqual([
      'contract 2027-03-09 CONFIRMED',
      'cleaning 2027-03-09 CONFIRMED',
      'move 2027-03-09 CANCELLED',
      'moving-in 2027-03-10 CONFIRMED',
      'next-rent 2027-04-12 CONFIRMED',
    ]);
    expect(events.get('cleaning')).toMatchObject({
      uid: `plan-${id}-cleaning@uyut`,
      summary: 'Почистване: Двустаен до парка',
      description: 'Поръчайте най-късно до 8 март.',
      isDate: true,
    });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it('marks an ordered cleaning as awaiting confirmation', async () => {
    await somePlaces(app);
    await someServices(app);
    await aTeam(app);
    const { token, secret } = await anExpensiveServiceOrder(app);
    const { read } = await aFeed(aPlan({ cleaning: { ...cleaning, orderToken: token } }));
    const note = async () => eventsIn((await read()).text).get('cleaning')?.description;
    expect(await note()).toMatch(/^Поръчка № S-\d+ очаква Вашето потвърждение$/);
    await app.post(`/api/cleaning/order/${token}/confirmation`, { secret });
    expect(await note()).toMatch(/^Поръчка № S-\d+$/);
  });

  it('follows plan changes with the same ids and higher sequence numbers', async () => {
    const { person, id, version, read } = await aFeed();
    const before = eventsIn((await read()).text);
    app.clock.passDays(MINUTE);
    await save(person, id, aPlan({ cleaning, movingInOn: '2027-03-17' }), version);
    const after = eventsIn((await read()).text);
    expect([...after.values()].map(({ uid }) => uid)).toEqual([...before.values()].map(({ uid }) => uid));
    expect(after.get('moving-in')?.day).toBe('2027-03-17');
    for (const [step, { sequence }] of after) {
      expect(sequence).toBeGreaterThan(before.get(step)?.sequence ?? 0);
    }
  });

  it('returns 304 while unchanged, and allows no shared caching', async () => {
    const { person, id, version, read } = await aFeed();
    const { headers } = await read();
    expect(headers['cache-control']).toBe('private, no-cache');
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await read(known)).status).toBe(304);
    app.clock.passDays(MINUTE);
    await save(person, id, aPlan({ cleaning, people: 1, movingInOn: '2027-03-11' }), version);
    expect((await read(known)).status).toBe(200);
  });

  it('is not found after its URL or plan is deleted, or with a guessed token', async () => {
    const { person, id, read } = await aFeed();
    const stranger = await aPerson(app);
    for (const [method, url] of [
      ['get', `/api/plan/${id}/calendar`],
      ['post', `/api/plan/${id}/calendar`],
      ['delete', `/api/plan/${id}/calendar`],
    ] as const) {
      const answer =
        method === 'post'
          ? await app.post(url, undefined, stranger.headers)
          : await app[method](url, stranger.headers);
      expect(answer.status).toBe(404);
    }
    expect((await read()).status).toBe(200);
    expect((await app.delete(`/api/plan/${id}/calendar`, person.headers)).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await app.get(`/calendar/plan/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await app.get('/calendar/plan/..%2F..%2Fetc.ics')).status).toBe(404);
    const other = await aFeed();
    await app.delete(`/api/plan/${other.id}`, other.person.headers);
    expect((await other.read()).status).toBe(404);
    const last = await aFeed();
    await app.database.db.deleteFrom('account').where('id', '=', last.person.id).execute();
    expect((await last.read()).status).toBe(404);
  });

  it('escapes user text so that it adds no lines', async () => {
    const title = 'Дом\r\nEND:VEVENT\r\nBEGIN:VEVENT; \\, "x" '.padEnd(110, '🏠');
    const { read } = await aFeed(aPlan({ home: someHomeFacts({ title }) }));
    const { text } = await read();
    const events = eventsIn(text);
    expect(events.size).toBe(5);
    expect(events.get('moving-in')?.summary).toContain('END:VEVENT BEGIN:VEVENT; \\, "x"');
  });

  it('of a visitor is made from the request and not stored', async () => {
    const id = randomUUID();
    const body = { id, plan: aPlan({ days: { contract: '2027-03-05' } }), format: 'ics' };
    const { body: file } = await app.post('/api/plan-file', body, { 'x-accept-language': 'en' });
    const { content, name } = file as { content: string; name: string };
    expect(name).toBe('uyut-plan.ics');
    const events = eventsIn(Buffer.from(content, 'base64').toString());
    expect(events.get('contract')).toMatchObject({ day: '2027-03-05', isDate: true });
    expect(events.get('moving-in')?.summary).toContain('Moving in');
    const { rows } = await app.database.pool.query('select 1 from moving_plan where id = $1', [id]);
    expect(rows).toEqual([]);
    const wrong = { ...body, plan: aPlan({ days: { move: '2027-02-30' } }) };
    expect((await app.post('/api/plan-file', wrong)).status).toBe(422);
  });

  it('has deliveries and follows their order', async () => {
    const vendor = await shop.vendor();
    const product = await shop.product({ vendorId: vendor, categoryId: await shop.category() });
    const thing = aChosenThing({
      product: { id: product, vendor: { id: vendor, name: 'Дървото', deliveryPrice: 500 } },
    });
    const plan = aPlan({ things: { budget: 'modest', things: [thing] } });
    const { person, id, version, read } = await aFeed(plan);
    const name = `delivery-${vendor}`;
    const before = eventsIn((await read()).text).get(name);
    expect(before?.description).toContain('Поръчайте');
    const { body } = await app.post('/api/order', anOrder([{ id: product }]));
    await save(person, id, { ...plan, goodsOrders: [(body as { token: string }).token] }, version);
    const after = eventsIn((await read()).text).get(name);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.description).toContain('поръчка № U-');
    expect(after?.day).not.toBe(before?.day);
  });
});
