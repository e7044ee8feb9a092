import type { PropertyStatus } from './property.ts';

const NEXT: Record<PropertyStatus, readonly PropertyStatus[]> = {
  draft: ['active'],
  active: ['paused', 'rented'],
  paused: ['active', 'rented'],
  rented: ['active', 'paused'],
};

/** What its owner may make of a listing (HOME-09); one that was public is never a draft again. */
export function nextPropertyStatuses(status: PropertyStatus): readonly PropertyStatus[] {
  return NEXT[status];
}

/** Listings of one owner that differ by so few m² at most, and in no other fact, are of one home: who measures again is not another one. */
export const SAME_HOME_AREA = 2;

/** How long a deleted listing is kept for its owner. */
export const RESTORABLE_DAYS = 30;
/** An active listing that was not confirmed for so long is asked about (HOME-18). */
export const CONFIRMED_DAYS = 30;
/** Asked about and not answered for so long, it is paused. */
export const ANSWER_DAYS = 7;

/** How many listings somebody may keep, the deleted ones left out. */
export const MAX_PROPERTIES = { user: 200, agency: 5_000 } as const;
