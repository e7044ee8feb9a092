/** Port to the newsletter: subscription, confirmation and unsubscription by links in mails (BLOG-03). */
export abstract class Newsletter {
  /** @throws Failure `invalid` `error-email-invalid` or `captcha-failed`, `too-many`. */
  abstract subscribe(input: { email: string; captcha: string }): Promise<unknown>;
  /** @throws Failure `invalid` for an expired or unknown link */
  abstract confirmSubscription(input: { token: string }): Promise<unknown>;
  /** @throws Failure `invalid` for an expired or unknown link */
  abstract unsubscribe(input: { token: string }): Promise<unknown>;
}
