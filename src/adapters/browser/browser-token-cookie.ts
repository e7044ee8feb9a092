import { SESSION_MINUTES, TokenCookie, sessionMark } from '../../core/accounts/sign-in.ts';

/** Cookie of the specification: readable, one hour, path root; not valid without its HttpOnly companion. */
export class BrowserTokenCookie extends TokenCookie {
  isThere(): boolean {
    return this.mark() !== '';
  }

  mark(): string {
    return sessionMark(/(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]);
  }

  write(token: string): void {
    this.set(token, SESSION_MINUTES * 60);
  }

  clear(): void {
    this.set('', 0);
  }

  private set(token: string, seconds: number): void {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `token=${token}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  }
}
