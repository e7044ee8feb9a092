import { endOfWithdrawalPeriod } from '../shared/withdrawal-period.ts';

/**
 * An entry of a wallet; received credits are positive, spent ones negative. `withdrawnFrom` is the id of the
 * purchase that a withdrawal cancels.
 */
export type CreditMovement = { id: number; credits: number; withdrawnFrom: number | null };

/**
 * Returns the unspent credits of each positive entry, by id. Credits are first in, first out, but a
 * withdrawal uses those of its own purchase.
 * @param movements in order of booking
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
 * Returns the deadline for the withdrawal from a purchase, as ISO 8601. Null if some of its credits are
 * spent, after a withdrawal, and after 14 days.
 * @param movements all entries of the wallet in order of booking
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
