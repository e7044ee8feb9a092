import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

export async function exportRoommates(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const offers = await db
    .selectFrom('roommate_offer')
    .select([
      'id',
      'title',
      'status',
      'price',
      'deposit',
      'bills',
      'bills_amount',
      'room',
      'room_area',
      'people',
    ])
    .select([
      'move_in_from',
      'stay',
      'about_home',
      'about_people',
      'smoking',
      'pets',
      'guests',
      'quiet_hours',
    ])
    .select(['city_id', 'district_id', 'university_id', 'latitude', 'longitude', 'exact_place', 'pictures'])
    .select(['created_at', 'updated_at', 'deleted_at'])
    .where('owner_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { roommateOffers: offers };
}
