import type { UserInfo } from './account.ts';
import type { LoginCommand } from './login-command.ts';

/** Minutes that a session lasts, and its cookie with it (AUTH-16). */
export const SESSION_MINUTES = 60;

/** Port to the session on the server. */
export abstract class SignIn {
  /** Returns the signed-in person (AUTH-01). @throws Failure `login-required` for a visitor. */
  abstract me(): Promise<UserInfo>;
  /** @returns the token for the cookie */
  abstract login(input: LoginCommand): Promise<{ authToken: string }>;
  /** `credential` is the ID token that Google gave. */
  abstract loginWithGoogle(input: { credential: string }): Promise<{ authToken: string }>;
  abstract logout(): Promise<unknown>;
}

/** The readable half of a session in the browser: a cookie of one hour, path root (AUTH-03). */
export abstract class TokenCookie {
  abstract isThere(): boolean;
  /** Identifies the session, by the first 8 characters of its token; empty for a visitor. */
  abstract mark(): string;
  abstract write(token: string): void;
  abstract clear(): void;
}

const MARK_LENGTH = 8;

export function sessionMark(token: string | undefined): string {
  return (token ?? '').slice(0, MARK_LENGTH);
}

/** Returns whether another session began since something was asked with the session `asked`. */
export function isReplaced(asked: string, now: string): boolean {
  return now !== '' && now !== asked;
}

/** Google's own button, where it is set up and works: never inside another app's browser (AUTH-07). */
export abstract class GoogleButton {
  abstract readonly isOffered: boolean;
  /** Draws it into a place of the page. @param signedIn told the ID token. */
  abstract draw(place: unknown, signedIn: (credential: string) => void): Promise<void>;
}

/** Browsers of other apps, in which Google refuses to sign in; every Android WebView names itself `; wv` (AUTH-07). */
export function isInAppBrowser(userAgent: string): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|TikTok|musical_ly|BytedanceWebview|Viber|LinkedInApp|; wv\)/i.test(
    userAgent,
  );
}
