import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  requestConfirmations,
  purgeDeletedListings,
} from '../../../server/modules/properties/editor/confirm-listings.ts';
import { deleteExpiredVisits } from '../../../server/modules/properties/listing/property-visits.ts';
import { deleteExpiredSalts } from '../../../server/platform/http/client-network.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

const statusOf = async (id: number) =>
  (await app.database.db.selectFrom('property').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;
const mailCount = async ({ email }: Person) => (await mailsTo(app, email)).length;

describe('An unconfirmed listing', () => {
  it('gets a reminder after 30 days and is paused a week later', async () => {
    const owner = await aPerson(app);
    const property = await publish(app, owner);
    app.clock.passDays(29);
    await requestConfirmations(app.properties);
    expect(await mailCount(owner)).toBe(0);
    app.clock.passDays(1);
    await requestConfirmations(app.properties);
    await requestConfirmations(app.properties);
    expect(await mailCount(owner)).toBe(1);
    app.clock.passDays(6);
    await requestConfirmations(app.properties);
    expect(await statusOf(property)).toBe('active');
    app.clock.passDays(1);
    await requestConfirmations(app.properties);
    expect(await statusOf(property)).toBe('paused');
    expect((await mailsTo(app, owner.email)).map(({ subject }) => subject.slice(0, 9))).toEqual([
      'Актуална ',
      'Обявата В',
    ]);
  });

  it('stays when its owner answers, and gets a reminder a month later', async () => {
    const owner = await aPerson(app);
    const property = await publish(app, owner);
    app.clock.passDays(30);
    await requestConfirmations(app.properties);
    const headers = await sessionOf(app, owner.id);
    expect((await app.post(`/api/user/property/${property}/confirmation`, undefined, headers)).status).toBe(
      200,
    );
    app.clock.passDays(20);
    await requestConfirmations(app.properties);
    expect(await statusOf(property)).toBe('active');
    app.clock.passDays(10);
    await requestConfirmations(app.properties);
    expect(await mailCount(owner)).toBe(2);
  });
});

describe('A deleted listing', () => {
  it('is permanently deleted after 30 days, and its pictures are released', async () => {
    const owner = await aPerson(app);
    const property = await publish(app, owner);
    const now = app.clock.now();
    const key = 'a-picture-of-a-listing-that-goes';
    const size = { width: 800, height: 600, widths: [400, 800] };
    await app.database.db
      .insertInto('picture')
      .values({
        key,
        owner_id: owner.id,
        ...size,
        created_at: now,
        stored_at: now,
        attached_to: `property:${property}`,
        orphaned_at: null,
      })
      .execute();
    await app.delete(`/api/property/${property}`, owner.headers);
    app.clock.passDays(29);
    await purgeDeletedListings(app.properties);
    expect(await statusOf(property)).toBe('active');
    app.clock.passDays(1);
    await purgeDeletedListings(app.properties);
    expect(await statusOf(property)).toBeUndefined();
    const picture = await app.database.db
      .selectFrom('picture')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    expect(picture).toMatchObject({ attached_to: null });
  });
});

describe('Visits of earlier days', () => {
  it('are deleted, with the salt of their keys', async () => {
    const property = await publish(app, await aPerson(app));
    await app.post(`/api/property/${property}/visit`);
    app.clock.passDays(1);
    await app.post(`/api/property/${property}/visit`);
    await deleteExpiredVisits(app.properties);
    await deleteExpiredSalts(app.database.db, sofiaDay(app.clock.now()));
    for (const table of ['property_visit', 'visit_salt'] as const) {
      expect(await app.database.db.selectFrom(table).select('day').execute()).toHaveLength(1);
    }
    const { views } = await app.database.db
      .selectFrom('property')
      .select('views')
      .where('id', '=', property)
      .executeTakeFirstOrThrow();
    expect(views).toBe(2);
  });
});
