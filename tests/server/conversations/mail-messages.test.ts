import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/core/shared/durations.ts';
import { mailWaiting } from '../../../server/modules/conversations/mail-messages.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

let noon: number;
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  noon = app.clock.now().getTime();
});
afterEach(() => {
  app.clock.passDays((noon - app.clock.now().getTime()) / DAY);
});
/** The test clock starts at noon in Sofia; this moves it to eleven in the evening. */
const nightComes = () => app.clock.passDays(11 / 24);

type Waiting = { run_at: Date; payload: Parameters<typeof mailWaiting>[1] };

/** Mails scheduled for the morning. */
async function waiting(): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`select j.run_at, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'conversations.mail'`.execute(app.database.db);
  return rows;
}

describe('Mails about messages at night (TRUST-05)', () => {
  it('wait until eight in the morning, as one mail with all messages', async () => {
    const owner = await aPerson(app);
    const home = await publish(app, owner);
    nightComes();
    const ask = (message: string) =>
      app.post(`/api/property/${home}/inquiry`, { name: 'Ани', phone: '0888 123 456', message });
    await ask('Може ли с куче?');
    await ask('И кога е свободен?');
    expect(await mailsTo(app, owner.email)).toEqual([]);
    const jobs = await waiting();
    expect(jobs.map(({ run_at: at }) => at.toISOString())).toEqual(['2026-11-22T06:00:00.000Z']);
    for (const { payload } of jobs) await mailWaiting(app.conversations, payload);
    const mails = await mailsTo(app, owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Може ли с куче\?[\s\S]*И кога е свободен\?/);
    // A repeated job sends nothing more.
    for (const { payload } of jobs) await mailWaiting(app.conversations, payload);
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
  });

  it('are one for each person, with all new conversations', async () => {
    const owner = await aPerson(app);
    const homes = [await publish(app, owner), await publish(app, owner)];
    const asker = await aPerson(app);
    const ask = (home: number | undefined, message: string, phone = '0888 123 456') =>
      app.post(`/api/property/${home}/inquiry`, { name: 'Ани', phone, message });
    // By day a mail is sent at once and not repeated in the morning.
    await ask(homes[0], 'Има ли асансьор?');
    const byDay = await mailsTo(app, owner.email);
    expect(byDay).toHaveLength(1);
    nightComes();
    await ask(homes[0], 'Може ли с куче?');
    await ask(homes[1], 'Кога е свободен?');
    await ask(homes[1], 'Преведете ми парите в Revolut и идвам.', '0888 123 458');
    await app.post(
      `/api/property/${homes[1]}/inquiry`,
      { name: 'Борис', phone: '0888 123 459', message: 'Приемате ли студенти?' },
      asker.headers,
    );
    const jobs = (await waiting()).filter(
      ({ payload }) => 'accountId' in payload && payload.accountId === owner.id,
    );
    expect(jobs).toHaveLength(1);
    for (const { payload } of [...jobs, ...jobs]) await mailWaiting(app.conversations, payload);
    const [mail, ...others] = (await mailsTo(app, owner.email)).slice(byDay.length);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('4');
    for (const words of ['Може ли с куче?', 'Кога е свободен?', 'Приемате ли студенти?']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('Има ли асансьор?');
    expect(mail?.text).toMatch(/Искане на пари предварително[\s\S]*Преведете ми парите/);
    expect(mail?.text.match(/Отговор:\n\S+conversation=\d+/g)).toHaveLength(4);
  });

  it('contain the last ten messages of a conversation; the page has all', async () => {
    const owner = await aPerson(app);
    const home = await publish(app, owner);
    nightComes();
    for (let number = 1; number <= 12; number += 1) {
      const message = `Въпрос №${number}?`;
      await app.post(`/api/property/${home}/inquiry`, { name: 'Ани', phone: '0888 123 456', message });
    }
    await mailWaiting(app.conversations, { accountId: owner.id });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.text.match(/№\d+/g)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((one) => `№${one}`));
  });

  it('about a phone number wait until the morning, too', async () => {
    nightComes();
    const owner = await aPerson(app);
    const asker = await aPerson(app);
    const home = await publish(app, owner);
    const question = { name: 'Ани', phone: '0888 123 456', message: 'Ало?' };
    await app.post(`/api/property/${home}/inquiry`, question, asker.headers);
    const { data } = (await app.get('/api/conversation', owner.headers)).body as { data: { id: number }[] };
    const id = data[0]?.id ?? 0;
    const shared = await app.post(`/api/conversation/${id}/share-phone`, undefined, asker.headers);
    expect(shared.status).toBe(200);
    expect(await mailsTo(app, owner.email)).toEqual([]);
    const news = { conversationId: id, reader: 'poster', of: 'phone' } as const;
    expect((await waiting()).map(({ payload }) => payload)).toContainEqual(news);
    await mailWaiting(app.conversations, news);
    expect((await mailsTo(app, owner.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('0888123456'),
    ]);
  });

  it('are not sent when all messages were read meanwhile', async () => {
    const owner = await aPerson(app);
    const home = await publish(app, owner);
    await app.post(`/api/property/${home}/inquiry`, {
      name: 'Ани',
      phone: '0888 123 457',
      message: 'Ало?',
    });
    const inbox = await app.get('/api/conversation', owner.headers);
    const { data } = inbox.body as { data: { id: number }[] };
    const id = data[0]?.id ?? 0;
    await app.post(`/api/conversation/${id}/seen`, { lastMessageId: Number.MAX_SAFE_INTEGER }, owner.headers);
    const before = (await mailsTo(app, owner.email)).length;
    await mailWaiting(app.conversations, { conversationId: id, reader: 'poster', of: 'messages' });
    expect(await mailsTo(app, owner.email)).toHaveLength(before);
  });
});

describe('The mail about a suspicious message (TRUST-06)', () => {
  const asked = async (message: string) => {
    const owner = await aPerson(app);
    const home = await publish(app, owner);
    await app.post(`/api/property/${home}/inquiry`, { name: 'Ани', phone: '0888 123 456', message });
    const [mail] = await mailsTo(app, owner.email);
    return mail;
  };

  it('warns its reader as the page does', async () => {
    const mail = await asked('Пишете ми във Viber, тук не влизам.');
    expect(mail?.text).toMatch(/! Покана за разговор извън сайта\.[\s\S]*Пишете ми във Viber/);
  });

  it('has no warning when the message is ordinary', async () => {
    const mail = await asked('Кога може да видя дома?');
    expect(mail?.text).toContain('Кога може да видя дома?');
    expect(mail?.text).not.toMatch(/^! /m);
  });
});
