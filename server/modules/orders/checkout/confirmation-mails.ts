import type { Transaction } from 'kysely';
import { MAX_CONFIRMATION_MAILS } from '../../../../src/core/orders/buyer-limits.ts';
import { emailError, normaliseEmail } from '../../../../src/core/shared/email-address.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { Database } from '../../../tables.ts';

/** Returns the e-mail that a customer typed in its usual form. @throws Failure `invalid` */
export function correctedEmail(typed: string): string {
  const email = normaliseEmail(typed);
  const error = emailError(email);
  if (error) throw new Failure('validation_failed', { email: error }, 'invalid');
  return email;
}

/**
 * Counts a confirmation mail towards the limit. @param order such as `order 7` @throws Failure `too-many`
 */
export async function limitConfirmationMails(
  transaction: Transaction<Database>,
  order: string,
  email: string,
  now: Date,
): Promise<void> {
  const limit = { most: MAX_CONFIRMATION_MAILS, minutes: 24 * 60 };
  await countAttempt(transaction, `confirmation mails of ${order}`, limit, now);
  await countAttempt(transaction, `confirmation mails to ${email}`, limit, now);
}
