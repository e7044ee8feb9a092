import type { CaseKind } from '../case-kind.ts';
import { listingEvidence, listingOwner, waitingListings } from '../listing-case.ts';
import { approveListingDecision, removeDecision } from '../listing-decisions.ts';

/** Homes and offers that readers reported. */
export const listingReports: CaseKind = {
  name: 'listing-reports',
  permission: 'moderation-cases.decide',
  waiting: waitingListings('reported'),
  affected: listingOwner,
  evidence: (_deps, db, subject) => listingEvidence(db, subject),
  decisions: [approveListingDecision, removeDecision],
};
