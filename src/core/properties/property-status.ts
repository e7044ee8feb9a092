import type { PropertyStatus } from './property.ts';

const NEXT: Record<PropertyStatus, readonly PropertyStatus[]> = {
  draft: ['active'],
  active: ['paused', 'rented'],
  paused: ['active', 'rented'],
  rented: ['active', 'paused'],
};

/** Next statuses that a landlord may choose (HOME-09); a published listing never becomes a draft. */
export function nextPropertyStatuses(status: PropertyStatus): readonly PropertyStatus[] {
  return NEXT[status];
}

/**
 * Maximum m² between two listings of one landlord for the same home, with all other facts equal. Measuring
 * again does not make another home.
 */
export const SAME_HOME_AREA = 2;

/** Days in which a landlord can restore a deleted listing. */
export const RESTORABLE_DAYS = 30;
/** Days without a confirmation before the server requests one (HOME-18). */
export const CONFIRMED_DAYS = 30;
/** Days without an answer before the listing is paused. */
export const ANSWER_DAYS = 7;

/** Maximum listings of an account, without deleted ones. */
export const MAX_PROPERTIES = { user: 200, agency: 5_000 } as const;
