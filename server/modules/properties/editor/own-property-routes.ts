import * as bulkContract from '../../../../api/properties/bulk-listings.ts';
import * as contract from '../../../../api/properties/own-properties.ts';
import * as statistics from '../../../../api/properties/listing-statistics.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import { EMPTY_PROPERTY } from '../../../../src/core/properties/property-content.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { changeListings } from './change-listings.ts';
import { draftDescription } from './draft-description.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { listingStatistics } from './listing-statistics.ts';
import { listOwnProperties } from './own-list.ts';
import { readOwnProperty } from './own-property.ts';
import {
  changePropertyStatus,
  confirmProperty,
  deleteProperty,
  offerSlots,
  restoreProperty,
} from './change-property-status.ts';
import { createProperty, updateProperty } from './save-property.ts';

/** Listings that one account may create in an hour, including drafts. */
const CREATIONS = { most: 300, minutes: 60 };

export function ownPropertyRoutes(deps: PropertyDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(contract.ownProperties, ({ query, account, language }) =>
      listOwnProperties(deps, account.id, query, language),
    ),
    implement(statistics.listingStatistics, ({ query, account }) =>
      listingStatistics(db, account.id, query, clock.now()),
    ),
    implement(contract.ownProperty, ({ params, account }) =>
      readOwnProperty(deps, account.id, Number(params.id)),
    ),
    implement(contract.createProperty, async ({ body, account }) => {
      await countAttempt(db, `listings of ${account.id}`, CREATIONS, clock.now());
      const { key, ...given } = body;
      return readOwnProperty(
        deps,
        account.id,
        await createProperty(deps, ownerOf(account), { ...EMPTY_PROPERTY, ...given }, key),
      );
    }),
    implement(contract.updateProperty, async ({ params, body, account }) => {
      await updateProperty(deps, account.id, Number(params.id), body);
      return readOwnProperty(deps, account.id, Number(params.id));
    }),
    implement(contract.changePropertyStatus, async ({ params, body, account }) => {
      const pendingReview = await changePropertyStatus(deps, account.id, Number(params.id), body.status);
      return { message: 'property-status-changed', held: pendingReview };
    }),
    implement(contract.confirmProperty, async ({ params, account }) => {
      await confirmProperty(deps, account.id, Number(params.id));
      return { message: 'property-confirmed' };
    }),
    implement(contract.deleteProperty, async ({ params, account }) => {
      await deleteProperty(deps, account.id, Number(params.id));
      return { message: 'property-deleted' };
    }),
    implement(contract.restoreProperty, async ({ params, account }) => {
      await restoreProperty(deps, ownerOf(account), Number(params.id));
      return { message: 'property-restored' };
    }),
    implement(bulkContract.changeListings, ({ body, account }) =>
      changeListings(deps, ownerOf(account), body.ids, body.action),
    ),
    implement(contract.offerSlots, async ({ params, body, account }) => {
      await offerSlots(deps, account.id, Number(params.id), body);
      return readOwnProperty(deps, account.id, Number(params.id));
    }),
    implement(contract.draftDescription, ({ body, account, language }) =>
      draftDescription(deps, account.id, body, language),
    ),
  ];
}

/** The contract rejects other roles. */
function ownerOf({ id, type }: SignedIn): { id: number; type: 'user' | 'agency' } {
  return { id, type: type === 'agency' ? 'agency' : 'user' };
}
