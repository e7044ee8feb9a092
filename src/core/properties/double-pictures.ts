import type { PropertyStatus } from './property.ts';

/** What the team takes down, or lets wait: a home, or the offer of a room. */
export type Listing = 'home' | 'offer';

/** How a listing stands, of a home or of a room to share; `isHeld`: it waits for the team. */
export type ListingState = { status: PropertyStatus; isHeld: boolean };

/**
 * Whether a listing that comes to be seen waits for the team because another one has the same picture (TRUST-03): for what somebody
 * else has published and not taken back. What waits itself keeps nobody waiting.
 */
export function mustWaitFor(
  ownerId: number,
  other: ListingState & { ownerId: number; isDeleted: boolean },
): boolean {
  return other.ownerId !== ownerId && other.status !== 'draft' && !other.isDeleted && !other.isHeld;
}

type Pictured = ListingState & { pictures: readonly string[] };

/**
 * Which pictures of a listing are looked for in others when it is saved: the new ones of a listing that is seen already, all of one
 * that comes to be seen or waits, none of one that nobody sees.
 * @param before null for a new one
 */
export function picturesToCompare(before: Pictured | null, after: Pictured): readonly string[] {
  if (before && isSeen(before)) {
    const had = new Set(before.pictures);
    return isSeen(after) ? after.pictures.filter((key) => !had.has(key)) : [];
  }
  return isSeen(after) || after.isHeld ? after.pictures : [];
}

function isSeen({ status, isHeld }: ListingState): boolean {
  return !isHeld && (status === 'active' || status === 'rented');
}
