import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfViewing } from '../../../server/modules/properties/viewings/viewing-reminders.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';
import { versionAt } from '../support/programs/version-at.ts';

let app: TestApplication;
let owner: Person;
let property: number;
let last = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
beforeEach(async () => {
  owner = await aPerson(app, { name: 'Мария Иванова' });
  property = await publish(app, owner);
  // Resets the rate limit: each test sends as often as it needs.
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

type Viewing = { id: number; status: string; dateTime: string; next: string[]; token: string };

const TIME = '2026-11-28 18:30';
const OTHER_TIME = '2026-11-29 12:30';
const aVisitor = () => `visitor-${(last += 1)}@example.com`;
const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
  app.post(
    '/api/property-view',
    {
      propertyId: property,
      contactName: 'Георги Георгиев',
      contactPhone: '0888 123 456',
      contactEmail: 'georgi@example.com',
      dateTime: TIME,
      ...changes,
    },
    headers,
  );
const tokenOf = ({ body }: Answer) => (body as { token: string }).token;
const received = async (query = '') =>
  (await app.get(`/api/property-view?${query}`, owner.headers)).body as { data: Viewing[]; total: number };
const idOf = async (token: string): Promise<number> =>
  (
    await app.database.db
      .selectFrom('viewing_request')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).id;
const answer = async (token: string, body: object, headers = owner.headers) =>
  app.post(`/api/property-view/${await idOf(token)}/answer`, { dateTime: null, note: '', ...body }, headers);
const follow = async (token: string) => (await app.get(`/api/property-view/follow/${token}`)).body;
const answerAsVisitor = (token: string, word: string) =>
  app.post(`/api/property-view/follow/${token}/answer`, { answer: word });
const entryOf = (mail: { attachments: { content: string }[] } | undefined) =>
  Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();

describe('A request for a viewing', () => {
  it('reaches the owner, and has a page', async () => {
    const visitor = aVisitor();
    const asked = await ask({ contactEmail: visitor }, { 'x-accept-language': 'en' });
    expect(asked).toMatchObject({ status: 201, body: { message: 'viewing-request-success' } });
    expect(await received()).toMatchObject({
      data: [
        {
          status: 'requested',
          dateTime: TIME,
          isPast: false,
          contactName: 'Георги Георгиев',
          contactEmail: visitor,
          next: ['accept', 'propose', 'decline'],
          property: { id: property },
        },
      ],
      total: 1,
    });
    expect(await follow(tokenOf(asked))).toMatchObject({
      status: 'requested',
      owner: { name: 'Мария И.', phone: null },
      next: ['propose', 'cancel'],
    });
    const [toOwner] = await mailsTo(app, owner.email);
    expect(toOwner?.text).toMatch(/събота, 28 ноември 2026.*18:30[\s\S]*\/profil\/ogledi/);
    const [toVisitor] = await mailsTo(app, visitor);
    expect(toVisitor?.text).toMatch(/Saturday.*28 November 2026.*18:30/);
    expect(toVisitor?.text).toContain(`/viewing/${tokenOf(asked)}`);
    for (const mail of [toOwner, toVisitor]) expect(mail?.text).not.toMatch(/(^|\s)mail-[a-z-]+|\{\{/);
  });

  it.each([
    ['contactName', ' ', 'error-viewing-name-required'],
    ['contactPhone', '', 'error-phone-required'],
    ['contactEmail', 'georgi@example', 'error-email-invalid'],
    ['dateTime', ' ', 'error-date-required'],
    ['dateTime', '2026-11-28', 'error-time-required'],
    ['dateTime', '2026-02-31 10:00', 'error-date-time-invalid'],
    ['dateTime', '2026-11-28 25:00', 'error-date-time-invalid'],
    ['dateTime', '2099-12-31 03:00', 'error-viewing-too-far'],
    ['dateTime', '2027-01-21 10:00', 'error-viewing-too-far'],
    ['dateTime', '2026-11-28 03:00', 'error-viewing-hours'],
    ['question', 'x'.repeat(1_001), 'error-text-too-long'],
    ['dateTime', '2026-11-21 11:59', 'error-date-time-past'],
    ['dateTime', '28.11.2026 18:30', 'error-date-time-invalid'],
  ])('with %s “%s” returns a field error', async (property, value, message) => {
    expect(await ask({ [property]: value })).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
  });

  it('sent twice by the same person is one', async () => {
    const contactEmail = aVisitor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ contactEmail })));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(await mailsTo(app, contactEmail)).toHaveLength(1);
    const thief = await ask({ contactEmail: contactEmail.toUpperCase(), contactName: 'Крадец' });
    expect(thief).toMatchObject({ status: 409, body: { message: 'error-viewing-already-requested' } });
    expect(thief.text).not.toContain('token');
  });

  it('for the sender’s home, or an invisible one, is rejected', async () => {
    expect(await ask({}, owner.headers)).toMatchObject({
      status: 409,
      body: { message: 'error-own-property' },
    });
    await app.post(`/api/user/property/${property}/status`, { status: 'paused' }, owner.headers);
    expect((await ask()).status).toBe(404);
    expect((await ask({ propertyId: 999_999 })).status).toBe(404);
  });

  it('may be a question without a time, which becomes a viewing when the owner proposes one', async () => {
    const visitor = aVisitor();
    const question = { contactEmail: visitor, dateTime: '', question: 'Допускате ли куче?' };
    const token = tokenOf(await ask(question));
    expect(tokenOf(await ask(question))).toBe(token);
    expect(await received('waiting=1')).toMatchObject({
      data: [{ dateTime: null, question: 'Допускате ли куче?', isPast: false, next: ['propose', 'decline'] }],
      total: 1,
    });
    const [toOwner] = await mailsTo(app, owner.email);
    expect(toOwner?.subject).toBe('Въпрос за обявата Ви: Светъл апартамент до парка');
    expect(toOwner?.text).toContain('Въпрос: Допускате ли куче?');
    expect(toOwner?.text).toContain(visitor);
    expect(await mailsTo(app, visitor)).toHaveLength(1);
    expect(await answer(token, { answer: 'accept' })).toMatchObject({ status: 409 });
    expect((await app.get(`/calendar/${token}.ics`)).status).toBe(404);
    await answer(token, { answer: 'propose', dateTime: TIME });
    expect((await answerAsVisitor(token, 'accept')).body).toMatchObject({
      status: 'accepted',
      dateTime: TIME,
    });
  });

  it('without a time or a question is rejected', async () => {
    expect(await ask({ dateTime: '', question: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'dateTime', message: 'error-date-required' }] },
    });
  });

  it('must use one of the offered times while any is free', async () => {
    const slots = ['2026-11-27 18:00', '2026-11-28 18:00'];
    const version = await versionAt(app, `/api/user/property/${property}`, owner.headers);
    await app.post(`/api/user/property/${property}/slots`, { slots, version }, owner.headers);
    expect(await ask({ dateTime: '2026-11-27 18:30' })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'dateTime', message: 'error-time-not-offered' }] },
    });
    for (const dateTime of slots)
      expect((await ask({ dateTime, contactEmail: aVisitor() })).status).toBe(201);
    expect((await ask({ dateTime: '2026-11-27 18:30' })).status).toBe(201);
  });

  it('for an offered time succeeds for one of ten', async () => {
    const version = await versionAt(app, `/api/user/property/${property}`, owner.headers);
    await app.post(`/api/user/property/${property}/slots`, { slots: [TIME], version }, owner.headers);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ contactEmail: aVisitor() })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = {
      status: 409,
      body: { errors: [{ property: 'dateTime', message: 'error-slot-taken' }] },
    };
    for (const one of answers.filter(({ status }) => status !== 201)) expect(one).toMatchObject(refused);
    expect((await app.get(`/api/property/${property}`)).body).toMatchObject({ freeSlots: [] });
    // Another time can still be requested.
    expect((await ask({ contactEmail: aVisitor(), dateTime: '2026-11-29 10:00' })).status).toBe(201);
  });

  describe('beyond a limit', () => {
    const wanted = { status: 428, body: { message: 'captcha-required' } };
    const proven = async () => ({ 'x-captcha': await aSolvedCaptcha(app, 'attempt') });
    /** Another visitor from elsewhere, for a free time. */
    const from = async (address: string, number: number, headers = {}) => {
      const day = String(1 + Math.floor(number / 10)).padStart(2, '0');
      const { statusCode, ...answer } = await app.server.inject({
        method: 'POST',
        url: '/api/property-view',
        remoteAddress: address,
        headers,
        payload: {
          propertyId: property,
          contactName: 'Георги',
          contactPhone: '0888 123 456',
          contactEmail: aVisitor(),
          dateTime: `2026-12-${day} ${10 + (number % 10)}:00`,
        },
      });
      return { status: statusCode, body: answer.json() as object };
    };

    it('from one sender or e-mail requires a proof of work', async () => {
      for (let number = 0; number < 20; number += 1)
        expect(await from('192.0.2.1', number)).toMatchObject({ status: 201 });
      expect(await from('192.0.2.1', 20)).toMatchObject(wanted);
      expect(await from('192.0.2.2', 20)).toMatchObject({ status: 201 });
      expect(await from('192.0.2.1', 21, await proven())).toMatchObject({ status: 201 });
    });

    it('leaves the listing open: after a hundred requests others still succeed', async () => {
      for (let number = 0; number < 100; number += 1) {
        expect(await from(`192.0.2.${10 + Math.floor(number / 17)}`, number)).toMatchObject({ status: 201 });
      }
      expect(await from('198.51.100.7', 100)).toMatchObject(wanted);
      expect(await from('198.51.100.7', 101, await proven())).toMatchObject({ status: 201 });
    });

    it('counts stored requests only', async () => {
      await ask({ contactEmail: 'same@example.com' });
      for (let tried = 0; tried < 25; tried += 1) {
        expect((await ask({ contactEmail: 'same@example.com' })).status).toBe(201);
        expect((await ask({ propertyId: 999_999 })).status).toBe(404);
        expect((await ask({ contactEmail: 'same@example.com', contactName: 'Друг' })).status).toBe(409);
      }
      expect((await ask({ contactEmail: 'other@example.com', dateTime: '2026-11-29 12:00' })).status).toBe(
        201,
      );
    });

    it('delays a persistent sender for the whole day, and no other', async () => {
      await ask({ contactEmail: 'one@example.com' });
      await app.database.db.updateTable('attempt').set({ count: 100 }).execute();
      const dateTime = '2026-11-29 12:00';
      expect(await ask({ contactEmail: 'two@example.com', dateTime }, await proven())).toMatchObject({
        status: 429,
      });
      expect(await from('198.51.100.8', 1, await proven())).toMatchObject({ status: 201 });
    });
  });
});

describe('The owner’s answer', () => {
  it('accepts: both get a mail with a calendar entry', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    const accepted = await answer(token, { answer: 'accept' });
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'accepted', next: ['propose', 'decline'] },
    });
    expect(await follow(token)).toMatchObject({
      status: 'accepted',
      owner: { phone: '0887654321' },
      next: ['propose', 'cancel'],
    });
    for (const person of [owner.email, visitor]) {
      const mail = (await mailsTo(app, person)).at(-1);
      expect(mail?.attachments).toMatchObject([{ name: 'viewing.ics' }]);
      const entry = entryOf(mail);
      expect(entry).toContain('METHOD:PUBLISH\r\n');
      // Half past six in Sofia in winter.
      expect(entry).toContain('DTSTART:20261128T163000Z\r\n');
      expect(entry).toContain(`UID:viewing-${await idOf(token)}@uyut\r\n`);
      expect(entry).toContain('SEQUENCE:1\r\n');
      expect(entry).toContain('STATUS:CONFIRMED');
    }
    // The same answer again changes nothing.
    expect((await answer(token, { answer: 'accept' })).status).toBe(200);
    expect(await mailsTo(app, visitor)).toHaveLength(2);
  });

  it('sends the address to the visitor only, after the time is agreed', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    const address = 'ул. „Цар Асен“ 12, вх. Б';
    const proposal = { answer: 'propose', dateTime: '2026-11-30 17:00', address: ` ${address} ` };
    expect((await answer(token, proposal)).body).toMatchObject({ address });
    expect(await follow(token)).toMatchObject({ status: 'proposed', address: '' });
    expect((await mailsTo(app, visitor)).at(-1)?.text).not.toContain(address);
    await app.post(`/api/property-view/follow/${token}/answer`, { answer: 'accept' });
    expect(await follow(token)).toMatchObject({ status: 'accepted', address });
    for (const person of [owner.email, visitor]) {
      const mail = (await mailsTo(app, person)).at(-1);
      expect(mail?.text).toContain(address);
      expect(entryOf(mail).replaceAll('\r\n ', '')).toContain(
        'LOCATION:ул. „Цар Асен“ 12\\, вх. Б\\, Лозенец\\, София',
      );
    }
    expect((await answer(token, { answer: 'decline' })).status).toBe(200);
    expect(await follow(token)).toMatchObject({ address: '' });
  });

  it('rejects an address of more than 120 characters', async () => {
    const token = tokenOf(await ask({ contactEmail: aVisitor() }));
    const { status, body } = await answer(token, { answer: 'accept', address: 'а'.repeat(121) });
    expect([status, body]).toMatchObject([400, { errors: [{ property: 'address' }] }]);
  });

  it('accepts one of two requests for the same time', async () => {
    const tokens = [
      tokenOf(await ask({ contactEmail: aVisitor() })),
      tokenOf(await ask({ contactEmail: aVisitor() })),
    ];
    const answers = await Promise.all(tokens.map((token) => answer(token, { answer: 'accept' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { message: 'error-slot-taken', errors: [{ property: 'dateTime' }] },
    });
    expect((await ask({ contactEmail: aVisitor() })).status).toBe(409);
  });

  it('proposes another time, which the visitor accepts', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    const dateTime = '2026-11-29 10:00';
    await answer(token, { answer: 'propose', dateTime, note: 'Тогава съм си вкъщи.' });
    expect(await follow(token)).toMatchObject({
      status: 'proposed',
      dateTime,
      next: ['accept', 'propose', 'cancel'],
    });
    expect((await mailsTo(app, visitor)).at(-1)?.text).toContain('Тогава съм си вкъщи.');
    expect((await answerAsVisitor(token, 'accept')).body).toMatchObject({ status: 'accepted', dateTime });
    expect((await received()).data).toMatchObject([{ status: 'accepted', dateTime }]);
    expect(entryOf((await mailsTo(app, owner.email)).at(-1))).toContain('SEQUENCE:2\r\n');
  });

  it.each([
    [{ answer: 'propose' }, 422, 'error-date-required'],
    [{ answer: 'propose', dateTime: '2026-11-20 10:00' }, 422, 'error-date-time-past'],
    [{ answer: 'propose', dateTime: '2026-02-30 10:00' }, 422, 'error-date-time-invalid'],
  ])('%j is rejected', async (body, status, message) => {
    const token = tokenOf(await ask({ contactEmail: aVisitor() }));
    expect(await answer(token, body)).toMatchObject({
      status,
      body: { errors: [{ property: 'dateTime', message }] },
    });
  });

  it('declines, and the calendar entry is cancelled', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    await answer(token, { answer: 'accept' });
    await answer(token, { answer: 'decline', note: 'Вече е отдаден.' });
    expect(await follow(token)).toMatchObject({ status: 'declined', note: 'Вече е отдаден.', next: [] });
    const entry = entryOf((await mailsTo(app, visitor)).at(-1));
    expect(entry).toContain('STATUS:CANCELLED');
    expect(entry).toContain('SEQUENCE:2\r\n');
    expect((await answer(token, { answer: 'accept' })).status).toBe(409);
    expect((await answerAsVisitor(token, 'cancel')).status).toBe(409);
    // The time is free again.
    expect((await ask({ contactEmail: aVisitor() })).status).toBe(201);
  });

  it('is rejected from others, and after the time', async () => {
    const token = tokenOf(await ask({ contactEmail: aVisitor() }));
    const stranger = await aPerson(app);
    expect((await answer(token, { answer: 'accept' }, stranger.headers)).status).toBe(404);
    const unknown = 't'.repeat(43);
    expect((await app.get(`/api/property-view/follow/${unknown}`)).status).toBe(404);
    expect((await answerAsVisitor(unknown, 'accept')).status).toBe(404);
    await app.database.pool.query(`update viewing_request set date_time = $1 where token = $2`, [
      new Date('2026-11-20T10:00:00Z'),
      token,
    ]);
    expect((await answer(token, { answer: 'accept' })).status).toBe(409);
    expect(await follow(token)).toMatchObject({ isPast: true, next: [] });
  });

  it('declines all requests when the listing is deleted', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    await app.delete(`/api/property/${property}`, owner.headers);
    expect(await follow(token)).toMatchObject({ status: 'declined' });
    expect(await mailsTo(app, visitor)).toHaveLength(2);
  });
});

describe('The visitor', () => {
  it('cancels, and the owner is notified', async () => {
    const token = tokenOf(await ask({ contactEmail: aVisitor() }));
    expect((await answerAsVisitor(token, 'accept')).status).toBe(409);
    expect((await answerAsVisitor(token, 'cancel')).body).toMatchObject({ status: 'cancelled', next: [] });
    expect((await answerAsVisitor(token, 'cancel')).status).toBe(200);
    expect((await mailsTo(app, owner.email)).at(-1)?.subject).toMatch(/^Отменен оглед/);
  });

  it('with an account has a list of requests', async () => {
    const visitor = await aPerson(app);
    const token = tokenOf(await ask({ contactEmail: visitor.email }, visitor.headers));
    const sent = (query = '') => app.get(`/api/property-view/sent?${query}`, visitor.headers);
    expect((await sent()).body).toMatchObject({ data: [{ token, status: 'requested' }], total: 1 });
    expect((await sent('waiting=1')).body).toMatchObject({ total: 0 });
    await answer(token, { answer: 'propose', dateTime: '2026-11-30 10:00' });
    expect((await sent('waiting=1')).body).toMatchObject({ total: 1 });
    expect(await received('waiting=1')).toMatchObject({ total: 0 });
  });

  it('downloads the calendar file by the link', async () => {
    const token = tokenOf(await ask({ contactEmail: aVisitor() }));
    expect((await app.get(`/calendar/${token}.ics`)).status).toBe(404);
    await answer(token, { answer: 'accept' });
    const file = await app.get(`/calendar/${token}.ics`);
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/calendar; charset=utf-8; method=PUBLISH' },
    });
    expect(file.text).toContain('STATUS:CONFIRMED');
    await answerAsVisitor(token, 'cancel');
    expect((await app.get(`/calendar/${token}.ics`)).text).toContain('STATUS:CANCELLED');
    expect((await app.get(`/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await app.get('/calendar/x')).status).toBe(404);
  });

  it('can’t inject lines into a calendar', async () => {
    const token = tokenOf(
      await ask({ contactEmail: aVisitor(), contactName: 'Ева\r\nATTENDEE:x\rEND:VEVENT' }),
    );
    await answer(token, { answer: 'accept' });
    const entry = entryOf((await mailsTo(app, owner.email)).at(-1));
    expect(entry.split(/[\r\n]+/).filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual([
      'END:VEVENT',
    ]);
  });
});

describe('A deleted account', () => {
  const leave = ({ email, headers }: Person) => app.post('/api/user/deletion', { proof: email }, headers);

  it('cancels viewings with its visitors', async () => {
    const [waiting, promised, refused, late] = [aVisitor(), aVisitor(), aVisitor(), aVisitor()];
    const other = '2026-11-29 10:00';
    await ask({ contactEmail: waiting });
    const agreed = tokenOf(await ask({ contactEmail: promised, dateTime: other }));
    await answer(agreed, { answer: 'accept' });
    await answer(tokenOf(await ask({ contactEmail: refused })), { answer: 'decline' });
    const past = tokenOf(await ask({ contactEmail: late }));
    await app.database.pool.query(
      `update viewing_request set date_time = '2026-11-20T10:00:00Z' where token = $1`,
      [past],
    );
    expect((await leave(owner)).status).toBe(200);
    const news = async (visitor: string) => (await mailsTo(app, visitor)).map(({ subject }) => subject);
    const calledOff = 'Отказан оглед: Светъл апартамент до парка';
    expect((await news(waiting)).slice(1)).toEqual([calledOff]);
    expect((await news(promised)).slice(2)).toEqual([calledOff]);
    expect(await news(refused)).toHaveLength(2);
    expect(await news(late)).toHaveLength(1);
    const mail = (await mailsTo(app, promised)).at(-1);
    expect(entryOf(mail)).toContain('STATUS:CANCELLED');
    // The page of the viewing is deleted with the home.
    expect(mail?.text).not.toContain(agreed);
    expect((await app.get(`/api/property-view/follow/${agreed}`)).status).toBe(404);
  });

  it('cancels viewings with owners, and its data is deleted', async () => {
    const visitor = await aPerson(app, { name: 'Борис Борисов' });
    const token = tokenOf(await ask({ contactName: 'Борис', contactEmail: visitor.email }, visitor.headers));
    await answer(token, { answer: 'accept' });
    expect((await leave(visitor)).status).toBe(200);
    const mail = (await mailsTo(app, owner.email)).at(-1);
    expect(mail?.subject).toMatch(/^Отменен оглед/);
    expect(entryOf(mail)).toContain('STATUS:CANCELLED');
    expect((await received()).data).toMatchObject([
      { status: 'cancelled', contactName: '', contactEmail: '' },
    ]);
    // The time is free again.
    expect((await ask({ contactEmail: aVisitor() })).status).toBe(201);
  });

  it('cancels nothing if the deletion fails', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    expect((await leave({ ...owner, email: 'other@example.com' })).status).toBe(422);
    expect(await follow(token)).toMatchObject({ status: 'requested' });
    expect(await mailsTo(app, visitor)).toHaveLength(1);
  });
});

describe('The reminder', () => {
  const jobs = async () =>
    (
      await app.database.pool.query<{ run_at: Date; payload: { viewingId: number; sequence: number } }>(
        `select run_at, payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
         where task.identifier = 'homes.remind-viewing' order by job.id desc limit 1`,
      )
    ).rows[0];

  it('is sent to both the day before an agreed viewing', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    await answer(token, { answer: 'accept' });
    const job = await jobs();
    expect(job?.run_at.toISOString()).toBe('2026-11-27T16:30:00.000Z');
    if (!job) return;
    await remindOfViewing(app.properties, job.payload);
    await remindOfViewing(app.properties, job.payload);
    expect((await mailsTo(app, visitor)).filter(({ subject }) => subject.startsWith('Утре'))).toHaveLength(1);
    expect(
      (await mailsTo(app, owner.email)).filter(({ subject }) => subject.startsWith('Утре')),
    ).toHaveLength(1);
  });

  it('is not sent for a cancelled viewing', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    await answer(token, { answer: 'accept' });
    const job = await jobs();
    await answerAsVisitor(token, 'cancel');
    if (job) await remindOfViewing(app.properties, job.payload);
    expect((await mailsTo(app, visitor)).some(({ subject }) => subject.startsWith('Утре'))).toBe(false);
  });
});

describe('A counter-proposal by the visitor (HOME-15)', () => {
  const propose = (token: string, dateTime?: string) =>
    app.post(`/api/property-view/follow/${token}/answer`, { answer: 'propose', dateTime });

  it('is accepted by the owner', async () => {
    const token = tokenOf(await ask());
    await answer(token, { answer: 'accept' });
    expect(await follow(token)).toMatchObject({
      map: expect.stringContaining('https://www.openstreetmap.org/?mlat=42.671&mlon=23.326'),
    });
    expect((await propose(token, OTHER_TIME)).body).toMatchObject({
      status: 'requested',
      dateTime: OTHER_TIME,
      map: null,
    });
    expect((await propose(token, OTHER_TIME)).status).toBe(200);
    const mails = await mailsTo(app, owner.email);
    const moved = mails.filter(({ subject }) => subject.startsWith('Друг час за оглед'));
    expect(moved).toHaveLength(1);
    expect(entryOf(moved[0])).toContain('STATUS:CANCELLED');
    expect(await received('waiting=1')).toMatchObject({ data: [{ next: ['accept', 'propose', 'decline'] }] });
    await answer(token, { answer: 'accept' });
    expect(await follow(token)).toMatchObject({ status: 'accepted', dateTime: OTHER_TIME });
  });

  it('must have a valid time', async () => {
    const token = tokenOf(await ask());
    expect(await propose(token)).toMatchObject({ status: 422, body: { errors: [{ property: 'dateTime' }] } });
    expect((await propose(token, '2020-01-01 10:00')).status).toBe(422);
  });

  it('leads to a mail and a calendar entry with a map link', async () => {
    const visitor = aVisitor();
    const token = tokenOf(await ask({ contactEmail: visitor }));
    await answer(token, { answer: 'accept' });
    const mail = (await mailsTo(app, visitor)).at(-1);
    expect(mail?.text).toContain('https://www.openstreetmap.org/?mlat=42.671&mlon=23.326');
    expect(entryOf(mail).replace(/\r\n /g, '')).toContain('openstreetmap.org/?mlat=42.671&mlon=23.326');
  });
});
