import { emailError, normaliseEmail } from '../shared/email-address.ts';

/** True if an address can receive the newsletter (BLOG-03). */
export function isSubscribable(email: string): boolean {
  return emailError(normaliseEmail(email)) === null;
}
