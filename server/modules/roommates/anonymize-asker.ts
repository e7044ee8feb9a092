import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

/**
 * The account goes. Its offers go with it, and the conversations about them; where it asked itself, the conversation
 * closes, and nothing in it names the person any more.
 */
export async function anonymizeAsker(
  { clock }: RoommateDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  const nobody = {
    asker_id: null,
    asker_name: '',
    asker_phone: '',
    asker_email: '',
    asker_shares_phone: false,
  };
  await transaction
    .updateTable('conversation')
    .set(({ fn, val }) => ({ ...nobody, closed_at: fn.coalesce('closed_at', val(clock.now())) }))
    .where('asker_id', '=', accountId)
    .execute();
}

/** What is kept of somebody about roommates, for the export of the own data. */
export async function exportRoommates(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [offers, asked, received] = await Promise.all([
    db
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
      .execute(),
    db
      .selectFrom('conversation_message')
      .innerJoin('conversation', 'conversation.id', 'conversation_id')
      .select(['offer_id', 'asker_name', 'asker_phone', 'asker_email', 'author', 'text', 'at'])
      .where('asker_id', '=', accountId)
      .orderBy('conversation_message.id')
      .execute(),
    db
      .selectFrom('conversation_message')
      .innerJoin('conversation', 'conversation.id', 'conversation_id')
      .innerJoin('roommate_offer', 'roommate_offer.id', 'offer_id')
      .select(['offer_id', 'asker_name', 'author', 'text', 'at'])
      .where('owner_id', '=', accountId)
      .orderBy('conversation_message.id')
      .execute(),
  ]);
  return {
    roommateOffers: offers,
    roommateMessagesSent: asked,
    roommateMessagesReceived: received,
  };
}
