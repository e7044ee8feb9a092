import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { Moderation } from '../../../server/admin/moderation.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { RemovalMails } from '../../../server/admin/removal-mails.ts';
import { countFairPrices } from '../../../server/modules/properties/fair-price/count-fair-prices.ts';
import { matchListings } from '../../../server/modules/searches/matching/match-listings.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { Property, PropertySummary } from '../../../src/core/properties/property.ts';
import { aChair, aShopForm } from '../../support/a-product-content.ts';
import { aProperty, mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aBuyer, write } from '../support/a-review.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { versionAt } from '../support/programs/version-at.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

const SWINDLE =
  'Send 200 € by Western Union, write on WhatsApp +359 888 123 456, and I will post the keys to you.';

let app: TestApplication;
let owner: Person;
let seller: Seller;
let categoryId: number;
let lines: string[];

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  owner = await aPerson(app);
  seller = await aSeller(app);
  categoryId = await aShop(app.database).category();
});
afterAll(() => app.close());

async function admin(...words: string[]): Promise<string[]> {
  lines = [];
  const addresses = new Addresses(readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' }));
  const moderation = new Moderation({
    properties: app.properties,
    roommates: app.roommates,
    conversations: app.conversations,
    reviews: app.reviews,
    mails: new RemovalMails(new Texts('content/translations'), addresses),
    actor: RADKA,
  });
  const { db } = app.database;
  const refunds = new Refunds(app.orders, RADKA);
  await runCommand(
    words,
    {},
    { moderation, refunds, db, clock: app.clock, print: (line) => lines.push(line), actor: RADKA },
  );
  return lines;
}
const home = async (id: number) => (await app.get(`/api/property/${id}`)).body as Property;
const homeCard = async (id: number) =>
  ((await app.get(`/api/property?ids=${id}`)).body as { data: PropertySummary[] }).data[0];
const change = async (id: number, changes: Parameters<typeof aProperty>[0]) => {
  const version = await versionAt(app, `/api/user/property/${id}`, owner.headers);
  const answer = await app.post(
    `/api/user/property/${id}`,
    { ...aProperty(changes), version },
    owner.headers,
  );
  expect(answer.status, answer.text).toBe(200);
};
let last = 0;
async function search(kind = 'properties', filters = 'city=1'): Promise<Person> {
  const person = await aPerson(app);
  const saved = {
    kind,
    filters: `${filters}&priceTo=${90_000 + (last += 1)}`,
    orderBy: null,
    name: 'Търсене',
  };
  const { status } = await app.post('/api/saved-search', { ...saved, frequency: 'daily' }, person.headers);
  expect(status).toBe(201);
  return person;
}
async function alerts(person: Person): Promise<string[]> {
  await matchListings(app.database.db, app.clock);
  await sendAlerts(app.searches, 'daily');
  return (await mailsTo(app, person.email)).map(({ subject }) => subject);
}

describe('TRUST-06 a home with a text about money or another channel', () => {
  it('shows a warning, opens a case for the team, and is mailed only after their review', async () => {
    const person = await search();
    const id = await publish(app, owner, { title: 'Студио, тел. 0888 123 456', description: SWINDLE });
    expect((await home(id)).warnings).toEqual(['money', 'channel']);
    expect((await homeCard(id))?.warnings).toEqual(['money', 'channel']);
    expect(await alerts(person)).toEqual([]);
    expect((await admin('reports')).join('\n')).toMatch(
      new RegExp(`home ${id}: [^\\n]*\\n[^\\n]*(asks-for-money, other-channel)`),
    );
    await admin('keep', 'home', String(id));
    expect((await home(id)).warnings).toBeUndefined();
    expect(await alerts(person)).toEqual(['Ново жилище по търсенето Ви: Студио']);
  });

  it('gets no second warning for a text that the team approved, only for a new text', async () => {
    const id = await publish(app, owner, { description: SWINDLE });
    await admin('keep', 'home', String(id));
    await change(id, { description: SWINDLE, floor: 4 });
    expect((await home(id)).warnings).toBeUndefined();
    await change(id, { description: `${SWINDLE} Today.` });
    expect((await home(id)).warnings).toEqual(['money', 'channel']);
  });

  it('is mailed after its owner changes the text', async () => {
    const id = await publish(app, owner, { description: SWINDLE });
    const person = await search();
    await change(id, {});
    expect((await home(id)).warnings).toBeUndefined();
    expect(await alerts(person)).toHaveLength(1);
  });

  it('is removed from a pending mail when the text becomes suspicious', async () => {
    const person = await search();
    const id = await publish(app, owner);
    await matchListings(app.database.db, app.clock);
    await change(id, { description: SWINDLE });
    expect(await alerts(person)).toEqual([]);
  });

  it('is checked when it is published from a draft', async () => {
    const id = await publish(app, owner, { status: 'draft', description: SWINDLE });
    await app.post(`/api/user/property/${id}/status`, { status: 'active' }, owner.headers);
    expect((await home(id)).warnings).toEqual(['money', 'channel']);
  });
});

describe('TRUST-06 other texts that ask for money or another channel', () => {
  it('adds a warning to a room', async () => {
    const person = await search('roommates');
    const id = await postOffer(app, await aPerson(app), { aboutHome: SWINDLE });
    const { body } = await app.get(`/api/tenant-offer/${id}`);
    expect(body).toMatchObject({ warnings: ['money', 'channel'] });
    expect(await alerts(person)).toEqual([]);
    await admin('keep', 'offer', String(id));
    expect(await alerts(person)).toHaveLength(1);
  });

  it('adds a warning to the page and card of a product', async () => {
    const person = await search('products', `category=${categoryId}`);
    const id = await seller.has({ categoryId, descriptionBg: SWINDLE });
    expect((await app.get(`/api/product/${id}`)).body).toMatchObject({ warnings: ['money', 'channel'] });
    const { body } = await app.post('/api/product/search', { ids: [id] });
    expect(body).toMatchObject({ data: [{ warnings: ['money', 'channel'] }] });
    expect(await alerts(person)).toEqual([]);
    expect((await admin('reports')).join('\n')).toContain(`product ${id}: `);
    await admin('keep', 'product', String(id));
    expect((await app.get(`/api/product/${id}`)).body).not.toHaveProperty('warnings');
    expect(await alerts(person)).toHaveLength(1);
  });

  it('adds a warning to a shop and its products', async () => {
    const version = await versionAt(app, '/api/vendor/profile', seller.headers);
    const form = aShopForm({ descriptionBg: SWINDLE });
    const { status } = await app.post(`/api/vendor/${seller.vendorId}`, { ...form, version }, seller.headers);
    expect(status).toBe(200);
    const { body } = await app.get(`/api/vendor/${seller.vendorId}`);
    expect(body).toMatchObject({ warnings: ['money', 'channel'] });
    const product = await seller.has({ categoryId, code: 'CHAIR-8' });
    const card = async () => (await app.post('/api/product/search', { ids: [product] })).body;
    expect((await app.get(`/api/product/${product}`)).body).toMatchObject({ warnings: ['money', 'channel'] });
    expect(await card()).toMatchObject({ data: [{ warnings: ['money', 'channel'] }] });
    await admin('keep', 'vendor', String(seller.vendorId));
    expect((await app.get(`/api/vendor/${seller.vendorId}`)).body).not.toHaveProperty('warnings');
    expect(JSON.stringify(await card())).not.toContain('warnings');
  });

  it('adds a warning to a review', async () => {
    const product = await seller.has({ categoryId, code: 'CHAIR-9' });
    const buyer = await aBuyer(app, { vendorId: seller.vendorId, productId: product });
    const { id } = await write(app, `product-${product}`, buyer, {
      stars: 5,
      text: 'Send 200 € by Western Union and write on WhatsApp, then it comes.',
    });
    const read = async () => (await app.get(`/api/reviews/product-${product}`)).body;
    expect(await read()).toMatchObject({ data: [{ warnings: ['money', 'channel'] }] });
    expect((await admin('reports')).join('\n')).toContain(`review ${id}: `);
    await admin('keep', 'review', String(id));
    expect(JSON.stringify(await read())).not.toContain('warnings');
  });

  it('adds a warning to the reply, not to its review', async () => {
    const product = await seller.has({ categoryId, code: 'CHAIR-10' });
    const buyer = await aBuyer(app, { vendorId: seller.vendorId, productId: product });
    const { id } = await write(app, `product-${product}`, buyer);
    const asked = 'Send 200 € by Western Union and write on WhatsApp, then it comes.';
    const replied = await app.post(`/api/review/${id}/reply`, { text: asked }, seller.headers);
    expect(replied.status, replied.text).toBe(200);
    const read = async () => (await app.get(`/api/reviews/product-${product}`)).body;
    expect(await read()).toMatchObject({ data: [{ reply: { warnings: ['money', 'channel'] } }] });
    expect(await read()).not.toMatchObject({ data: [{ warnings: expect.anything() }] });
    expect((await admin('reports')).join('\n')).toContain(`reply ${id}: `);
    await admin('keep', 'reply', String(id));
    expect(JSON.stringify(await read())).not.toContain('warnings');
  });

  it('adds no warning to ordinary texts', async () => {
    const id = await seller.has({ ...aChair({ code: 'CHAIR-2' }), categoryId });
    expect((await app.get(`/api/product/${id}`)).body).not.toHaveProperty('warnings');
  });
});

describe('TRUST-06 a rent far below the usual one', () => {
  it('is reported on publication or reduction, not only at night', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
    const ids: number[] = [];
    for (let floor = 1; floor <= 12; floor += 1) {
      const changes = { district_id: 21, gpsCoordinates: { latitude: 42.142, longitude: 24.77 } };
      ids.push(
        await publish(app, owners[floor % 4] as Person, {
          ...changes,
          floor,
          totalFloors: 20,
          price: 90_000 + floor,
        }),
      );
    }
    await countFairPrices(app.database.db, app.clock.now());
    const there = { district_id: 21, gpsCoordinates: { latitude: 42.142, longitude: 24.77 } };
    const id = await publish(app, owner, { ...there, price: 30_000 });
    expect((await home(id)).warnings).toEqual(['low-rent']);
    expect((await admin('reports')).join('\n')).toMatch(new RegExp(`home ${id}: [^\\n]*\\n[^\\n]*low-rent`));
    await admin('keep', 'home', String(id));
    await countFairPrices(app.database.db, app.clock.now());
    expect((await home(id)).warnings).toBeUndefined();
    await change(id, { ...there, price: 20_000 });
    expect((await home(id)).warnings).toEqual(['low-rent']);
    await change(id, { ...there, price: 90_000 });
    expect((await home(id)).warnings).toBeUndefined();
  });
});
