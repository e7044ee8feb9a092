/** A payment between people in stotinki; people are indexes. */
export type DebtPayment = { from: number; to: number; amount: number };

/** Balance of a person in stotinki: positive is owed to them. */
type Debt = { person: number; balance: number };

/**
 * Fewest payments that settle all debts. A group of n people whose balances add up to 0 needs n - 1 payments,
 * so the number of such groups is maximised over all subsets, which is fast for 12 people.
 * @param balances add up to 0
 */
export function settleDebts(balances: readonly number[]): DebtPayment[] {
  const debts = balances
    .map((balance, person) => ({ person, balance }))
    .filter(({ balance }) => balance !== 0);
  return settledGroups(debts).flatMap(settleGroup);
}

/** Partition into the most groups that settle among themselves. */
function settledGroups(debts: readonly Debt[]): Debt[][] {
  const all = 2 ** debts.length - 1;
  const sums = Array.from({ length: all + 1 }, () => 0);
  /** Maximum number of settled groups in a subset. */
  const counts = Array.from({ length: all + 1 }, () => 0);
  /** Last person added for that maximum. */
  const last = Array.from({ length: all + 1 }, () => 0);
  for (let subset = 1; subset <= all; subset += 1) {
    let best = -1;
    for (const [place, { balance }] of debts.entries()) {
      const before = subset ^ (1 << place);
      if (before > subset) continue;
      sums[subset] = (sums[before] ?? 0) + balance;
      if ((counts[before] ?? 0) > best) {
        best = counts[before] ?? 0;
        last[subset] = place;
      }
    }
    counts[subset] = best + (sums[subset] === 0 ? 1 : 0);
  }
  const groups: Debt[][] = [];
  for (let subset = all; subset > 0; subset ^= 1 << (last[subset] ?? 0)) {
    if (sums[subset] === 0) groups.unshift([]);
    const debt = debts[last[subset] ?? 0];
    if (debt) groups[0]?.unshift(debt);
  }
  return groups;
}

/** The largest debtor pays the largest creditor until all are settled. */
function settleGroup(group: readonly Debt[]): DebtPayment[] {
  const left = group.map((debt) => ({ ...debt }));
  const payments: DebtPayment[] = [];
  for (;;) {
    const ordered = left.toSorted((one, other) => one.balance - other.balance || one.person - other.person);
    const [payer, payee] = [ordered[0], ordered.at(-1)];
    if (!payer || !payee || payer.balance === 0) return payments;
    const amount = Math.min(-payer.balance, payee.balance);
    payments.push({ from: payer.person, to: payee.person, amount });
    payer.balance += amount;
    payee.balance -= amount;
  }
}
