import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ConfirmationScreen } from '../../../src/view-models/accounts/confirmation-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import type { Accounts } from '../../../src/core/accounts/accounts.ts';

const { signal } = new AbortController();
const settled = () => new Promise((next) => setTimeout(next));

let accounts: FakeGateway<Accounts>;
let modals: Modals;
let addresses: string[];

beforeEach(() => {
  accounts = anAccountsGateway();
  modals = new Modals();
  addresses = [];
});

/** Visitor with an account, which the server returns after the login. */
function visitorSession() {
  const { session } = aSession(aUser(), modals);
  session.set(null);
  return session;
}

async function opened(token = 'the-token', next = '') {
  const screen = new ConfirmationScreen(
    accounts,
    visitorSession(),
    (address) => addresses.push(address),
    'bg',
  );
  await screen.load({
    route: 'UserConfirmation',
    params: {},
    query: { token: [token], next: [next] },
    signal,
  });
  return screen;
}

describe('The link that confirms an address (AUTH-10)', () => {
  it('confirms in a browser only: a mail scanner does not use up the link', async () => {
    const screen = await opened();
    expect([screen.outcome, accounts.inputs('confirmEmail')]).toEqual(['working', []]);
    screen.onEnter();
    await settled();
    expect([screen.outcome, accounts.inputs('confirmEmail')]).toEqual([
      'confirmed',
      [{ token: 'the-token' }],
    ]);
    screen.onEnter();
    await settled();
    expect(screen.outcome).toBe('confirmed');
    screen.login();
    expect(modals.open).toBe('login');
  });

  it('signs in the browser that signed up, and returns to the previous page', async () => {
    accounts.handlers.confirmEmail = () => ({ message: 'done', authToken: 'a-token' });
    const screen = await opened('the-token', '/imoti/12');
    await screen.confirm();
    expect(addresses).toEqual(['/imoti/12']);
    // No login button appears for a moment.
    expect(screen.outcome).toBe('working');
  });

  it('leads to the dashboard without a return page, or with one of another site', async () => {
    accounts.handlers.confirmEmail = () => ({ message: 'done', authToken: 'a-token' });
    await (await opened()).confirm();
    await (await opened('another', '//evil.example')).confirm();
    expect(addresses).toEqual(['/profil/tablo', '/profil/tablo']);
  });

  it('reports an expired link', async () => {
    const screen = await opened('an-old-token');
    accounts.handlers.confirmEmail = () => {
      throw new Failure('error-confirmation-link-invalid', {}, 'invalid');
    };
    await screen.confirm();
    expect(screen.outcome).toBe('refused');
    screen.onEnter();
    await settled();
    expect(screen.outcome).toBe('refused');
  });

  it('can be retried after a server error', async () => {
    const screen = await opened();
    accounts.failOnce('confirmEmail', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await screen.confirm();
    expect(screen.outcome).toBe('unreachable');
    const trying = screen.confirm();
    expect(screen.outcome).toBe('working');
    await trying;
    expect(screen.outcome).toBe('confirmed');
  });

  it('sets the title of the tab', async () => {
    expect((await opened()).head).toEqual({ title: { key: 'confirmation-title' } });
  });

  it('rejects a token that a mail program has truncated', async () => {
    const screen = new ConfirmationScreen(
      accounts,
      visitorSession(),
      (address) => addresses.push(address),
      'bg',
    );
    await screen.load({ route: 'UserConfirmation', params: {}, query: {}, signal });
    accounts.failOnce('confirmEmail', new Failure('error-confirmation-link-invalid', {}, 'invalid'));
    await screen.confirm();
    expect(screen.outcome).toBe('refused');
    accounts.failOnce('confirmEmail', new Failure('validation_failed', {}, 'malformed'));
    await screen.confirm();
    expect(screen.outcome).toBe('refused');
  });

  it('rethrows unexpected errors', async () => {
    const screen = await opened();
    accounts.handlers.confirmEmail = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(screen.confirm()).rejects.toThrow('a fault of the program');
  });
});
