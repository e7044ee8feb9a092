import * as calls from '../../../../api/calls/site/captcha.ts';
import { CaptchaSolver } from '../../../core/shared/captcha.ts';
import type { CaptchaAction } from '../../../core/shared/captcha.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import type { HttpClient } from '../http-client.ts';

/** Solves the server's challenge by proof of work or with Google. */
export class HttpCaptcha extends CaptchaSolver {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async solve(action: CaptchaAction): Promise<string> {
    const challenge = await this.http.call(calls.captcha, { query: { action } });
    if ('siteKey' in challenge) {
      const { requestToken: askGoogle } = await import('../../browser/google-recaptcha.ts').catch(() => {
        throw new Failure('error-please-try-again-later', {}, 'unreachable');
      });
      return askGoogle(challenge.siteKey, action);
    }
    const { findNumber } = await proofOfWork();
    const number = await findNumber(challenge, () => new Promise((resume) => setTimeout(resume)));
    if (number === null) throw new Failure('captcha-failed', {}, 'unreachable');
    const { salt, signature } = challenge;
    return JSON.stringify({ salt, number, signature });
  }
}

const proofOfWork = lazyImport(() => import('../../browser/proof-of-work.ts'));
