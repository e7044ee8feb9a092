import type { Kysely } from 'kysely';
import { LISTING_FIELDS } from '../../../../src/core/properties/import/listing-import-fields.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { TableDescription } from '../../../platform/import-files/sheet.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import type { ImportRecord, ImportSubject } from '../../shop/import/import-subject.ts';
import type { ModerationHold } from '../duplicate-pictures/moderation-hold.ts';
import { ListingCheck } from './check-listings.ts';
import { listingPictures } from './listing-pictures.ts';
import { listingWords } from './listing-vocabulary.ts';
import { applyListings } from './apply-listings.ts';

/** XML elements of listings: our sample, and the files of common agency programs. */
const LISTING_TABLE: TableDescription = {
  fields: LISTING_FIELDS,
  xmlRows: new Set(
    'listing property ad advert estate realestate offer item row entry обява имот оферта'.split(' '),
  ),
};

type Dependencies = { db: Kysely<Database>; clock: Clock; texts: Texts; moderationHold: ModerationHold };

/** Describes the import of an agency's listings. */
export function listingSubject({ db, clock, texts, moderationHold }: Dependencies): ImportSubject {
  const pictures = listingPictures(moderationHold);
  return {
    table: LISTING_TABLE,
    batch: 20,
    pictures,
    async openCheck(record) {
      const now = clock.now();
      return new ListingCheck(db, agencyOf(record), pictures, await listingWords(db, texts, now), now);
    },
    apply: (transaction, record, rows) =>
      applyListings({ clock, moderationHold }, transaction, agencyOf(record), pictures, rows),
  };
}

/** @throws Failure `not-found` for an import of products */
function agencyOf({ agency_id: agencyId }: ImportRecord): number {
  if (agencyId === null) throw new Failure('error-import-not-found', {}, 'not-found');
  return agencyId;
}
