import type { Selectable, Transaction } from 'kysely';
import { RoommateOfferCommand } from '../../../src/core/roommates/roommate-offer-command.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { languageOfText } from '../../../src/core/shared/text-language.ts';
import type { RoommateOfferTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { pictureKey } from '../properties/editor/property-pictures.ts';
import { refuse } from '../properties/editor/save-property.ts';
import { findUniversity } from './universities.ts';

export type OfferRow = Selectable<RoommateOfferTable>;

/**
 * The columns of an offer's content, without its pictures.
 * @param previousDay the day of moving in that was said before, which may have passed since.
 * @throws Failure `invalid` for what the rules refuse, and for a district or a university that is none.
 */
export async function columnsOf(
  transaction: Transaction<Database>,
  content: RoommateOfferContent,
  now: Date,
  previousDay: string | null = null,
) {
  const command = new RoommateOfferCommand(content);
  refuse(command.errorsAt(now, previousDay));
  const { price, deposit, people, bills, room } = content;
  const district = await districtOf(transaction, content.districtId);
  if (content.universityId !== null && !(await findUniversity(transaction, content.universityId, 'bg'))) {
    throw new Failure('validation_failed', { universityId: 'error-choice-required' }, 'invalid');
  }
  // The rules have let nothing through that is missing.
  if (price === null || deposit === null || people === null || bills === null || room === null) {
    throw new TypeError('An offer without what it must say passed its rules');
  }
  const place = content.gpsCoordinates ?? district;
  return {
    city_id: district.city_id,
    district_id: district.id,
    title: command.title.replace(/\s+/g, ' '),
    price,
    deposit,
    bills,
    bills_amount: content.billsAmount,
    room,
    room_area: content.roomArea,
    people,
    move_in_from: command.moveInFrom,
    stay: content.stay,
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

/** A stored offer as its form writes it. */
export function contentOf(row: OfferRow): RoommateOfferContent {
  const { latitude, longitude } = row;
  return {
    title: row.title,
    districtId: row.district_id,
    price: row.price,
    deposit: row.deposit,
    bills: row.bills,
    billsAmount: row.bills_amount,
    room: row.room,
    roomArea: row.room_area,
    people: row.people,
    moveInFrom: row.move_in_from,
    stay: row.stay,
    aboutHome: row.about_home,
    aboutPeople: row.about_people,
    habits: { smoking: row.smoking, pets: row.pets, guests: row.guests, quietHours: row.quiet_hours },
    universityId: row.university_id,
    gpsCoordinates: row.exact_place ? { latitude, longitude } : null,
    images: row.pictures.map(pictureKey),
  };
}

async function districtOf(transaction: Transaction<Database>, id: number | null) {
  const district =
    // Ids of districts are small; a larger number is no integer of the column.
    id === null || id > 2_147_483_647
      ? undefined
      : await transaction.selectFrom('district').selectAll().where('id', '=', id).executeTakeFirst();
  if (!district) throw new Failure('validation_failed', { districtId: 'error-district-required' }, 'invalid');
  return district;
}
