import type { Logger } from 'pino';
import type { CaptchaAction } from '../../../src/core/shared/captcha.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Captcha } from './captcha.ts';
import type { Challenge } from './captcha.ts';
import { fetchExternal } from '../tracing/spans.ts';

/** Keys of a site at Google, and the URL that checks answers. */
export type RecaptchaSettings = { siteKey: string; secret: string; verifyUrl: string };

const ANSWER_WITHIN_MS = 5_000;
/** Google's score from 0 (a program) to 1 (a person). */
const MIN_SCORE = 0.5;
/** Errors that only the operator can fix. */
const OURS = /secret|bad-request/;

type Verdict = { success: boolean; score?: number; action?: string; 'error-codes'?: string[] | string };

/** Google's reCAPTCHA v3. */
export class Recaptcha extends Captcha {
  constructor(
    private readonly settings: RecaptchaSettings,
    private readonly log: Logger,
  ) {
    super();
  }

  override challenge(): Promise<Challenge> {
    return Promise.resolve({ kind: 'recaptcha', siteKey: this.settings.siteKey });
  }

  override async check(answer: string, action: CaptchaAction): Promise<void> {
    if (answer === '') throw new Failure('captcha-failed', {}, 'invalid');
    const verdict = await this.requestVerdict(answer).catch((error: unknown) => {
      this.log.warn({ err: error }, 'reCAPTCHA does not answer');
      throw new Failure('captcha-unavailable', {}, 'unavailable');
    });
    const { success, score = 0 } = verdict;
    const codes = [verdict['error-codes'] ?? []].flat();
    if (!success && codes.some((code) => OURS.test(code))) {
      this.log.error({ codes }, 'reCAPTCHA rejects the key');
      throw new Failure('captcha-unavailable', {}, 'unavailable');
    }
    // An answer for another form is invalid.
    if (!success || verdict.action !== action || score < MIN_SCORE) {
      throw new Failure('captcha-failed', {}, 'invalid');
    }
  }

  private async requestVerdict(response: string): Promise<Verdict> {
    const { secret, verifyUrl } = this.settings;
    const answer = await fetchExternal('captcha', verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    const verdict = (await answer.json()) as Partial<Verdict> | null;
    if (typeof verdict?.success !== 'boolean') throw new Error('reCAPTCHA returned an invalid answer');
    return { ...verdict, success: verdict.success };
  }
}
