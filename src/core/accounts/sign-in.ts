import type { UserInfo } from './account.ts';
import type { LoginCommand } from './account-commands.ts';

/** Minutes of a session and its cookie (AUTH-16). */
export const SESSION_MINUTES = 60;

/** Port to the session on the server. */
export abstract class SignIn {
  /**
   * Returns the signed-in user (AUTH-01).
   * @throws Failure `login-required` for a visitor
   */
  abstract me(): Promise<UserInfo>;
  /** @returns the token for the cookie */
  abstract login(input: LoginCommand): Promise<{ authToken: string }>;
  /** `credential` is the ID token from Google. */
  abstract loginWithGoogle(input: { credential: string }): Promise<{ authToken: string }>;
  abstract logout(): Promise<unknown>;
}

/** Port to the readable part of a session in the browser: a cookie of one hour, path root (AUTH-03). */
export abstract class TokenCookie {
  abstract isThere(): boolean;
  /** First 8 characters of the session's token; empty for a visitor. */
  abstract mark(): string;
  abstract write(token: string): void;
  abstract clear(): void;
}

const MARK_LENGTH = 8;

export function sessionMark(token: string | undefined): string {
  return (token ?? '').slice(0, MARK_LENGTH);
}

/** True if another session began after the request of the session `asked`. */
export function isReplaced(requested: string, now: string): boolean {
  return now !== '' && now !== requested;
}

/**
 * Port to Google's login button. It is absent without configuration and in other apps' browsers (AUTH-07).
 */
export abstract class GoogleButton {
  abstract readonly isOffered: boolean;
  /**
   * Draws the button into an element.
   * @param signedIn receives the ID token
   */
  abstract draw(place: unknown, signedIn: (credential: string) => void): Promise<void>;
}

/**
 * True for in-app browsers, which Google rejects; every Android WebView has `; wv` in its name (AUTH-07).
 */
export function isInAppBrowser(userAgent: string): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|TikTok|musical_ly|BytedanceWebview|Viber|LinkedInApp|; wv\)/i.test(
    userAgent,
  );
}

/** Port to login and logout events between the tabs of a browser. */
export abstract class SessionChanges {
  /** Sends the current session to the other tabs; an empty mark means a visitor. */
  abstract announce(mark: string): void;
  abstract watch(changed: () => void): void;
}
