import { DAY } from '../shared/durations.ts';

/** Minimum days of an account before its helpful votes count. */
export const MIN_VOTER_DAYS = 14;

/** Reasons against a helpful vote: a probably fake account, or the author's own review. */
export type VoteProblem = 'error-vote-own' | 'error-vote-new-account' | 'error-vote-no-purchase';

/** Error of a helpful vote; null if it is permitted. */
export function voteProblem(
  voter: { since: Date; hasReceived: boolean; isWriter: boolean },
  now: Date,
): VoteProblem | null {
  if (voter.isWriter) return 'error-vote-own';
  if (now.getTime() - voter.since.getTime() < MIN_VOTER_DAYS * DAY) return 'error-vote-new-account';
  return voter.hasReceived ? null : 'error-vote-no-purchase';
}
