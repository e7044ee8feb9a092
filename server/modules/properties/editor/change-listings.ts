import type { ListingAction, ListingsChanged } from '../../../../src/core/properties/bulk-listings.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import {
  changePropertyStatus,
  confirmProperty,
  deleteProperty,
  restoreProperty,
} from './change-property-status.ts';

type Owner = { id: number; type: 'user' | 'agency' };

/**
 * Changes listings one by one, each in its own transaction. Returns an error for each failed listing, also
 * for those of other owners, and continues.
 */
export async function changeListings(
  deps: PropertyDependencies,
  owner: Owner,
  ids: readonly number[],
  action: ListingAction,
): Promise<ListingsChanged> {
  const outcome: ListingsChanged = { changed: [], held: 0, refused: [] };
  for (const id of ids) {
    try {
      if (await changeListing(deps, owner, id, action)) outcome.held += 1;
      outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const title = await titleOf(deps, owner.id, id);
      outcome.refused.push({ id, title, message: messageOf(error) });
    }
  }
  return outcome;
}

/** @returns true if the listing is in moderation */
async function changeListing(
  deps: PropertyDependencies,
  owner: Owner,
  id: number,
  action: ListingAction,
): Promise<boolean> {
  switch (action) {
    case 'publish':
      return changePropertyStatus(deps, owner.id, id, 'active');
    case 'pause':
      return changePropertyStatus(deps, owner.id, id, 'paused');
    case 'rent':
      return changePropertyStatus(deps, owner.id, id, 'rented');
    case 'confirm':
      await confirmProperty(deps, owner.id, id);
      return false;
    case 'delete':
      await deleteProperty(deps, owner.id, id);
      return false;
    case 'restore':
      await restoreProperty(deps, owner, id);
      return false;
  }
}

/** Incomplete listings must be completed in the form. */
const messageOf = (error: Failure): string =>
  Object.keys(error.fields).length > 0 ? 'error-listing-incomplete' : error.messageKey;

async function titleOf({ db }: PropertyDependencies, ownerId: number, id: number): Promise<string> {
  const row = await db
    .selectFrom('property')
    .select('title')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.title ?? '';
}
