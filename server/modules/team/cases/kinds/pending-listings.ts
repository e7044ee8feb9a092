import type { Kysely } from 'kysely';
import type { CaseSubject } from '../../../../../src/core/team/cases.ts';
import type { EvidenceBlock, EvidenceSide } from '../../../../../src/core/team/case-evidence.ts';
import type { Database } from '../../../../tables.ts';
import { pendingListing } from '../../pending-listings.ts';
import type { PendingListing } from '../../pending-listings.ts';
import type { CaseKind } from '../case-kind.ts';
import { listingEvidence, listingOf, listingOwner, waitingListings } from '../listing-case.ts';
import { approveListingDecision, removeDecision } from '../listing-decisions.ts';

/** Homes and offers in moderation because of double photos (TRUST-03) or similar listings (TRUST-06). */
export const pendingListings: CaseKind = {
  name: 'pending-listings',
  permission: 'moderation-cases.decide',
  waiting: waitingListings('pending-review'),
  affected: listingOwner,
  async evidence(_deps, db, subject) {
    return [...(await comparison(db, subject)), ...(await listingEvidence(db, subject))];
  },
  decisions: [approveListingDecision, removeDecision],
};

async function comparison(db: Kysely<Database>, subject: CaseSubject): Promise<EvidenceBlock[]> {
  const found = await pendingListing(db, listingOf(subject), subject.id);
  if (!found) return [];
  const { pending, doubles, similar } = found;
  const others = new Map(
    doubles.map(({ other }) => [`${other.listing}-${other.id}`, { other, pictures: [] as string[] }]),
  );
  for (const { other, otherPicture } of doubles)
    others.get(`${other.listing}-${other.id}`)?.pictures.push(otherPicture);
  const pictures = doubles.map(({ picture }) => picture);
  return [
    ...[...others.values()].map(({ other, pictures: same }) => ({
      type: 'comparison' as const,
      one: sideOf(
        pending,
        doubles.flatMap((double) =>
          double.other.listing === other.listing && double.other.id === other.id ? [double.picture] : [],
        ),
      ),
      others: [sideOf(other, same)],
    })),
    ...(similar.length === 0
      ? []
      : [
          {
            type: 'comparison' as const,
            one: sideOf(pending, pictures),
            others: similar.map((other) => sideOf(other, [])),
          },
        ]),
  ];
}

const sideOf = (side: PendingListing['pending'], pictures: string[]): EvidenceSide => ({
  subject: `${side.listing}-${side.id}`,
  title: side.title,
  owner: side.owner,
  price: side.price,
  publishedAt: side.publishedAt.toISOString(),
  pictures,
});
