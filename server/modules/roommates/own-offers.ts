import { sql } from 'kysely';
import type {
  EditedRoommateOffer,
  OwnRoommateOffer,
} from '../../../src/core/roommates/own-roommate-offers.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { uploadedPicture } from '../properties/editor/property-pictures.ts';
import { pictureOf } from '../properties/listing/property-summaries.ts';
import { versionOf } from '../../platform/http/content-version.ts';
import { contentOf } from './offer-content-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

type Row = Omit<OwnRoommateOffer, 'heldAsSimilar' | 'city' | 'district' | 'createdAt'> & {
  held_as_similar: boolean | null;
  image: StoredPicture | null;
  city_id: number;
  city_name: string;
  district_id: number;
  district_name: string;
  created_at: Date;
};

/** Returns the poster's offers, newest first, with the number of conversations (MATE-04). */
export async function listOwnOffers(
  { db }: RoommateDependencies,
  ownerId: number,
  { offset = 0, limit = PAGE_SIZE.roommateOffers }: { offset?: number; limit?: number },
  language: Language,
): Promise<Page<OwnRoommateOffer>> {
  const own = sql<boolean>`o.owner_id = ${ownerId} and o.deleted_at is null`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select o.id, o.title, o.status, o.held_pictures is not null as held, o.held_pictures = '{}' as held_as_similar,
        o.price, o.pictures -> 0 as image, o.move_in_from as "moveInFrom",
        o.created_at, c.id as city_id, ${sql.ref(`c.name_${language}`)} as city_name,
        d.id as district_id, ${sql.ref(`d.name_${language}`)} as district_name, asked.inquiries, asked.unread
      from roommate_offer o
      join city c on c.id = o.city_id
      join district d on d.id = o.district_id
      cross join lateral (
        select count(*) as inquiries, count(*) filter (where exists (
          select from conversation_message m
          where m.conversation_id = v.id and m.id > v.poster_seen and m.author = 'asker'
        )) as unread
        from conversation v where v.offer_id = o.id
      ) asked
      where ${own} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('roommate_offer as o')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(own)
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(ownOfferOf), total: counted.total };
}

/** Returns an offer for its form. @throws Failure `not-found` */
export async function readOwnOffer(
  { db }: RoommateDependencies,
  ownerId: number,
  id: number,
): Promise<EditedRoommateOffer> {
  const row = await db
    .selectFrom('roommate_offer')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('error-offer-not-found', {}, 'not-found');
  const content = contentOf(row);
  return {
    id: row.id,
    status: row.status,
    content,
    images: row.pictures.map(uploadedPicture),
    heldPictures: row.held_pictures ?? [],
    ...(row.held_pictures?.length === 0 && { heldAsSimilar: true }),
    version: versionOf(content),
  };
}

function ownOfferOf(row: Row): OwnRoommateOffer {
  const { id, title, status, held, price, image, moveInFrom, inquiries, unread } = row;
  return {
    id,
    title,
    status,
    held,
    ...(row.held_as_similar && { heldAsSimilar: true }),
    price,
    moveInFrom,
    inquiries,
    unread,
    city: { id: row.city_id, name: row.city_name },
    district: { id: row.district_id, name: row.district_name },
    image: image && pictureOf(image),
    createdAt: row.created_at.toISOString(),
  };
}
