import { SESSION_MINUTES, TokenCookie, sessionMark } from '../../core/accounts/sign-in.ts';
import { DomainCrossing } from '../../core/site/session-transfer.ts';

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

/** Opens the other domain by a form, because the receiver can trust its Origin header (LANG-11). */
export class BrowserCrossing extends DomainCrossing {
  cross(origin: string, secret: string, path: string): void {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${origin}/hand-over`;
    for (const [name, value] of Object.entries({ secret, path })) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  follow(address: string): void {
    window.location.assign(address);
  }
}
