import type { OwnTab } from './own-properties.ts';

/** Changes of many listings at once. */
export const LISTING_ACTIONS = ['publish', 'pause', 'rent', 'confirm', 'delete', 'restore'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/** Listings that one request may change. */
export const MAX_LISTINGS_AT_ONCE = 100;

/** Actions that the listings of a tab allow. */
export const ACTIONS_OF_TAB: Record<OwnTab, readonly ListingAction[]> = {
  active: ['confirm', 'pause', 'rent', 'delete'],
  paused: ['publish', 'rent', 'delete'],
  draft: ['publish', 'delete'],
  rented: ['publish', 'pause', 'delete'],
  deleted: ['restore'],
};

/**
 * Action that undoes another one; null where none does. A published draft cannot become a draft again, and a restored
 * listing is paused.
 * @param tab the list in which the action was taken
 */
export function undoOf(action: ListingAction, tab: OwnTab): ListingAction | null {
  switch (action) {
    case 'delete':
      return 'restore';
    case 'restore':
      return 'delete';
    case 'publish':
      return tab === 'paused' ? 'pause' : tab === 'rented' ? 'rent' : null;
    case 'pause':
    case 'rent':
      return tab === 'active' ? 'publish' : tab === 'paused' ? 'pause' : 'rent';
    case 'confirm':
      return null;
  }
}

/** Outcome of a change of many listings; a message key says why one was left as it was. */
export type ListingsChanged = {
  changed: number[];
  /** Those of the changed ones that wait for the team. */
  held: number;
  refused: { id: number; title: string; message: string }[];
};
