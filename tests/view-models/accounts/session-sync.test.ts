import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredSessionChanges } from '../../../src/adapters/storage/stored-session-changes.ts';
import { STORE_KEYS } from '../../../src/adapters/storage/text-store.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { SessionSync } from '../../../src/view-models/accounts/session-sync.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { eventually } from '../../support/eventually.ts';

/** Tab of a browser in which another tab signs in and out. */
function aTab(user: UserInfo | null, roles: string[] | null = null) {
  const store = new MemoryTextStore();
  const modals = new Modals();
  const { session, signIn, cookie } = aSession(user, modals, store);
  const { went, navigation } = aNavigation();
  Object.assign(navigation.current ?? {}, { open: { meta: { roles } } });
  if (user === null) cookie.clear();
  new SessionSync(session, new StoredSessionChanges(store), modals, navigation).watch();
  const elsewhere = {
    logIn: (person: UserInfo) => {
      signIn.handlers.me = () => person;
      cookie.write(`token of ${person.id}`);
      store.writeElsewhere(STORE_KEYS.session, cookie.mark());
    },
    logOut: () => {
      cookie.clear();
      store.writeElsewhere(STORE_KEYS.session, '');
    },
  };
  return { session, modals, went, elsewhere, store };
}

describe('Another tab', () => {
  it('signs this one in: its login closes, and a rejected page is reloaded', async () => {
    const { session, modals, went, elsewhere } = aTab(null);
    session.requestSignIn('stay');
    elsewhere.logIn(aUser());
    await eventually(() => expect(went).toEqual(['visits cleared', 'tried again']));
    expect([session.user?.id, modals.open]).toEqual([31, null]);
  });

  it('signs this one out: a private page is hidden', async () => {
    const { session, went, elsewhere } = aTab(aUser(), ['user']);
    elsewhere.logOut();
    await eventually(() => expect(went).toEqual(['visits cleared', 'opened from the beginning']));
    expect(session.user).toBeNull();
  });

  it('signs in another person: a private page is reloaded for that person', async () => {
    const { session, went, elsewhere } = aTab(aUser(), ['user']);
    elsewhere.logIn(aUser({ id: 32 }));
    await eventually(() => expect(went).toEqual(['visits cleared', 'opened from the beginning']));
    expect(session.user?.id).toBe(32);
  });

  it('changes nothing by a new session of the same person', async () => {
    const { session, went, elsewhere } = aTab(aUser(), ['user']);
    elsewhere.logIn(aUser());
    await session.load();
    expect(went).toEqual([]);
  });

  it('is notified of the login and the logout in this one', async () => {
    const { session, store } = aTab(aUser());
    await session.begin('a-long-token');
    expect(store.read(STORE_KEYS.session)).toBe('a-long-t');
    await session.end();
    expect(store.read(STORE_KEYS.session)).toBe('');
  });
});
