import { afterAll, beforeAll, expect, it } from 'vitest';
import { countResponsiveness } from '../../../server/modules/properties/listing/count-responsiveness.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

it('counts real questions about homes, keeps the figures and shows them with the home and the agency (TRUST-02)', async () => {
  const { db } = app.database;
  const owner = await aPerson(app, { type: 'agency' });
  const home = await publish(app, owner);
  for (let number = 0; number < 5; number += 1) {
    const question = { name: 'Ани', phone: `088812340${number}`, message: 'Свободен ли е?' };
    await app.post(`/api/property/${home}/inquiry`, { ...question, email: `ask-${number}@example.com` });
  }
  // A question of the owner's own, from another browser.
  const own = { name: 'Аз', phone: '0888999888', message: 'Свободен ли е?', email: owner.email };
  await app.post(`/api/property/${home}/inquiry`, own);
  const { body } = await app.get('/api/conversation', owner.headers);
  const { data } = body as { data: { id: number }[] };
  for (const { id } of data) {
    await app.post(`/api/conversation/${id}/message`, { message: `Да, разговор ${id}` }, owner.headers);
  }
  await countResponsiveness(db, new Date(Date.now() + 1_000));
  const shown = { sharePercent: 100, requests: 5 };
  expect((await app.get(`/api/property/${home}`)).body).toMatchObject({ owner: { responsiveness: shown } });
  expect((await app.get(`/api/agency/${owner.agencyId}`)).body).toMatchObject({ responsiveness: shown });

  // Nothing of the last 90 days: nothing is said any more.
  await countResponsiveness(db, new Date(Date.now() + 200 * 86_400_000));
  expect((await app.get(`/api/property/${home}`)).body).toMatchObject({ owner: { responsiveness: null } });
});
