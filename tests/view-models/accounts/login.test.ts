import { describe, expect, it } from 'vitest';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { Login } from '../../../src/view-models/accounts/login.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { RouteMeta } from '../../../src/view-models/site/navigation.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aSession, aUser } from '../../support/a-session.ts';

/** Login of a signed-out visitor; `google` simulates Google's button. */
function aLogin(type: AccountType = 'user', meta: Partial<RouteMeta> = {}) {
  const modals = new Modals();
  const { session, signIn, cookie } = aSession(aUser({ type }), modals);
  session.clear();
  session.requestSignIn();
  const { went, navigation } = aNavigation({}, '/', meta);
  let google: (credential: string) => void = () => {};
  const button = {
    isOffered: true,
    draw: async (_place: unknown, signedIn: (credential: string) => void) => {
      google = signedIn;
    },
  };
  const login = new Login(signIn, session, modals, navigation, button, 'bg', async () => accountRules);
  const fill = (email = 'maria@example.bg', password = 'парола-за-проба') => {
    login.form.set('email', email);
    login.form.set('password', password);
    return login.form.submit();
  };
  return {
    login,
    fill,
    modals,
    session,
    signIn,
    cookie,
    went,
    button,
    google: (word: string) => google(word),
  };
}

describe('The login', () => {
  it.each([
    ['user', 'AgencyDashboard'],
    ['agency', 'AgencyDashboard'],
    ['vendor', 'VendorDashboard'],
  ] as const)(
    'of a %s leads to the %s, and reloads the pages of the visitor (AUTH-03)',
    async (type, route) => {
      const { login, fill, modals, session, cookie, went } = aLogin(type);
      expect(await fill()).toBe(true);
      expect([session.user?.type, cookie.isThere(), modals.open]).toEqual([type, true, null]);
      expect(went).toEqual(['visits cleared', pathOf(route, 'bg')]);
      expect(login.form.values).toEqual({ email: '', password: '' });
    },
  );

  it('returns to the requested page, or stays and reloads a rejected one (NAV-16)', async () => {
    const wanted = aLogin();
    wanted.session.requestSignIn({ go: '/profil/imoti' });
    await wanted.fill();
    expect(wanted.went).toEqual(['visits cleared', '/profil/imoti']);
    const refused = aLogin();
    refused.session.requestSignIn('stay');
    await refused.fill();
    expect(refused.went).toEqual(['visits cleared', 'tried again']);
  });

  it('in the header of a plan stays on the plan', async () => {
    const { fill, went } = aLogin('user', { staysAfterLogin: true });
    await fill();
    expect(went).toEqual(['visits cleared', 'tried again']);
  });

  it('of another person after an expired session reloads the page without the first one’s drafts', async () => {
    const { fill, went, session, modals } = aLogin();
    modals.close();
    session.set(aUser({ id: 99 }));
    session.refused(true);
    await fill();
    expect(went).toEqual(['visits cleared', 'opened from the beginning']);
  });

  it('of a visitor stays on the page, with its drafts', async () => {
    const { fill, went, session } = aLogin();
    session.lastId = null;
    session.requestSignIn('stay');
    await fill();
    expect(went).toEqual(['visits cleared', 'tried again']);
  });

  it('sends no request before the address and the password are valid', async () => {
    const { login, fill, modals, signIn } = aLogin();
    expect(await fill('maria', '123')).toBe(false);
    expect(login.form.errors).toEqual({ email: 'error-email-invalid', password: 'error-password-too-short' });
    expect([modals.open, signIn.inputs('me').length]).toEqual(['login', 0]);
  });

  it('reports wrong credentials, and keeps the typed address (AUTH-04)', async () => {
    const { login, fill, modals, session, signIn } = aLogin();
    const wrong = new Failure('error-wrong-credentials', {}, 'login-required', 'request-1');
    signIn.failOnce('login', wrong);
    expect(await fill('maria@example.bg', 'друга-парола')).toBe(false);
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'error-wrong-credentials' } });
    modals.close();
    expect([modals.open, login.form.refusal, session.user]).toEqual([
      'login',
      'error-wrong-credentials',
      null,
    ]);
    expect(login.form.values.email).toBe('maria@example.bg');
  });

  it('shows the server’s error, and a general one without a response', async () => {
    const { fill, modals, signIn } = aLogin();
    signIn.failOnce('login', new Failure('error-email-not-confirmed', {}, 'login-required', 'request-1'));
    await fill();
    expect(modals.notification?.message.key).toBe('error-email-not-confirmed');
    signIn.failOnce('login', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await fill();
    expect(modals.notification?.message.key).toBe('error-wrong-credentials');
  });

  it('rethrows unexpected errors', async () => {
    const { login, fill, modals, signIn, button } = aLogin();
    signIn.handlers.login = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(fill()).rejects.toThrow('a fault of the program');
    expect([modals.notification, login.form.busy]).toEqual([null, false]);
    button.draw = () => Promise.reject(new TypeError('another'));
    await expect(login.drawGoogle('a place')).rejects.toThrow('another');
  });

  it('leads to the other modals', () => {
    const { login, modals } = aLogin();
    login.forgottenPassword();
    expect(modals.open).toBe('forgottenPassword');
    login.signUp();
    expect(modals.open).toBe('signUp');
  });
});

describe('The login with Google (AUTH-06)', () => {
  const settled = () => new Promise((next) => setTimeout(next));

  it('returns to the same pages', async () => {
    const { login, google, session, went } = aLogin();
    await login.drawGoogle('a place');
    google('credential-of-google');
    expect(login.googleBusy).toBe(true);
    await settled();
    expect([login.googleBusy, session.user?.id]).toEqual([false, 31]);
    expect(went).toEqual(['visits cleared', pathOf('AgencyDashboard', 'bg')]);
  });

  it('reports a rejected Google token', async () => {
    const { login, google, modals, session, signIn } = aLogin();
    const forged = new Failure('error-google-authentication', {}, 'login-required');
    signIn.failOnce('loginWithGoogle', forged);
    await login.drawGoogle('a place');
    google('forged');
    await settled();
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-google-authentication' } });
    modals.close();
    expect([modals.open, login.googleBusy, session.user]).toEqual(['login', false, null]);
  });

  it('is hidden when its button can’t load, and the form works without it', async () => {
    const { login, button } = aLogin();
    button.draw = () => Promise.reject(new Failure('error-please-try-again-later', {}, 'unreachable'));
    await login.drawGoogle('a place');
    expect(login.googleBusy).toBe(false);
  });
});
