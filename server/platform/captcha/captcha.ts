import type { captcha as contract } from '../../../api/site/captcha.ts';
import type { AnswerOf } from '../../../api/operation.ts';
import type { CaptchaAction } from '../../../src/core/shared/captcha.ts';

/** What a browser is told to do. */
export type Challenge = AnswerOf<typeof contract>;

/** Tells people's browsers from programs that fill in forms by the thousand. */
export abstract class Captcha {
  abstract challenge(action: CaptchaAction): Promise<Challenge>;
  /**
   * Takes a browser's answer, once.
   * @throws Failure `invalid` `captcha-failed`; `unavailable` `captcha-unavailable` when who checks it can't be reached.
   */
  abstract check(answer: string, action: CaptchaAction): Promise<void>;
}
