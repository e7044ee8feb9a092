/** The newsletter: asked for, confirmed by the link of a mail, ended by another (BLOG-03). */
export abstract class Newsletter {
  /** @throws Failure 422 `error-email-invalid` or `captcha-failed`, 429. */
  abstract subscribe(email: string, captcha: string): Promise<void>;
  /** @throws Failure 422 for a link that is over or never was. */
  abstract confirm(token: string): Promise<void>;
  /** @throws Failure 422 likewise. */
  abstract unsubscribe(token: string): Promise<void>;
}
