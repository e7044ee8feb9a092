import { DAY } from '../shared/durations.ts';

/** Accounts younger than that do not say what is helpful. */
export const MIN_VOTER_DAYS = 14;

/** Why somebody's 'helpful' is not counted: made for it, by all appearance, or the writer's own. */
export type VoteProblem = 'error-vote-own' | 'error-vote-new-account' | 'error-vote-no-purchase';

/** Whether somebody may say that a review is helpful; null where they may. */
export function voteProblem(
  voter: { since: Date; hasReceived: boolean; isWriter: boolean },
  now: Date,
): VoteProblem | null {
  if (voter.isWriter) return 'error-vote-own';
  if (now.getTime() - voter.since.getTime() < MIN_VOTER_DAYS * DAY) return 'error-vote-new-account';
  return voter.hasReceived ? null : 'error-vote-no-purchase';
}
