import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenCookie } from '../../../src/core/accounts/sign-in.ts';

/** Contract of token cookies. The cookie is not set at the start. */
export function tokenCookieContract(makeCookie: () => TokenCookie): void {
  describe('The cookie of the access token', () => {
    let cookie: TokenCookie;
    beforeEach(() => {
      cookie = makeCookie();
    });

    it('exists from the login to the logout (AUTH-03)', () => {
      expect(cookie.isThere()).toBe(false);
      cookie.write('t'.repeat(43));
      expect(cookie.isThere()).toBe(true);
      cookie.clear();
      expect(cookie.isThere()).toBe(false);
    });
  });
}
