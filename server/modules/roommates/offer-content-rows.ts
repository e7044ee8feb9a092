import type { Selectable, Transaction } from 'kysely';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import { RoommateOfferCommand } from '../../../src/core/roommates/roommate-offer-command.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { columnsOf, contentOfRow } from '../../../src/core/shared/fields.ts';
import { normalisedFields } from '../../../src/core/shared/field-rules.ts';
import { languageOfText } from '../../../src/core/shared/language.ts';
import type { RoommateOfferTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { requireDistrict } from '../properties/editor/listing-rows.ts';
import { pictureKey } from '../properties/editor/property-pictures.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import { findUniversity } from './universities.ts';

export type OfferRow = Selectable<RoommateOfferTable>;
type RequiredColumns = Pick<OfferRow, 'price' | 'deposit' | 'bills' | 'room' | 'people'>;

/**
 * Columns of an offer's content, without its pictures.
 * @param previousDay the stored day of moving in, which may be past
 * @throws Failure `invalid` for invalid content, and for an unknown district or university
 */
export async function offerColumns(
  transaction: Transaction<Database>,
  content: RoommateOfferContent,
  now: Date,
  previousDay: string | null = null,
) {
  const command = new RoommateOfferCommand(content);
  throwFieldErrors(command.errorsAt(now, previousDay));
  const district = await requireDistrict(transaction, content.districtId, 'districtId');
  if (content.universityId !== null && !(await findUniversity(transaction, content.universityId, 'bg'))) {
    throw new Failure('validation_failed', { universityId: 'error-choice-required' }, 'invalid');
  }
  const place = content.gpsCoordinates ?? district;
  return {
    city_id: district.city_id,
    district_id: district.id,
    title: command.title.replace(/\s+/g, ' '),
    // Validation rejects an offer without the required fields.
    ...(columnsOf(OFFER_FIELDS, normalisedFields(OFFER_FIELDS, content)) as RequiredColumns),
    move_in_from: command.moveInFrom,
    about_home: command.aboutHome,
    about_people: command.aboutPeople,
    language: languageOfText(command.title, command.aboutHome, command.aboutPeople),
    smoking: content.habits.smoking,
    pets: content.habits.pets,
    guests: content.habits.guests,
    quiet_hours: content.habits.quietHours,
    university_id: content.universityId,
    latitude: place.latitude,
    longitude: place.longitude,
    exact_place: content.gpsCoordinates !== null,
    updated_at: now,
  };
}

export function contentOf(row: OfferRow): RoommateOfferContent {
  const { latitude, longitude } = row;
  return {
    title: row.title,
    districtId: row.district_id,
    ...contentOfRow(OFFER_FIELDS, row),
    moveInFrom: row.move_in_from,
    aboutHome: row.about_home,
    aboutPeople: row.about_people,
    habits: { smoking: row.smoking, pets: row.pets, guests: row.guests, quietHours: row.quiet_hours },
    universityId: row.university_id,
    gpsCoordinates: row.exact_place ? { latitude, longitude } : null,
    images: row.pictures.map(pictureKey),
  };
}
