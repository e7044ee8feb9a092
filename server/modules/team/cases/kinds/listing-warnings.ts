import type { CaseKind } from '../case-kind.ts';
import { listingEvidence, listingOwner, waitingListings } from '../listing-case.ts';
import { approveListingDecision, removeDecision } from '../listing-decisions.ts';

/** Homes and offers with warnings of automatic checks only (TRUST-06). */
export const listingWarnings: CaseKind = {
  name: 'listing-warnings',
  permission: 'moderation-cases.decide',
  waiting: waitingListings('warned'),
  affected: listingOwner,
  evidence: (_deps, db, subject) => listingEvidence(db, subject),
  decisions: [approveListingDecision, removeDecision],
};
