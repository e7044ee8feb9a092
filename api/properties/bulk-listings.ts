import { Type } from 'typebox';
import { LISTING_ACTIONS, MAX_LISTINGS_AT_ONCE } from '../../src/core/properties/bulk-listings.ts';
import { operation } from '../operation.ts';
import { Count, Id, oneOf, strict } from '../schema.ts';

export const changeListings = operation({
  id: 'changeListings',
  method: 'POST',
  path: '/api/user/property/changes',
  summary: "Changes many of the account's listings at once; the answer names unchanged ones with the reason",
  domain: 'properties',
  callers: ['user', 'agency'],
  guarded: true,
  body: strict({
    ids: Type.Array(Id, { minItems: 1, maxItems: MAX_LISTINGS_AT_ONCE, uniqueItems: true }),
    action: oneOf(LISTING_ACTIONS),
  }),
  answer: strict({
    changed: Type.Array(Id),
    held: Count,
    refused: Type.Array(strict({ id: Id, title: Type.String(), message: Type.String() })),
  }),
});
