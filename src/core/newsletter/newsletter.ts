/** The newsletter: asked for, confirmed by the link of a mail, ended by another (BLOG-03). */
export abstract class Newsletter {
  /** @throws Failure `invalid` `error-email-invalid` or `captcha-failed`, `too-many`. */
  abstract subscribe(email: string, captcha: string): Promise<void>;
  /** @throws Failure `invalid` for a link that is over or never was. */
  abstract confirm(token: string): Promise<void>;
  /** @throws Failure `invalid` likewise. */
  abstract unsubscribe(token: string): Promise<void>;
}
