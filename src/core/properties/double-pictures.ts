import type { PropertyStatus } from './property.ts';

/** Kind of a listing with moderation: a home, or an offered room. */
export type Listing = 'home' | 'offer';

/** Status of a home or an offered room; `isHeld` while a review is pending. */
export type ListingState = { status: PropertyStatus; isHeld: boolean };

/**
 * True if another listing with the same picture requires a review before publication (TRUST-03). Only
 * listings published by another account count, unless deleted or pending a review.
 */
export function mustWaitFor(
  ownerId: number,
  other: ListingState & { ownerId: number; isDeleted: boolean },
): boolean {
  return other.ownerId !== ownerId && other.status !== 'draft' && !other.isDeleted && !other.isHeld;
}

type Pictured = ListingState & { pictures: readonly string[] };

/**
 * Pictures to compare with other listings on save. A public listing compares only new pictures. One about to
 * become public or pending a review compares all, and a hidden one none.
 * @param before null for a new listing
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
