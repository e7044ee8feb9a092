import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPhone, phoneCodeTo } from '../support/a-phone.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let person: Person;
let phone: string;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  phone = aPhone();
  person = await aPerson(app, { phone });
});

const send = (headers = person.headers) => app.post('/api/user/phone/code', undefined, headers);
const confirm = (code: string, headers = person.headers) =>
  app.post('/api/user/phone/confirmation', { code }, headers);
const sentCode = () => phoneCodeTo(app, phone);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const forget = () => app.database.db.deleteFrom('attempt').execute();
async function passMinutes(minutes: number): Promise<void> {
  app.clock.passDays(minutes / (24 * 60));
  person.headers = await sessionOf(app, person.id);
}
const over = { status: 409, body: { message: 'error-phone-code-over' } };

describe('Phone confirmation by a code (decision 21)', () => {
  it('confirms the phone, and its date is public', async () => {
    const home = await publish(app, person);
    const agency = await aPerson(app, { type: 'agency', phone: aPhone() });
    expect((await app.get(`/api/property/${home}`)).body).toMatchObject({ owner: { phoneVerifiedAt: null } });
    expect((await send()).status).toBe(202);
    const { body, status } = await confirm(
      `${(await sentCode()).slice(0, 3)} ${(await sentCode()).slice(3)}`,
    );
    const verified = { phoneVerifiedAt: app.clock.now().toISOString() };
    expect([status, body]).toMatchObject([200, { ...verified, canConfirmPhone: false }]);
    expect((await app.get(`/api/property/${home}`)).body).toMatchObject({ owner: verified });
    expect((await app.get(`/api/user/${person.id}`)).body).toMatchObject(verified);
    expect((await app.get(`/api/agency/${agency.agencyId}`)).body).toMatchObject({ phoneVerifiedAt: null });
    expect((await app.get('/api/user/export', person.headers)).body).toMatchObject({
      account: { phone_verified_at: verified.phoneVerifiedAt },
    });
  });

  it('ends when the number changes; saving the same number preserves it', async () => {
    await send();
    await confirm(await sentCode());
    const save = async (typed: string) => {
      const { version } = (await app.get('/api/user', person.headers)).body as { version: string };
      const profile = { name: 'Иван Петров', phone: typed, language: 'bg', optMarketingFlag: false, version };
      return (await app.post('/api/user/profile', profile, person.headers)).body;
    };
    expect(await save(`+359 ${phone.slice(1)}`)).toMatchObject({ phoneVerifiedAt: expect.any(String) });
    expect(await save(aPhone())).toMatchObject({ phoneVerifiedAt: null, canConfirmPhone: true });
    expect(await save(phone)).toMatchObject({ phoneVerifiedAt: null });
  });

  it('rejects a code of another number or account', async () => {
    await send();
    const code = await sentCode();
    expect(await confirm(code, (await aPerson(app, { phone })).headers)).toMatchObject(over);
    await app.database.db
      .updateTable('account')
      .set({ phone: aPhone() })
      .where('id', '=', person.id)
      .execute();
    expect(await confirm(code)).toMatchObject(over);
  });

  it('accepts a code for ten minutes, once, until a newer one is sent', async () => {
    await send();
    const first = await sentCode();
    await passMinutes(5);
    await forget();
    await send();
    const second = await sentCode();
    if (first !== second) expect((await confirm(first)).status).toBe(422);
    await passMinutes(10);
    expect(await confirm(second)).toMatchObject(over);
    await forget();
    await send();
    const third = await sentCode();
    await passMinutes(9);
    expect((await confirm(third)).status).toBe(200);
    expect(await confirm(third)).toMatchObject(over);
  });

  it('allows five attempts and then rejects the right code too', async () => {
    await send();
    const code = await sentCode();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await confirm(wrong(code))).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'code', message: 'error-phone-code-wrong' }] },
      });
    expect((await confirm(code)).status).toBe(429);
  });

  it('sends one code a minute, and five a day to an account and to a number', async () => {
    expect([(await send()).status, (await send()).status]).toEqual([202, 429]);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => aPerson(app, { phone })));
    const answers: number[] = [];
    for (const other of others) answers.push((await send(other.headers)).status);
    expect(answers).toEqual([202, 202, 202, 202, 429]);
  });

  it('sends five codes a day to one account, also to different numbers', async () => {
    const answers: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      await app.database.db
        .updateTable('account')
        .set({ phone: aPhone() })
        .where('id', '=', person.id)
        .execute();
      answers.push((await send()).status);
      await passMinutes(2);
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('allows twenty attempts a day, however many codes are sent', async () => {
    await send();
    const code = await sentCode();
    const answers: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) {
      if (tried % 5 === 0) await passMinutes(11);
      answers.push((await confirm(wrong(code))).status);
    }
    expect(answers.slice(-2)).toEqual([409, 429]);
  });

  it('sends no code to a confirmed phone', async () => {
    await send();
    await confirm(await sentCode());
    await passMinutes(2);
    expect(await send()).toMatchObject({ status: 409, body: { message: 'error-phone-verified' } });
  });

  it('stores the code only as a slow hash', async () => {
    await send();
    const row = await app.database.db
      .selectFrom('phone_code')
      .selectAll()
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(await sentCode());
  });

  it.each([['12345'], ['1234567'], ['abcdef'], ['      '], ['１２３４５６']])('rejects %s', async (code) => {
    await send();
    expect([400, 422]).toContain((await confirm(code)).status);
  });

  it('accepts mobile numbers only', async () => {
    const none = await aPerson(app, { phone: '' });
    expect(await send(none.headers)).toMatchObject({
      status: 409,
      body: { message: 'error-phone-not-mobile' },
    });
    expect((await app.get('/api/user', none.headers)).body).toMatchObject({ canConfirmPhone: false });
  });
});

it('Phone confirmation is not offered without an SMS provider', async () => {
  const silent = await startTestApplication({ environment: { SMS: 'off' } });
  const somebody = await aPerson(silent);
  expect((await silent.get('/api/user', somebody.headers)).body).toMatchObject({ canConfirmPhone: false });
  expect(await silent.post('/api/user/phone/code', undefined, somebody.headers)).toMatchObject({
    status: 503,
    body: { message: 'error-sms-off' },
  });
  await silent.close();
});
