/** What a captcha is asked for; the newsletter's is `login` (BLOG-03), `attempt` that of any call past its cap. */
export const CAPTCHA_ACTIONS = ['comment', 'login', 'attempt'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** Shows the server that a person's browser is at work. */
export abstract class CaptchaSolver {
  /** @returns what the server takes once, within minutes. @throws Failure when it can't be had. */
  abstract solve(action: CaptchaAction): Promise<string>;
}
