/**
 * Actions that need a captcha. The newsletter uses `login` (BLOG-03). `attempt` covers calls above their
 * limit.
 */
export const CAPTCHA_ACTIONS = ['comment', 'login', 'attempt'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** Port to the captcha in the browser. */
export abstract class CaptchaSolver {
  /**
   * @returns a token that the server accepts once, within minutes
   * @throws Failure if the captcha is unavailable
   */
  abstract solve(action: CaptchaAction): Promise<string>;
}
