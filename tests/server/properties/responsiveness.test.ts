import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerViewing } from '../../../server/modules/properties/viewings/answer-viewing.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
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

it('Real questions about homes set the figures of the home and the agency (TRUST-02)', async () => {
  const { db } = app.database;
  const owner = await aPerson(app, { type: 'agency' });
  const home = await publish(app, owner);
  for (let number = 0; number < 5; number += 1) {
    const question = { name: 'Ани', phone: `088812340${number}`, message: 'Свободен ли е?' };
    await app.post(`/api/property/${home}/inquiry`, { ...question, email: `ask-${number}@example.com` });
  }
  // A question by the owner from another browser.
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

  // Without data of the last 90 days no figures are shown.
  await countResponsiveness(db, new Date(Date.now() + 200 * 86_400_000));
  expect((await app.get(`/api/property/${home}`)).body).toMatchObject({ owner: { responsiveness: null } });
});

it('Viewing requests count by their first answer, unless cancelled before it (TRUST-02)', async () => {
  const { db } = app.database;
  const owner = await aPerson(app);
  const home = await publish(app, owner);
  const dateTime = `${sofiaDay(new Date(app.clock.now().getTime() + 2 * 86_400_000))} 18:30`;
  const requests: { id: number; token: string }[] = [];
  const ask = async (contactEmail: string, contactPhone: string) => {
    const request = { propertyId: home, contactName: 'Ани', contactPhone, contactEmail, dateTime };
    const { token } = (await app.post('/api/property-view', request)).body as { token: string };
    const { id } = await db
      .selectFrom('viewing_request')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    requests.push({ id, token });
  };
  for (let number = 0; number < 7; number += 1) await ask(`view-${number}@example.com`, `088855560${number}`);
  // The owner's own request, which gets an answer too.
  await ask(owner.email, '0888555699');
  // Answers as the owner; hours later the session has expired.
  const answer = (place: number, word: 'propose' | 'decline', time: string | null = null) =>
    answerViewing(app.properties, owner.id, requests[place]?.id ?? 0, {
      answer: word,
      dateTime: time,
      note: '',
    });
  await app.post(`/api/property-view/follow/${requests[0]?.token}/answer`, { answer: 'cancel' });
  app.clock.passDays(1 / 24);
  const later = `${dateTime.slice(0, 10)} 11:00`;
  for (const place of [1, 2, 3, 4, 7]) await answer(place, 'propose', later);
  // A second answer days later does not change the response time.
  app.clock.passDays(1.5);
  for (const place of [1, 2]) await answer(place, 'decline');
  // An answer after more than a day does not count as within one.
  await answer(5, 'decline');
  await countResponsiveness(db, app.clock.now());
  expect((await app.get(`/api/property/${home}`)).body).toMatchObject({
    owner: { responsiveness: { sharePercent: 66, requests: 6, medianMinutes: 60 } },
  });
});
