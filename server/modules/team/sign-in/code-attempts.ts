import { countAttempt, resetAttempts } from '../../../platform/http/attempt-limits.ts';
import type { TeamDependencies } from '../team-dependencies.ts';

/** Limit of second factors, as for wrong passwords of one sender (TEAM-01). */
const TRIES = { most: 8, minutes: 15 };

const subject = (accountId: number) => `team code of ${accountId}`;

/** @throws Failure `too-many` */
export async function countCodeAttempt(
  { db, clock }: Pick<TeamDependencies, 'db' | 'clock'>,
  accountId: number,
): Promise<void> {
  await countAttempt(db, subject(accountId), TRIES, clock.now());
}

export async function resetCodeAttempts(
  { db }: Pick<TeamDependencies, 'db'>,
  accountId: number,
): Promise<void> {
  await resetAttempts(db, subject(accountId));
}
