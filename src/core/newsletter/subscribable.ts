import { emailError, normaliseEmail } from '../shared/email-address.ts';

/** Returns whether an address can get the newsletter (BLOG-03). */
export function isSubscribable(email: string): boolean {
  return emailError(normaliseEmail(email)) === null;
}
