/** Who pays whom how much, in stotinki; people are their places. */
export type DebtPayment = { from: number; to: number; amount: number };

/** What somebody is owed (above 0) or owes (below 0), in stotinki. */
type Debt = { person: number; balance: number };

/**
 * The fewest payments after which nobody owes anything. Whatever people pay each other makes groups within which all is
 * settled, and a group of n needs n - 1 payments: so the fewest are those of as many groups as there can be. All subsets
 * are tried, which is quick for the 12 people of a plan.
 * @param balances of each person; they add up to 0
 */
export function settleDebts(balances: readonly number[]): DebtPayment[] {
  const debts = balances
    .map((balance, person) => ({ person, balance }))
    .filter(({ balance }) => balance !== 0);
  return settledGroups(debts).flatMap(settleGroup);
}

/** Those who have debts, in as many groups as can be that settle among themselves. */
function settledGroups(debts: readonly Debt[]): Debt[][] {
  const all = 2 ** debts.length - 1;
  const sums = Array.from({ length: all + 1 }, () => 0);
  /** How many groups the members of a subset make when they are added one after the other in the best order. */
  const counts = Array.from({ length: all + 1 }, () => 0);
  /** Who is added last in that order. */
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

/** The one who owes most pays the one who is owed most, until nobody owes anything. */
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
