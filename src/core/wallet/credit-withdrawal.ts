import { endOfWithdrawalPeriod } from '../shared/withdrawal-period.ts';

/**
 * A movement of a wallet. Credits that came are positive, those that went are negative.
 * `withdrawnFrom` is the id of the purchase whose credits a withdrawal took back.
 */
export type CreditMovement = { id: number; credits: number; withdrawnFrom: number | null };

/**
 * Returns the credits left of each movement that brought some, by its id. The rule is first bought, first spent: a
 * spending takes the oldest credits, and a withdrawal takes those of its own purchase.
 * @param movements in the order in which they were booked
 */
export function unspentCredits(movements: readonly CreditMovement[]): Map<number, number> {
  const left = new Map<number, number>();
  for (const { id, credits, withdrawnFrom } of movements) {
    if (credits > 0) left.set(id, credits);
    else if (withdrawnFrom === null) spendOldest(left, -credits);
    else left.set(withdrawnFrom, (left.get(withdrawnFrom) ?? 0) + credits);
  }
  return left;
}

function spendOldest(left: Map<number, number>, spent: number): void {
  let rest = spent;
  for (const [id, credits] of left) {
    const taken = Math.min(credits, rest);
    left.set(id, credits - taken);
    rest -= taken;
    if (rest === 0) return;
  }
}

/**
 * Returns the last moment at which the buyer may withdraw from a purchase, as ISO 8601. It is null when some of its
 * credits are spent, when it was withdrawn before and when the 14 days are over.
 * @param movements all of the wallet, in the order in which they were booked
 */
export function creditWithdrawalUntil(
  purchase: { id: number; credits: number; at: string },
  movements: readonly CreditMovement[],
  now: Date,
): string | null {
  if (unspentCredits(movements).get(purchase.id) !== purchase.credits) return null;
  const until = endOfWithdrawalPeriod(purchase.at);
  return now.getTime() <= Date.parse(until) ? until : null;
}
