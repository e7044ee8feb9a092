/** Who pays how much of what is shared: whole numbers, such as 2 : 1 : 1. */
export type Parts = readonly number[];

/** The largest number that one part may be. */
export const MAX_PART = 100;

/** The same part for everybody. */
export const equalParts = (people: number): Parts => Array.from({ length: people }, () => 1);

/**
 * An amount in stotinki by parts, so that they add up to it: each gets its share rounded down, and the stotinki that are
 * left go to those who lost most by that, the first of equal ones first.
 * @throws RangeError when no part is above 0
 */
export function splitCosts(total: number, parts: Parts): number[] {
  const whole = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (whole <= 0n) throw new RangeError('Nobody has a part');
  const exact = parts.map((part) => BigInt(total) * BigInt(part));
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
