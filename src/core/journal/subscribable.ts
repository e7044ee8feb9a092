import { EMAIL_PATTERN } from '../shared/contact-patterns.ts';

/** Whether an address can have the newsletter: not empty and shaped like one (BLOG-03). */
export function isSubscribable(email: string): boolean {
  const address = email.trim();
  return address.length <= 254 && EMAIL_PATTERN.test(address);
}
