import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { sendPasswordReset } from '../../../server/modules/accounts/change-password.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';
import { versionAt } from '../support/programs/version-at.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

let last = 0;

/** A sign-up as the browser sends it; tests override single fields. */
const aSignUp = (changes: object = {}) => ({
  type: 'user',
  name: 'Мария Иванова',
  phone: '+359 88 765 4321',
  email: `new-${(last += 1)}@example.com`,
  password: 'тайна-за-двама',
  confirmPassword: 'тайна-за-двама',
  acceptTerms: true,
  optMarketingFlag: false,
  ...changes,
});

/** The newest mail to an address. */
async function mailTo(email: string) {
  return app.database.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

async function tokenIn(email: string): Promise<string> {
  const mail = await mailTo(email);
  return /token=([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no token';
}

async function register(changes: object = {}) {
  const form = aSignUp(changes);
  await app.post('/api/user', form);
  await app.post('/api/user/confirmation', { token: await tokenIn(form.email) });
  return form;
}

/** Both cookies of the session from a login response, as the browser sends them. */
function cookiesOf(answer: Answer) {
  const { authToken } = answer.body as { authToken: string };
  const [companion = ''] = [answer.headers['set-cookie']].flat() as string[];
  return { cookie: `token=${authToken}; ${companion.split(';')[0]}` };
}

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  app.post('/api/auth', { email, password }, headers);

async function loginFrom(remoteAddress: string, email: string, password: string, headers: object = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/auth',
    remoteAddress,
    headers: { ...headers },
    payload: { email, password },
  });
  return { status: answer.statusCode, message: (answer.json() as { message?: string }).message };
}

/** The device cookie from a login, for the next login. */
const deviceOf = (answer: Answer) => {
  const set = [answer.headers['set-cookie']].flat().map(String);
  return { cookie: set.find((one) => one.startsWith('device='))?.split(';')[0] ?? '' };
};

/** Signs up and returns the browser's cookie. */
async function signUpIn(form: object): Promise<{ cookie: string }> {
  const answer = await app.post('/api/user', form);
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  return { cookie: cookies.find((one) => one.startsWith('registration='))?.split(';')[0] ?? 'none' };
}

describe('The confirmation link (AUTH-10)', () => {
  it('signs in the browser that signed up', async () => {
    const form = aSignUp();
    const browser = await signUpIn(form);
    const token = await tokenIn(form.email);
    const answer = await app.post('/api/user/confirmation', { token }, browser);
    const companion = [answer.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('session='));
    const { authToken } = answer.body as { authToken: string };
    const me = await app.post(
      '/api/user/me',
      {},
      { cookie: `token=${authToken}; ${companion?.split(';')[0]}` },
    );
    expect(me).toMatchObject({ status: 200, body: { email: form.email } });
  });

  it('confirms in another browser without signing in', async () => {
    const [form, other] = [aSignUp(), aSignUp()];
    await signUpIn(form);
    const stranger = await signUpIn(other);
    const confirm = async (headers: Record<string, string>) =>
      app.post('/api/user/confirmation', { token: await tokenIn(form.email) }, headers);
    expect(await confirm(stranger)).toMatchObject({ status: 200, body: { authToken: null } });
    const third = aSignUp();
    await signUpIn(third);
    expect(await app.post('/api/user/confirmation', { token: await tokenIn(third.email) })).toMatchObject({
      status: 200,
      body: { authToken: null },
    });
  });

  it('signs in no one when the address was signed up twice with different passwords', async () => {
    const form = aSignUp();
    await signUpIn(form);
    const second = await signUpIn({ ...form, password: 'друга-тайна-2', confirmPassword: 'друга-тайна-2' });
    const token = await tokenIn(form.email);
    expect(await app.post('/api/user/confirmation', { token }, second)).toMatchObject({
      body: { authToken: null },
    });
  });

  it.each([
    ['/imoti?page=2', 'next=%2Fimoti%3Fpage%3D2'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example/imoti', null],
  ])('accepts %s as the next page only when it is an address of the site', async (next, expected) => {
    const form = aSignUp();
    await app.post('/api/user', { ...form, next });
    const text = (await mailTo(form.email))?.text ?? '';
    expect(/next=[^\s&]+/.exec(text)?.[0] ?? null).toBe(expected);
  });
});

describe('Registration', () => {
  it('creates an account that works once the e-mail is confirmed (AUTH-08, AUTH-10)', async () => {
    const form = aSignUp();
    expect(await app.post('/api/user', form)).toMatchObject({
      status: 201,
      body: { message: 'successful-registration-message' },
    });
    expect(await login(form.email, form.password)).toMatchObject({
      status: 401,
      body: { message: 'error-email-not-confirmed' },
    });
    const confirmed = await app.post('/api/user/confirmation', { token: await tokenIn(form.email) });
    expect(confirmed.status).toBe(200);
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  it('accepts a confirmation link once, and not after two days', async () => {
    const form = aSignUp();
    await app.post('/api/user', form);
    const token = await tokenIn(form.email);
    app.clock.passDays(3);
    expect((await app.post('/api/user/confirmation', { token })).status).toBe(422);
    const other = aSignUp();
    await app.post('/api/user', other);
    const good = await tokenIn(other.email);
    expect((await app.post('/api/user/confirmation', { token: good })).status).toBe(200);
    expect((await app.post('/api/user/confirmation', { token: good })).status).toBe(422);
  });

  it('ignores invisible characters in the e-mail and the name', async () => {
    const email = 'pasted@example.com';
    const { password, ...form } = aSignUp({ email: 'pasted\u200b@example.com', name: '\u202eМария\u202c' });
    await app.post('/api/user', { ...form, password });
    await app.post('/api/user/confirmation', { token: await tokenIn(email) });
    expect((await login(email, password)).status).toBe(200);
    expect((await login(`\u2060${email}\ufeff`, password)).status).toBe(200);
    const account = await app.database.db
      .selectFrom('account')
      .select(['email', 'name'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(account).toEqual({ email, name: 'Мария' });
  });

  it('accepts a password in either Unicode form and with any space', async () => {
    const password = 'Моя\u0442 ча\u0438\u0306ник';
    const { email } = await register({ password, confirmPassword: password.normalize('NFC') });
    for (const typed of [password, password.normalize('NFC'), password.replace(' ', '\u00a0')]) {
      expect((await login(email, typed)).status, JSON.stringify(typed)).toBe(200);
    }
  });

  it('accepts a password hashed by an older version without normalisation', async () => {
    const { email } = await register();
    const decomposed = 'чаи\u0306ник 12';
    await app.database.db
      .updateTable('account')
      .set({ password_hash: await hash(decomposed) })
      .where('email', '=', email)
      .execute();
    expect((await login(email, decomposed)).status).toBe(200);
    expect((await login(email, decomposed.normalize('NFC'))).status).toBe(200);
    expect((await login(email, 'чаиник 12')).status).toBe(401);
  });

  it('does not disclose a taken address; its owner is notified by e-mail and nothing changes', async () => {
    const { email, password } = await register();
    const again = await app.post(
      '/api/user',
      aSignUp({ email: email.toUpperCase(), password: 'друга-парола', confirmPassword: 'друга-парола' }),
    );
    expect([again.status, again.body]).toEqual([201, { message: 'successful-registration-message' }]);
    expect((await mailTo(email))?.subject).toBe('Вече имате профил в Уют');
    expect((await login(email, password)).status).toBe(200);
  });

  it('marks each wrong field, both passwords if they differ (AUTH-09)', async () => {
    const answer = await app.post(
      '/api/user',
      aSignUp({ phone: '02 123', confirmPassword: 'друго', acceptTerms: false }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'validation_failed' });
    const { errors } = answer.body as { errors: { property: string; message: string }[] };
    expect(Object.fromEntries(errors.map(({ property, message }) => [property, message]))).toEqual({
      password: 'error-passwords-differ',
      confirmPassword: 'error-passwords-differ',
      phone: 'error-phone-invalid',
      acceptTerms: 'sign-up-modal-error-accept-terms',
    });
  });

  it.each([
    ['123456', 'error-password-too-common'],
    ['Мария123', 'error-password-own-data'],
    ['кратк', 'error-password-too-short'],
  ])('rejects the password %s with its reason', async (password, message) => {
    const answer = await app.post('/api/user', aSignUp({ password, confirmPassword: password }));
    expect(answer.body).toMatchObject({ errors: [{ property: 'password', message }] });
  });

  it('creates one account for two simultaneous requests with the same address', async () => {
    const form = aSignUp({ type: 'vendor' });
    const answers = await Promise.all([app.post('/api/user', form), app.post('/api/user', form)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { count } = await app.database.db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('creates the public page of an agency and the shop of a vendor', async () => {
    const agency = await register({ type: 'agency', name: 'Ключът' });
    const cookies = cookiesOf(await login(agency.email, agency.password));
    expect((await app.get('/api/user/agency', cookies)).body).toMatchObject({
      name: 'Ключът',
      trusted: false,
    });
    const vendor = await register({ type: 'vendor', name: 'Лампи и още' });
    const me = await app.post(
      '/api/user/me',
      undefined,
      cookiesOf(await login(vendor.email, vendor.password)),
    );
    expect(me.body).toMatchObject({ type: 'vendor', vendor: { name: 'Лампи и още' } });
  });
});

describe('A session', () => {
  it('needs both cookies: the readable token is useless without the other', async () => {
    const { email, password } = await register();
    const both = cookiesOf(await login(email, password));
    expect((await app.post('/api/user/me', undefined, both)).status).toBe(200);
    const [token = '', companion = ''] = both.cookie.split('; ');
    expect((await app.post('/api/user/me', undefined, { cookie: token })).status).toBe(401);
    expect((await app.post('/api/user/me', undefined, { cookie: companion })).status).toBe(401);
  });

  it('rejects cookies from two different logins', async () => {
    const { email, password } = await register();
    const [one = '', otherHalf = ''] = [
      cookiesOf(await login(email, password)).cookie.split('; ')[0],
      cookiesOf(await login(email, password)).cookie.split('; ')[1],
    ];
    expect((await app.post('/api/user/me', undefined, { cookie: `${one}; ${otherHalf}` })).status).toBe(401);
  });

  it('expires after an hour (AUTH-16)', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    app.clock.passDays(59 / 60 / 24);
    expect((await app.post('/api/user/me', undefined, cookies)).status).toBe(200);
    app.clock.passDays(2 / 60 / 24);
    expect((await app.post('/api/user/me', undefined, cookies)).status).toBe(401);
  });

  it('ends on the server at logout (AUTH-14)', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    const out = await app.post('/api/auth/logout', undefined, cookies);
    expect(out.body).toEqual({ message: 'logout-successful-message' });
    expect(String(out.headers['set-cookie'])).toMatch(/^session=;/);
    expect((await app.post('/api/user/me', undefined, cookies)).status).toBe(401);
  });

  it('is stored only as hashes', async () => {
    const { email, password } = await register();
    const { cookie } = cookiesOf(await login(email, password));
    const rows = await app.database.db.selectFrom('session').selectAll().execute();
    for (const secret of cookie.split('; ').map((half) => half.split('=')[1] ?? '')) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  it('can be listed and ended only by its owner', async () => {
    const one = await register();
    const other = await register();
    const here = cookiesOf(await login(one.email, one.password));
    const there = cookiesOf(await login(one.email, one.password));
    const stranger = cookiesOf(await login(other.email, other.password));
    const { data } = (await app.get('/api/user/session', here)).body as {
      data: { id: number; current: boolean }[];
    };
    expect(data.map(({ current }) => current)).toEqual([false, true]);
    const id = data.find(({ current }) => !current)?.id;
    expect((await app.delete(`/api/user/session/${id}`, stranger)).status).toBe(404);
    expect((await app.delete(`/api/user/session/${id}`, here)).status).toBe(200);
    expect((await app.post('/api/user/me', undefined, there)).status).toBe(401);
    expect((await app.delete('/api/user/session', here)).status).toBe(200);
    expect((await app.post('/api/user/me', undefined, here)).status).toBe(401);
  });
});

describe('A wrong password', () => {
  it('returns the same error as an unknown address', async () => {
    const { email } = await register();
    const refused = { status: 401, body: { message: 'error-wrong-credentials' } };
    expect(await login(email, 'не-е-тази')).toMatchObject(refused);
    expect(await login('nobody@example.com', 'не-е-тази')).toMatchObject(refused);
  });

  it('may be tried a few times, then is blocked for a while', async () => {
    const { email, password } = await register();
    for (let tried = 0; tried < 8; tried += 1) await login(email, 'не-е-тази');
    expect(await login(email, password)).toMatchObject({
      status: 429,
      body: { message: 'error-too-many-attempts' },
    });
    app.clock.passDays(16 / 60 / 24);
    expect((await login(email, password)).status).toBe(200);
  });

  describe('A wrong password from many networks', () => {
    /** Twenty wrong passwords, each from another address. */
    const attack = (email: string) =>
      Promise.all(Array.from({ length: 20 }, (_, n) => loginFrom(`198.51.100.${n + 1}`, email, 'не-е-тази')));
    const wanted = { status: 428, message: 'captcha-required' };

    it('requires a proof of work after twenty attempts and does not lock the owner out', async () => {
      const { email, password } = await register();
      expect((await attack(email)).filter(({ status }) => status === 401)).toHaveLength(20);
      expect(await loginFrom('203.0.113.1', email, 'не-е-тази')).toEqual(wanted);
      expect(await loginFrom('203.0.113.2', email, password)).toEqual(wanted);
      const proven = { 'x-captcha': await aSolvedCaptcha(app, 'attempt') };
      expect((await loginFrom('203.0.113.2', email, password, proven)).status).toBe(200);
      expect((await loginFrom('203.0.113.3', email, password, proven)).message).toBe('captcha-failed');
    });

    it('rejects a proof computed for another challenge', async () => {
      const { email } = await register();
      await attack(email);
      const comment = { 'x-captcha': await aSolvedCaptcha(app, 'comment') };
      expect((await loginFrom('203.0.113.4', email, 'не-е-тази', comment)).message).toBe('captcha-failed');
    });

    it('skips the proof in a browser that signed in before, until the password changes', async () => {
      const { email, password } = await register();
      const signedIn = await login(email, password);
      await attack(email);
      expect(await loginFrom('203.0.113.5', email, password)).toEqual(wanted);
      expect((await loginFrom('203.0.113.5', email, password, deviceOf(signedIn))).status).toBe(200);
      const other = await register();
      await attack(other.email);
      expect(await loginFrom('203.0.113.6', other.email, other.password, deviceOf(signedIn))).toEqual(wanted);
      const change = { currentPassword: password, password: 'изцяло-нова', confirmPassword: 'изцяло-нова' };
      await app.post('/api/user/change-password/request', change, cookiesOf(signedIn));
      expect(await loginFrom('203.0.113.5', email, 'изцяло-нова', deviceOf(signedIn))).toEqual(wanted);
    });

    it('counts attempts from that browser too', async () => {
      const { email, password } = await register();
      const device = deviceOf(await login(email, password));
      for (let tried = 0; tried < 20; tried += 1) await login(email, 'не-е-тази', device);
      expect((await login(email, password, device)).status).toBe(428);
    });

    it('counts the addresses of one network as one sender', async () => {
      const { email, password } = await register();
      for (let tried = 1; tried <= 8; tried += 1)
        await loginFrom(`2001:db8:0:1::${tried}`, email, 'не-е-тази');
      expect((await loginFrom('2001:db8:0:1:ffff::1', email, password)).status).toBe(429);
      expect((await loginFrom('2001:db8:0:2::1', email, password)).status).toBe(200);
    });
  });
});

describe('A forgotten password', () => {
  const ask = async (email: string) => {
    const answer = await app.post('/api/user/forgotten-password/request', { email });
    await sendPasswordReset(app.accounts, { email, request: randomUUID() });
    return answer;
  };
  const reset = (token: string, password: string) =>
    app.post('/api/user/forgotten-password/confirmation', { token, password });

  it('is replaced through the e-mail link, which ends all sessions and works once (AUTH-12)', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    await ask(email);
    const token = await tokenIn(email);
    expect((await reset(token, 'изцяло-нова')).body).toEqual({ message: 'password-change-success-message' });
    expect((await app.post('/api/user/me', undefined, cookies)).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'изцяло-нова')).status).toBe(200);
    expect((await reset(token, 'още-по-нова')).body).toMatchObject({ message: 'error-try-again' });
  });

  it('gets the same response with and without an account (AUTH-11)', async () => {
    const { email } = await register();
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailTo('nobody@example.com')).toBeUndefined();
  });

  it('is looked up by a job after the response', async () => {
    const { email } = await register();
    await app.post('/api/user/forgotten-password/request', { email });
    expect((await mailTo(email))?.subject).toBe('Потвърдете имейла си');
    const { rows } = await sql<{ task: string }>`
      select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'email' = ${email}`.execute(app.database.db);
    expect(rows).toEqual([{ task: 'accounts.send-password-reset' }]);
  });

  it('is answered by e-mail in the language of the request (LANG-09)', async () => {
    const { email } = await register();
    await app.post('/api/user/forgotten-password/request', { email }, { 'x-accept-language': 'en' });
    const { rows } = await sql<{ payload: { email: string; request: string; language: 'en' } }>`
      select payload from graphile_worker._private_jobs where payload->>'email' = ${email}`.execute(
      app.database.db,
    );
    await sendPasswordReset(app.accounts, rows[0]?.payload ?? expect.unreachable('no job'));
    expect(await mailTo(email)).toMatchObject({ language: 'en', subject: 'New password for Uyut' });
  });

  it('sends one link for one request, however often its job runs', async () => {
    const { email } = await register();
    const wish = { email, request: randomUUID() };
    await sendPasswordReset(app.accounts, wish);
    const token = await tokenIn(email);
    await sendPasswordReset(app.accounts, wish);
    const { rows } =
      await sql`select from mail where recipient = ${email} and subject <> 'Потвърдете имейла си'`.execute(
        app.database.db,
      );
    expect(rows).toHaveLength(1);
    expect((await reset(token, 'изцяло-нова')).status).toBe(200);
  });

  it('stays when the new one is weak, and the link still works', async () => {
    const { email } = await register();
    await ask(email);
    const token = await tokenIn(email);
    expect((await reset(token, 'parola123')).status).toBe(422);
    expect((await reset(token, 'изцяло-нова')).status).toBe(200);
  });

  it('has a link that is valid for an hour', async () => {
    const { email } = await register();
    await ask(email);
    const token = await tokenIn(email);
    app.clock.passDays(61 / 60 / 24);
    expect((await reset(token, 'изцяло-нова')).status).toBe(422);
  });
});

describe('A signed-in person', () => {
  it('changes the password with the current one, which ends other sessions (AUTH-13)', async () => {
    const { email, password } = await register();
    const [here, there] = [cookiesOf(await login(email, password)), cookiesOf(await login(email, password))];
    const change = (currentPassword: string, next: string) =>
      app.post(
        '/api/user/change-password/request',
        { currentPassword, password: next, confirmPassword: next },
        here,
      );
    expect(await change('не-е-тази', 'изцяло-нова')).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'currentPassword', message: 'error-current-password-wrong' }] },
    });
    expect(await change(password, 'изцяло-нова')).toMatchObject({
      status: 200,
      body: { message: 'password-updated-successfully' },
    });
    expect((await app.post('/api/user/me', undefined, here)).status).toBe(200);
    expect((await app.post('/api/user/me', undefined, there)).status).toBe(401);
  });

  it('invalidates reset links sent for the old password', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    await sendPasswordReset(app.accounts, { email, request: randomUUID() });
    const token = await tokenIn(email);
    const change = { currentPassword: password, password: 'изцяло-нова', confirmPassword: 'изцяло-нова' };
    expect((await app.post('/api/user/change-password/request', change, cookies)).status).toBe(200);
    const reset = { token, password: 'на-крадеца' };
    expect((await app.post('/api/user/forgotten-password/confirmation', reset)).status).toBe(422);
    expect((await login(email, 'изцяло-нова')).status).toBe(200);
  });

  it('changes the name, phone, language and marketing consent', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    const profile = {
      name: ' Мария  Петрова ',
      phone: '0899 111 222',
      language: 'en',
      optMarketingFlag: true,
    };
    const version = await versionAt(app, '/api/user', cookies);
    const saved = await app.post('/api/user/profile', { ...profile, version }, cookies);
    expect(saved.body).toMatchObject({
      name: 'Мария Петрова',
      phone: '0899111222',
      language: 'en',
      optMarketingFlag: true,
    });
    const late = await app.post('/api/user/profile', { ...profile, name: 'Ана', version }, cookies);
    expect(late).toMatchObject({ status: 409, body: { message: 'error-edited-elsewhere' } });
    const { version: next } = saved.body as { version: string };
    const wrong = await app.post('/api/user/profile', { ...profile, phone: '123', version: next }, cookies);
    expect(wrong.body).toMatchObject({ errors: [{ property: 'phone', message: 'error-phone-invalid' }] });
  });

  it('exports all stored data without secrets', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    const answer = await app.get('/api/user/export', cookies);
    expect(answer.body).toMatchObject({ account: { email }, properties: [], orders: [] });
    expect(answer.text).not.toMatch(/hash|argon2/);
  });

  it('deletes the account and its data by password, and the address is free again', async () => {
    const { email, password } = await register();
    const cookies = cookiesOf(await login(email, password));
    expect((await app.post('/api/user/deletion', { proof: 'не-е-тази' }, cookies)).status).toBe(422);
    expect((await app.post('/api/user/deletion', { proof: password }, cookies)).status).toBe(200);
    expect((await app.post('/api/user/me', undefined, cookies)).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    await register({ email });
    expect((await login(email, password)).status).toBe(200);
  });
});
