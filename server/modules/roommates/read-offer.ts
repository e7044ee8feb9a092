import { sql } from 'kysely';
import type { OwnerWarning } from '../../../src/core/accounts/warnings.ts';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import type { PublishedOfferFields } from '../../../src/core/roommates/offer-fields.ts';
import type { RoommateOffer } from '../../../src/core/roommates/roommate-offer.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { pickFields } from '../../../src/core/shared/fields.ts';
import { fieldColumns } from '../../platform/database/field-columns.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { publicNameOf } from '../accounts/user-info.ts';
import { pictureOf, warningsOf } from '../properties/listing/property-summaries.ts';
import { PUBLIC, SUMMARY_TABLES, summaryColumns, summaryOf } from './offer-rows.ts';
import type { SummaryRow } from './offer-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

type FullRow = SummaryRow &
  PublishedOfferFields &
  Pick<RoommateOffer, 'aboutHome' | 'aboutPeople' | 'exactPlace' | 'status'> & {
    pictures: StoredPicture[];
    owner_id: number;
    owner_name: string;
    owner_picture: StoredPicture | null;
    owner_warnings: OwnerWarning[];
  };

/**
 * Returns an offer for its page (MATE-02). Active ones are public; the poster also sees paused ones. @throws
 * Failure `not-found`
 */
export async function readOffer(
  { db }: RoommateDependencies,
  id: string,
  language: Language,
  viewerId: number | null,
): Promise<RoommateOffer> {
  const { rows } = await sql<FullRow>`
    select ${summaryColumns(language)}, ${fieldColumns('o', OFFER_FIELDS)},
      o.about_home as "aboutHome", o.about_people as "aboutPeople", o.exact_place as "exactPlace", o.status,
      o.pictures, a.id as owner_id, a.name as owner_name, a.picture as owner_picture,
      ${warningsOf(sql`a.id`)}
    from ${SUMMARY_TABLES} join account a on a.id = o.owner_id
    where o.id = ${id}::bigint and ((${PUBLIC}) or (o.owner_id = ${viewerId}::bigint and o.deleted_at is null))
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Failure('error-offer-not-found', {}, 'not-found');
  return {
    ...summaryOf(row),
    ...pickFields(OFFER_FIELDS, row),
    images: row.pictures.map(pictureOf),
    aboutHome: row.aboutHome,
    aboutPeople: row.aboutPeople,
    gpsCoordinates: { latitude: row.latitude, longitude: row.longitude },
    exactPlace: row.exactPlace,
    poster: {
      id: row.owner_id,
      name: publicNameOf(row.owner_name),
      picture: row.owner_picture && pictureOf(row.owner_picture),
      warnings: row.owner_warnings,
    },
    status: row.status,
  };
}
