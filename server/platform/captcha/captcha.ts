import type { captcha as contract } from '../../../api/site/captcha.ts';
import type { AnswerOf } from '../../../api/operation.ts';
import type { CaptchaAction } from '../../../src/core/shared/captcha.ts';

export type Challenge = AnswerOf<typeof contract>;

/** Tells people from programs that send forms automatically. */
export abstract class Captcha {
  abstract challenge(action: CaptchaAction): Promise<Challenge>;
  /**
   * Consumes a browser's answer.
   * @throws Failure `invalid` `captcha-failed`; `unavailable` `captcha-unavailable` if the checking service
   * is down
   */
  abstract check(answer: string, action: CaptchaAction): Promise<void>;
}
