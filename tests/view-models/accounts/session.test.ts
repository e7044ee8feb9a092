import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Form } from '../../../src/view-models/site/form.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';

describe('The session', () => {
  it('loads the signed-in person, only with a token (AUTH-01)', async () => {
    const { session, signIn, cookie } = aSession(aUser({ type: 'vendor' }));
    await session.load();
    expect([session.user?.name, await session.role(), signIn.inputs('me').length]).toEqual([
      'Мария Георгиева',
      'vendor',
      1,
    ]);
    cookie.clear();
    await session.load();
    expect([session.user, await session.role(), signIn.inputs('me').length]).toEqual([null, null, 1]);
  });

  it('leads to the dashboard without a requested page, and once to a requested one', async () => {
    const { session } = aSession(aUser());
    expect([session.hasExpired, await session.begin('token')]).toEqual([false, 'dashboard']);
    session.requestSignIn({ go: '/profil' });
    expect(await session.begin('token')).toEqual({ go: '/profil' });
    expect(await session.begin('token')).toBe('dashboard');
  });

  it('treats 401 as signed out, an unavailable server as unknown, and rethrows other errors', async () => {
    const { session, signIn } = aSession(null);
    session.set(aUser());
    await session.load();
    expect([session.user, session.isUnknown]).toEqual([null, false]);
    signIn.handlers.me = () => Promise.reject(new Failure('error-please-try-again-later', {}, 'unavailable'));
    await session.load();
    expect([session.user, session.isUnknown]).toEqual([null, true]);
    signIn.handlers.me = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(session.load()).rejects.toThrow('a fault of the program');
  });

  it('opens the login after a rejected private call, and after no other (AUTH-15)', () => {
    const modals = new Modals();
    const { session, cookie } = aSession(aUser(), modals);
    session.refused(false);
    expect([modals.open, cookie.isThere(), session.user, session.hasExpired]).toEqual([
      null,
      false,
      null,
      true,
    ]);
    session.refused(true);
    expect(modals.open).toBe('login');
  });

  it('does not change the return page of an open login', async () => {
    const { session } = aSession(aUser());
    session.requestSignIn({ go: '/profil' });
    session.refused(true);
    expect(await session.begin('token')).toEqual({ go: '/profil' });
  });

  it('returns to the place that requested the login: the dashboard from the header (AUTH-03)', async () => {
    const modals = new Modals();
    const { session, cookie } = aSession(aUser(), modals);
    cookie.clear();
    session.requestSignIn();
    expect(await session.begin('token')).toBe('dashboard');
    expect([cookie.isThere(), session.user?.id, session.hasExpired]).toEqual([true, 31, false]);
    modals.close();
    session.refused(true);
    expect(await session.begin('token')).toBe('stay');
    expect(session.hasExpired).toBe(false);
    session.requestSignIn();
    expect(await session.begin('another')).toBe('dashboard');
  });

  it('ends here only after the server’s response (AUTH-14)', async () => {
    const { session, signIn, cookie } = aSession(aUser());
    const order: string[] = [];
    session.beforeEnd = async () => void order.push('told');
    signIn.handlers.logout = () =>
      void order.push(cookie.isThere() ? 'ended with the token' : 'ended without');
    await session.end();
    expect(order).toEqual(['told', 'ended with the token']);
    expect([cookie.isThere(), session.user]).toEqual([false, null]);
  });
});

const EMPTY = { name: '', phone: '', email: '', message: '' };
const user = aUser({ name: 'Мария', phone: '0888200101', email: 'maria@example.bg' });

function aForm(values: Partial<typeof EMPTY> = {}) {
  const typed: object[] = [];
  const form = new Form(
    { ...EMPTY, ...values },
    { check: () => ({}), submit: async () => {}, changed: (now) => typed.push(now) },
  );
  return { form, typed };
}

describe('The account’s contact details', () => {
  it('are filled into empty fields', () => {
    const { form } = aForm({ name: 'Иван', message: 'Здравейте' });
    aSession(user).session.fillIn(form);
    expect(form.values).toEqual({
      name: 'Иван',
      phone: '0888200101',
      email: 'maria@example.bg',
      message: 'Здравейте',
    });
  });

  it('do not count as the person’s changes, and clear errors of the filled fields only', () => {
    const { form, typed } = aForm({ name: 'И' });
    form.errors = {
      name: 'error-name-too-short',
      phone: 'error-phone-required',
      email: 'error-email-required',
    };
    aSession(aUser({ ...user, email: '' })).session.fillIn(form);
    expect(typed).toEqual([]);
    expect(Object.keys(form.errors)).toEqual(['name', 'email']);
  });

  it('of a visitor are empty', () => {
    const { form } = aForm();
    aSession(null).session.fillIn(form);
    expect(form.values).toEqual(EMPTY);
  });
});
