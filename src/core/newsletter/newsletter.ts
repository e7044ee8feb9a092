/** Port to the newsletter: subscribed, confirmed by the link of a mail, ended by another (BLOG-03). */
export abstract class Newsletter {
  /** @throws Failure `invalid` `error-email-invalid` or `captcha-failed`, `too-many`. */
  abstract subscribe(input: { email: string; captcha: string }): Promise<unknown>;
  /** @throws Failure `invalid` for a link that is over or never was. */
  abstract confirmSubscription(input: { token: string }): Promise<unknown>;
  /** @throws Failure `invalid` likewise. */
  abstract unsubscribe(input: { token: string }): Promise<unknown>;
}
