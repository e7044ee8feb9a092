import type { Kysely } from 'kysely';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import type { Database } from '../../tables.ts';

const LIMIT = { most: 20, minutes: 24 * 60 };

/** Counts one more order of an e-mail, also of a corrected one. @throws Failure `too-many` for more than 20 a day */
export function limitServiceOrders(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  return countAttempt(db, `service orders of ${email.toLowerCase()}`, LIMIT, now);
}
