import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { fetchExternal } from '../../platform/tracing/spans.ts';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';
import { normaliseLine } from '../../../src/core/shared/tidy-text.ts';

export type GoogleIdentity = { subject: string; email: string; name: string };

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEYS_TIMEOUT = 5_000;
const MAX_NAME_LENGTH = 100;

/** Verifies ID tokens of Google Identity Services with Google's public keys. */
export class GoogleTokens {
  private readonly keys;

  constructor(
    private readonly clientId: string,
    keysUrl: string,
    private readonly clock: Clock,
  ) {
    this.keys = createRemoteJWKSet(new URL(keysUrl), {
      timeoutDuration: KEYS_TIMEOUT,
      [customFetch]: (url, request) => fetchExternal('sign-in', url, request),
    });
  }

  /**
   * @throws Failure `login-required` for a token that is forged, expired, for another audience, or with an
   * unverified address
   */
  async verify(credential: string): Promise<GoogleIdentity> {
    const { payload } = await jwtVerify(credential, this.keys, {
      issuer: ISSUERS,
      audience: this.clientId,
      algorithms: ['RS256'],
      currentDate: this.clock.now(),
      clockTolerance: 30,
      requiredClaims: ['sub', 'email', 'exp'],
    }).catch(() => {
      throw new Failure('error-google-authentication', {}, 'login-required');
    });
    const { sub, email, email_verified: isVerified, name } = payload;
    if (!sub || typeof email !== 'string' || isVerified !== true) {
      throw new Failure('error-google-authentication', {}, 'login-required');
    }
    const shown = (typeof name === 'string' && normaliseLine(name)) || (email.split('@')[0] ?? email);
    return { subject: sub, email: normaliseEmail(email), name: shown.slice(0, MAX_NAME_LENGTH) };
  }
}
