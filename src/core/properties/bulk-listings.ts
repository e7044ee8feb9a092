import type { OwnTab } from './own-properties.ts';

export const LISTING_ACTIONS = ['publish', 'pause', 'rent', 'confirm', 'delete', 'restore'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const MAX_LISTINGS_AT_ONCE = 100;

export const ACTIONS_OF_TAB: Record<OwnTab, readonly ListingAction[]> = {
  active: ['confirm', 'pause', 'rent', 'delete'],
  paused: ['publish', 'rent', 'delete'],
  draft: ['publish', 'delete'],
  rented: ['publish', 'pause', 'delete'],
  deleted: ['restore'],
};

/**
 * Action that reverts another one, or null. A published draft cannot become a draft again, and a restored
 * listing is paused.
 * @param tab the tab of the action
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

/** Result of a change of several listings, with message keys for unchanged ones. */
export type ListingsChanged = {
  changed: number[];
  /** Changed listings with a pending review. */
  held: number;
  refused: { id: number; title: string; message: string }[];
};
