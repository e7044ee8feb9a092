import { StoredSessionChanges } from '../../src/adapters/storage/stored-session-changes.ts';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { TokenCookie, sessionMark } from '../../src/core/accounts/sign-in.ts';
import type { SignIn } from '../../src/core/accounts/sign-in.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { UserInfo } from '../../src/core/accounts/account.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aVersion } from './test-keys.ts';
import { fakeGateway } from './fake-gateway.ts';

export function aUser(change: Partial<UserInfo> = {}): UserInfo {
  return {
    id: 31,
    type: 'user',
    name: 'Мария Георгиева',
    email: 'maria@example.bg',
    phone: '0888200101',
    language: 'bg',
    picture: null,
    credits: 0,
    vendor: null,
    vendorRole: change.type === 'vendor' ? 'owner' : null,
    mayLeaveShop: false,
    optMarketingFlag: false,
    hasPassword: true,
    emailConfirmed: true,
    phoneVerifiedAt: null,
    canConfirmPhone: true,
    waiting: { orders: 0, viewings: 1, messages: 0 },
    version: aVersion(1),
    ...change,
  };
}

export class MemoryCookie extends TokenCookie {
  private token: string | null = 'token';

  isThere(): boolean {
    return this.token !== null;
  }
  mark(): string {
    return sessionMark(this.token ?? undefined);
  }
  write(token: string): void {
    this.token = token;
  }
  clear(): void {
    this.token = null;
  }
}

/** The token that a login returns. */
export const AUTH_TOKEN = 'token'.padEnd(43, '-');

/** Session of a person; null for a visitor. */
export function aSession(user: UserInfo | null, modals = new Modals(), store = new MemoryTextStore()) {
  const signIn = fakeGateway<SignIn>({
    me: () => {
      if (!user) throw new Failure('error-login-required', {}, 'login-required');
      return user;
    },
    login: () => ({ authToken: AUTH_TOKEN }),
    loginWithGoogle: () => ({ authToken: AUTH_TOKEN }),
    logout: () => ({ message: 'done' }),
  });
  const cookie = new MemoryCookie();
  const session = new Session(signIn, cookie, modals, new StoredSessionChanges(store));
  session.set(user);
  return { session, signIn, cookie };
}
