import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import { deleteExpiredTeamSessions } from '../../../server/modules/team/sign-in/team-sessions.ts';
import { aMember, aMemberWithPassword, codeOf, PASSWORD, sessionIn } from './support/a-member.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

const login = (email: string, password = PASSWORD) => app.post('/api/team/login', { email, password });
const enter = (code: string, headers: { cookie: string }) =>
  app.post('/api/team/login/code', { code }, headers);
const me = (headers: { cookie: string }) => app.get('/api/team/me', headers);
const passMinutes = (minutes: number) => app.clock.passDays(minutes / (24 * 60));

describe('The sign-in to the back office (TEAM-01)', () => {
  it('needs the second factor after the password', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const first = await login(email);
    expect(first).toMatchObject({ status: 200, body: { step: 'second-factor', methods: ['totp'] } });
    expect((await me(sessionIn(first.headers))).status).toBe(401);
    const second = await enter(codeOf(app, secret), sessionIn(first.headers));
    expect(second).toMatchObject({ status: 200, body: { step: 'signed-in' } });
    expect(await me(sessionIn(second.headers))).toMatchObject({
      status: 200,
      body: { email, roles: ['owner'], hasTotp: true, passkeys: [], recoveryCodesLeft: 0 },
    });
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { email } = await aMemberWithPassword(app, { totp: true });
    const { headers } = await login(email);
    expect(String(headers['set-cookie'])).toMatch(/^team=.*Path=\/api\/team; HttpOnly; SameSite=Strict/);
  });

  it('replaces the session after the second factor, so that a prepared one is useless', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const before = sessionIn((await login(email)).headers);
    await enter(codeOf(app, secret), before);
    expect((await me(before)).status).toBe(401);
  });

  it('answers accounts outside the team like a wrong password', async () => {
    const { email } = await aPerson(app, { passwordHash: await hashPassword(PASSWORD) });
    const outsider = await login(email);
    expect(outsider).toMatchObject({ status: 401, body: { message: 'error-wrong-credentials' } });
    const { email: member } = await aMemberWithPassword(app);
    expect((await login(member, 'грешна парола')).body).toMatchObject({ message: 'error-wrong-credentials' });
  });

  it('accepts a code once, and the codes of the neighbouring periods', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const early = codeOf(app, secret, -1);
    expect((await enter(early, sessionIn((await login(email)).headers))).status).toBe(200);
    expect(await enter(early, sessionIn((await login(email)).headers))).toMatchObject({
      status: 401,
      body: { message: 'error-team-code-wrong' },
    });
    expect((await enter(codeOf(app, secret, 1), sessionIn((await login(email)).headers))).status).toBe(200);
  });

  it('accepts a code once when two requests use it at the same time', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const sessions = [sessionIn((await login(email)).headers), sessionIn((await login(email)).headers)];
    const code = codeOf(app, secret);
    const statuses = (await Promise.all(sessions.map((one) => enter(code, one)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  it('limits wrong codes', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const session = sessionIn((await login(email)).headers);
    for (let tried = 0; tried < 8; tried += 1) expect((await enter('000000', session)).status).toBe(401);
    expect(await enter(codeOf(app, secret), session)).toMatchObject({
      status: 429,
      body: { message: 'error-too-many-attempts' },
    });
  });

  it('lets a new member set up an authenticator and shows recovery codes once', async () => {
    const { email } = await aMemberWithPassword(app);
    const first = await login(email);
    expect(first.body).toEqual({ step: 'enrolment', methods: [] });
    const session = sessionIn(first.headers);
    const { body } = await app.post('/api/team/second-factor/totp', {}, session);
    const { secret, uri, qr } = body as { secret: string; uri: string; qr: boolean[][] };
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.length).toBe(qr[0]?.length);
    expect((await app.post('/api/team/second-factor/totp/confirm', { code: '123' }, session)).status).toBe(
      422,
    );
    const confirmed = await app.post(
      '/api/team/second-factor/totp/confirm',
      { code: codeOf(app, secret) },
      session,
    );
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await me(sessionIn(confirmed.headers))).toMatchObject({
      body: { hasTotp: true, recoveryCodesLeft: 10 },
    });

    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replace('-', ' ');
    expect((await enter(typed, sessionIn((await login(email)).headers))).status).toBe(200);
    expect((await enter(code, sessionIn((await login(email)).headers))).status).toBe(401);
  });

  it('refuses to set up a second factor after the password of a member who has one', async () => {
    const { email } = await aMemberWithPassword(app, { totp: true });
    const session = sessionIn((await login(email)).headers);
    expect((await app.post('/api/team/second-factor/totp', {}, session)).status).toBe(401);
    expect((await app.post('/api/team/second-factor/passkey/options', {}, session)).status).toBe(401);
  });

  it('refuses a member who did not set up a second factor in time', async () => {
    const { email, id } = await aMemberWithPassword(app);
    const { db } = app.database;
    await db
      .updateTable('team_member')
      .set({ enrol_until: app.clock.now() })
      .where('account_id', '=', id)
      .execute();
    expect(await login(email)).toMatchObject({
      status: 403,
      body: { message: 'error-team-enrolment-over' },
    });
  });

  it('leaves the present authenticator in use until the new one is confirmed', async () => {
    const { email, secret } = await aMemberWithPassword(app, { totp: true });
    const full = await enter(codeOf(app, secret), sessionIn((await login(email)).headers));
    await app.post('/api/team/second-factor/totp', {}, sessionIn(full.headers));
    expect((await enter(codeOf(app, secret, 1), sessionIn((await login(email)).headers))).status).toBe(200);
  });
});

describe('A session of the back office (TEAM-01)', () => {
  it('ends after 30 minutes without use', async () => {
    const { headers } = await aMember(app);
    passMinutes(29);
    expect((await me(headers)).status).toBe(200);
    passMinutes(29);
    expect((await me(headers)).status).toBe(200);
    passMinutes(31);
    expect((await me(headers)).status).toBe(401);
  });

  it('ends after 12 hours at the latest', async () => {
    const { headers } = await aMember(app);
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      passMinutes(20);
      expect((await me(headers)).status).toBe(200);
    }
    passMinutes(20);
    expect((await me(headers)).status).toBe(401);
  });

  it('ends by signing out', async () => {
    const { headers } = await aMember(app);
    expect((await app.post('/api/team/logout', {}, headers)).status).toBe(200);
    expect((await me(headers)).status).toBe(401);
  });

  it('is deleted after its end', async () => {
    await aMember(app);
    passMinutes(31);
    await deleteExpiredTeamSessions(app.database.db, app.clock.now());
    expect(await app.database.db.selectFrom('team_session').selectAll().execute()).toEqual([]);
  });

  it('has the roles of the moment', async () => {
    const { id, headers } = await aMember(app, [...TEAM_ROLES]);
    const { db } = app.database;
    await db
      .updateTable('team_member')
      .set({ roles: ['support'] })
      .where('account_id', '=', id)
      .execute();
    expect((await me(headers)).body).toMatchObject({ roles: ['support'] });
    expect(await app.get('/api/team/records/members', headers)).toMatchObject({
      status: 403,
      body: { message: 'error-team-not-allowed' },
    });
    await db.deleteFrom('team_member').where('account_id', '=', id).execute();
    expect((await me(headers)).status).toBe(401);
  });
});
