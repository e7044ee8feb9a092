import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingStatistics } from '../../../src/core/properties/listing-statistics.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let agency: Person;
let property: number;
let other: number;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
beforeEach(async () => {
  agency = await aPerson(app, { type: 'agency', name: 'Дом и ключ' });
  property = await publish(app, agency, { title: 'Светло жилище до парка' });
  other = await publish(app, agency, { title: 'Тихо жилище в центъра' });
});
afterAll(() => app.close());

const statistics = async (query = 'from=2026-11-15&to=2026-11-21') =>
  app.get(`/api/stats/agency?${query}`, agency.headers);
const visit = (id: number, browser: string) =>
  app.post(`/api/property/${id}/visit`, undefined, { 'user-agent': browser });
const keep = (id: number, browser: string, isFavorite = true) =>
  app.post(`/api/property/${id}/favorite`, { browser: browser.padEnd(32, '0'), kept: isFavorite });
const askedAt = (at: string) =>
  app.database.pool.query(
    `insert into viewing_request (property_id, token, language, contact_name, contact_phone, contact_email,
       date_time, status, note, created_at)
     values ($1, gen_random_uuid()::text, 'bg', 'Петър', '0888', gen_random_uuid()::text, now(), 'requested', '', $2)`,
    [property, at],
  );

describe('The statistics of an agency', () => {
  it('contain results of its homes, by day and by home', async () => {
    await visit(property, 'one');
    await visit(property, 'one');
    await visit(property, 'two');
    await visit(other, 'one');
    await keep(property, 'a');
    await keep(property, 'b');
    await keep(property, 'b', false);
    // Half past midnight in Sofia on the 21st, and a minute before the period.
    await askedAt('2026-11-20T22:30:00Z');
    await askedAt('2026-11-14T21:59:00Z');
    const { total, before, series, listings } = (await statistics()).body as ListingStatistics;
    expect(total).toEqual({ views: 3, favorites: 1, requests: 1 });
    expect(before).toEqual({ views: 0, favorites: 0, requests: 1 });
    expect(series).toHaveLength(7);
    expect(series.at(-1)).toEqual({ from: '2026-11-21', views: 3, requests: 1 });
    expect(listings.map(({ propertyId, views, requests }) => [propertyId, views, requests])).toEqual([
      [property, 2, 1],
      [other, 1, 0],
    ]);
  });

  it('remain after the visits are deleted, and the next day starts anew', async () => {
    await visit(property, 'one');
    await app.database.pool.query('delete from property_visit');
    const { total } = (await statistics()).body as ListingStatistics;
    expect(total.views).toBe(1);
    const tomorrow = (await statistics('from=2026-11-22&to=2026-11-22')).body as ListingStatistics;
    expect(tomorrow.total.views).toBe(0);
  });

  it('count premium homes and the credits spent on them', async () => {
    await app.database.pool.query(
      `update property set premium_until = '2026-11-25T00:00:00Z' where id = $1`,
      [property],
    );
    const { premium, listings } = (await statistics()).body as ListingStatistics;
    expect(premium).toEqual({ active: 1, credits: 0 });
    expect(listings.find(({ propertyId }) => propertyId === property)?.premiumUntil).toBe(
      '2026-11-25T00:00:00.000Z',
    );
  });

  it('are private, and not available to vendors', async () => {
    await visit(property, 'one');
    const somebody = await aPerson(app);
    const answer = await app.get('/api/stats/agency?from=2026-11-15&to=2026-11-21', somebody.headers);
    expect(answer.body).toMatchObject({ total: { views: 0 }, listings: [] });
    const vendor = await aPerson(app, { type: 'vendor' });
    const refused = await app.get('/api/stats/agency?from=2026-11-15&to=2026-11-21', vendor.headers);
    expect(refused.status).toBe(403);
    expect((await statistics('from=2026-11-21&to=2026-11-01')).status).toBe(422);
  });
});
