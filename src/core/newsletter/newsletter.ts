/** Port to the newsletter: subscription, confirmation and unsubscription by links in mails (BLOG-03). */
export abstract class Newsletter {
  /** @throws Failure `invalid` `error-email-invalid` or `captcha-failed`, `too-many`. */
  abstract subscribe(email: string, captcha: string): Promise<void>;
  /** @throws Failure `invalid` for an expired or unknown link */
  abstract confirm(token: string): Promise<void>;
  /** @throws Failure `invalid` for an expired or unknown link */
  abstract unsubscribe(token: string): Promise<void>;
}
