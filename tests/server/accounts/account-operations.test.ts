import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/accounts/accounts.ts';
import * as phoneCalls from '../../../api/calls/accounts/phone-verification.ts';
import { leaveVendor } from '../../../api/calls/accounts/vendor-members.ts';
import * as profileCalls from '../../../api/calls/accounts/profile.ts';
import { sendPasswordReset } from '../../../server/modules/accounts/change-password.ts';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import type { Accounts } from '../../../src/core/accounts/accounts.ts';
import { ChangePasswordCommand } from '../../../src/core/accounts/password-commands.ts';
import {
  PhoneCodeCommand,
  AgencyCommand,
  ProfileCommand,
} from '../../../src/core/accounts/account-commands.ts';
import { SignUpCommand } from '../../../src/core/accounts/sign-up-command.ts';
import { EMPTY_SIGN_UP } from '../../../src/core/accounts/sign-up-form.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aPhone, phoneCodeTo } from '../support/a-phone.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const password = 'парола-за-проба';
let passwordHash: string;
let app: TestApplication;
beforeAll(async () => {
  [app, passwordHash] = await Promise.all([startTestApplication(), hashPassword(password)]);
});
afterAll(() => app.close());

/** A person with two sessions, and an agency. */
async function makeWorld() {
  const { db } = app.database;
  await db.deleteFrom('attempt').execute();
  const phone = aPhone();
  const person = await aPerson(app, { passwordHash, phone });
  await sessionOf(app, person.id);
  const operations = { ...calls, ...phoneCalls, ...profileCalls, leaveVendor };
  const { body: user } = await app.post('/api/user/me', undefined, person.headers);
  const tokenSentTo = async (email: string) => {
    if (email === person.email) await sendPasswordReset(app.accounts, { email, request: randomUUID() });
    const mails = db.selectFrom('mail').select('text').where('recipient', '=', email);
    const mail = await mails.orderBy('id', 'desc').executeTakeFirst();
    return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  return {
    accounts: inProcessGateway<Accounts>(app, operations, person),
    email: person.email,
    password,
    version: (user as UserInfo).version,
    tokenSentTo,
    sentCode: () => phoneCodeTo(app, phone),
    agency: inProcessGateway<Accounts>(app, operations, await aPerson(app, { type: 'agency' })),
  };
}

const PASSWORD = 'тайна-за-двама';
let people = 0;

describe('Account operations', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  let accounts: Accounts;
  beforeEach(async () => {
    world = await makeWorld();
    ({ accounts } = world);
  });
  const aSignUp = (changes: object = {}) =>
    new SignUpCommand({
      ...EMPTY_SIGN_UP,
      name: 'Мария Иванова',
      phone: '0887654321',
      email: `new-${(people += 1)}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptTerms: true,
      ...changes,
    });
  const changePassword = (currentPassword: string, password: string) =>
    accounts.changePassword(
      new ChangePasswordCommand({ currentPassword, password, confirmPassword: password }),
    );
  const profile = new ProfileCommand({
    name: 'Мария Петрова',
    phone: '0888200300',
    language: 'en',
    optMarketingFlag: true,
  });
  const elsewhere = failureOf('conflict', 'error-edited-elsewhere');

  it('confirm an account by an e-mail link, once (AUTH-10)', async () => {
    const command = aSignUp();
    await accounts.signUp(command);
    const token = await world.tokenSentTo(command.email);
    await accounts.confirmEmail({ token });
    await expect(accounts.confirmEmail({ token: 't'.repeat(43) })).rejects.toMatchObject(
      failureOf('invalid', 'error-confirmation-link-invalid'),
    );
  });

  it('reject easily guessed passwords (AUTH-08)', async () => {
    const weak = aSignUp({ password: 'parola123', confirmPassword: 'parola123' });
    await expect(accounts.signUp(weak)).rejects.toMatchObject(
      failureOf('invalid', 'validation_failed', { password: 'error-password-too-common' }),
    );
  });

  it('reset a password by an e-mail link without disclosing accounts (AUTH-11)', async () => {
    await accounts.requestPasswordReset({ email: 'nobody@example.com' });
    await accounts.requestPasswordReset({ email: world.email });
    await accounts.resetPassword({
      token: await world.tokenSentTo(world.email),
      password: 'нова-тайна-за-двама',
    });
    await expect(accounts.resetPassword({ token: 't'.repeat(43), password: PASSWORD })).rejects.toMatchObject(
      failureOf('invalid', 'error-try-again'),
    );
  });

  it('change the password with the current one (AUTH-13)', async () => {
    await expect(changePassword('друга-парола', PASSWORD)).rejects.toMatchObject(
      failureOf('invalid', 'validation_failed', { currentPassword: 'error-current-password-wrong' }),
    );
    await changePassword(world.password, 'нова-тайна-за-двама');
    await changePassword('нова-тайна-за-двама', PASSWORD);
  });

  it('confirm a phone by a code, once, until the number changes (decision 89)', async () => {
    const typed = (code: string) => accounts.confirmPhone(new PhoneCodeCommand({ code }));
    const over = failureOf('conflict', 'error-phone-code-over');
    await expect(typed('123456')).rejects.toMatchObject(over);
    await accounts.sendPhoneCode();
    const code = await world.sentCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await expect(typed(wrong)).rejects.toMatchObject(
      failureOf('invalid', 'validation_failed', { code: 'error-phone-code-wrong' }),
    );
    const user = await typed(code);
    expect(user).toMatchObject({ phoneVerifiedAt: expect.any(String), canConfirmPhone: false });
    await expect(typed(code)).rejects.toMatchObject(over);
    await expect(accounts.sendPhoneCode()).rejects.toMatchObject(
      failureOf('conflict', 'error-phone-verified'),
    );
    expect((await accounts.updateProfile({ ...profile, version: user.version })).phoneVerifiedAt).toBeNull();
  });

  it('save a profile only from its current version', async () => {
    const user = await accounts.updateProfile({ ...profile, version: world.version });
    expect(user).toMatchObject({ ...profile, email: world.email });
    expect(user.version).not.toBe(world.version);
    await expect(accounts.updateProfile({ ...profile, version: world.version })).rejects.toMatchObject(
      elsewhere,
    );
    expect((await accounts.setProfilePicture({ picture: null })).picture).toBeNull();
  });

  it('save the public profile of an agency', async () => {
    const before = await world.agency.ownAgency();
    const command = new AgencyCommand({ ...before, name: 'Дом и ключ', address: 'София, ул. „Шишман“ 14' });
    const after = await world.agency.updateAgency({ ...command, version: before.version });
    expect(after).toMatchObject({ id: before.id, name: 'Дом и ключ', address: 'София, ул. „Шишман“ 14' });
    expect(await world.agency.ownAgency()).toEqual(after);
    await expect(world.agency.updateAgency({ ...command, version: before.version })).rejects.toMatchObject(
      elsewhere,
    );
    expect((await world.agency.setAgencyLogo({ picture: null })).logo).toBeNull();
  });

  it('list the sessions of a person and end each', async () => {
    const { data: sessions } = await accounts.ownSessions();
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current);
    await accounts.endSession({ id: other?.id ?? 0 });
    expect(await accounts.ownSessions()).toMatchObject({ data: [{ current: true }] });
    await expect(accounts.endSession({ id: other?.id ?? 0 })).rejects.toMatchObject(
      failureOf('not-found', 'error-session-not-found'),
    );
  });

  it('end all sessions at once', async () => {
    await accounts.endAllSessions();
    await expect(accounts.ownSessions()).rejects.toMatchObject({ kind: 'login-required' });
  });

  it('delete an account after its owner authenticates', async () => {
    await expect(accounts.deleteAccount({ proof: 'друга-парола' })).rejects.toMatchObject(
      failureOf('invalid', 'validation_failed', { proof: 'error-current-password-wrong' }),
    );
    await accounts.deleteAccount({ proof: world.password });
    await expect(accounts.ownSessions()).rejects.toMatchObject({ kind: 'login-required' });
  });

  it('return the activity figures of a person', async () => {
    expect(await accounts.ownStatistics()).toEqual({
      properties: { active: 0, paused: 0, draft: 0, rented: 0, views: 0, favorites: 0 },
      viewings: { waiting: 0, coming: 0 },
      orders: { waiting: 0, underWay: 0 },
      products: null,
      searches: 0,
    });
  });

  it('show a public profile only when the person offers something', async () => {
    await expect(accounts.publicUser({ id: '987654' })).rejects.toMatchObject(
      failureOf('not-found', 'error-user-not-found'),
    );
  });
});
