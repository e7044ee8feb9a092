/** Shares of a cost as whole numbers, such as 2 : 1 : 1. */
export type Weights = readonly number[];

/** Maximum share. */
export const MAX_WEIGHT = 100;

export const equalWeights = (people: number): Weights => Array.from({ length: people }, () => 1);

/**
 * Splits an amount in stotinki by shares that add up to it: each is rounded down, and the remaining stotinki
 * go to the largest remainders.
 * @throws RangeError if no share is above 0
 */
export function splitCosts(total: number, weights: Weights): number[] {
  const whole = weights.reduce((sum, part) => sum + BigInt(part), 0n);
  if (whole <= 0n) throw new RangeError('Nobody has a part');
  const exact = weights.map((part) => BigInt(total) * BigInt(part));
  const shares = exact.map((share) => share / whole);
  const left = Number(BigInt(total) - shares.reduce((sum, share) => sum + share, 0n));
  const lucky = exact
    .map((share, place) => ({ place, lost: share % whole }))
    .toSorted((one, other) =>
      one.lost === other.lost ? one.place - other.place : one.lost > other.lost ? -1 : 1,
    )
    .slice(0, left)
    .map(({ place }) => place);
  return shares.map((share, place) => Number(share) + (lucky.includes(place) ? 1 : 0));
}
