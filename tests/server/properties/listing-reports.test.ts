import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptReport, handleReports } from '../../../server/modules/properties/listing/listing-reports.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { postOffer } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

const form = { reason: 'fraud', text: ' Иска пари. ', email: '' } as const;
const anybody = async () => {};
const accept = (address: string, report = {}, ensurePublic: () => Promise<void> = anybody) =>
  acceptReport(app.properties, { ...form, ...report }, address, ensurePublic);

describe('A report of a listing', () => {
  it('is accepted from any visitor, and tidied', async () => {
    expect(await accept('192.0.2.1')).toMatchObject({ reason: 'fraud', text: 'Иска пари.', email: '' });
  });

  it('with a short text is rejected before any lookup', async () => {
    const looked: string[] = [];
    const refused = accept('192.0.2.2', { reason: 'other', text: '' }, async () => void looked.push('home'));
    await expect(refused).rejects.toMatchObject({ fields: { text: 'error-report-text-required' } });
    expect(looked).toEqual([]);
  });

  it('is limited to ten an hour from one address; invisible listings do not count', async () => {
    const hidden = async () => {
      throw new Failure('error-property-not-found', {}, 'not-found');
    };
    for (let time = 0; time < 12; time += 1) {
      await expect(accept('192.0.2.3', {}, hidden)).rejects.toMatchObject({ kind: 'not-found' });
    }
    for (let time = 0; time < 10; time += 1) await accept('192.0.2.3');
    await expect(accept('192.0.2.3')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(accept('192.0.2.4')).resolves.toBeDefined();
  });

  it('is closed with all reports of the same subject, and no others', async () => {
    const property = await publish(app, await aPerson(app));
    const offer = await postOffer(app, await aPerson(app));
    const { db } = app.database;
    const report = { reason: 'fraud', text: '', email: '' } as const;
    await db
      .insertInto('property_report')
      .values([1, 2].map(() => ({ property_id: property, ...report })))
      .execute();
    await db
      .insertInto('roommate_report')
      .values({ offer_id: offer, ...report })
      .execute();
    const handle = (subject: 'home' | 'offer', id: number) =>
      inTransaction(db, (transaction) => handleReports(transaction, subject, id, new Date()));
    expect(await handle('home', property)).toBe(2);
    expect(await handle('home', property)).toBe(0);
    expect(await handle('offer', offer)).toBe(1);
  });
});
