import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReaderWarning } from '../../../src/core/accounts/warnings.ts';
import { distanceBetween } from '../../../src/core/roommates/university.ts';
import type { University } from '../../../src/core/roommates/university.ts';
import type { RoommateOfferSummary } from '../../../src/core/roommates/roommate-offer.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { warningsColumn, warningsField } from '../accounts/listing-warnings.ts';
import { pictureOf } from '../properties/listing/property-summaries.ts';

/** Public offers, for `o` (roommate_offer). */
export const PUBLIC = sql<boolean>`o.status = 'active' and o.deleted_at is null`;

export type SummaryRow = Pick<
  RoommateOfferSummary,
  | 'id'
  | 'title'
  | 'language'
  | 'price'
  | 'bills'
  | 'room'
  | 'roomArea'
  | 'people'
  | 'moveInFrom'
  | 'pictureCount'
  | 'habits'
> & {
  image: StoredPicture | null;
  city_id: number;
  city_name: string;
  district_id: number;
  district_name: string;
  latitude: number;
  longitude: number;
  created_at: Date;
  warnings: ReaderWarning[] | null;
  university: Pick<University, 'id' | 'name' | 'short' | 'gpsCoordinates'> | null;
};

/** Columns of a `SummaryRow`, for the tables of `SUMMARY_TABLES`. */
export function summaryColumns(language: Language): RawBuilder<unknown> {
  return sql`o.id, o.title, o.language, o.price, o.bills, o.room, o.room_area as "roomArea", o.people,
    o.move_in_from as "moveInFrom", o.pictures -> 0 as image, jsonb_array_length(o.pictures) as "pictureCount",
    jsonb_build_object('smoking', o.smoking, 'pets', o.pets, 'guests', o.guests, 'quietHours', o.quiet_hours)
      as habits,
    o.latitude, o.longitude, o.created_at, c.id as city_id, ${sql.ref(`c.name_${language}`)} as city_name,
    d.id as district_id, ${sql.ref(`d.name_${language}`)} as district_name,
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', ${sql.ref(`u.name_${language}`)},
      'short', ${sql.ref(`u.short_${language}`)},
      'gpsCoordinates', jsonb_build_object('latitude', u.latitude, 'longitude', u.longitude)) end as university,
    ${warningsColumn('offer', sql`o.id`, sql`o.owner_id`)}`;
}

export const SUMMARY_TABLES = sql`roommate_offer o
  join city c on c.id = o.city_id
  join district d on d.id = o.district_id
  left join university u on u.id = o.university_id`;

/** @param sought university of the search; by default the offer's own */
export function summaryOf(row: SummaryRow, sought: University | null = null): RoommateOfferSummary {
  const { latitude, longitude, created_at: createdAt } = row;
  const university = sought ?? row.university;
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    city: { id: row.city_id, name: row.city_name },
    district: { id: row.district_id, name: row.district_name },
    price: row.price,
    bills: row.bills,
    room: row.room,
    roomArea: row.roomArea,
    people: row.people,
    moveInFrom: row.moveInFrom,
    image: row.image && pictureOf(row.image),
    pictureCount: row.pictureCount,
    habits: row.habits,
    university: university && {
      id: university.id,
      name: university.name,
      short: university.short,
      distance: distanceBetween({ latitude, longitude }, university.gpsCoordinates),
    },
    createdAt: createdAt.toISOString(),
    ...warningsField(row.warnings),
  };
}
