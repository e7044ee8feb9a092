import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { mustWaitFor } from '../../../../src/core/properties/double-pictures.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import { UPLOADS } from '../../../platform/pictures/picture-rows.ts';
import type { Database } from '../../../tables.ts';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';

/** Picture of a listing that also appears in another listing under another key. */
export type DuplicatePicture = {
  key: string;
  otherKey: string;
  otherWidths: number[];
  listing: Listing;
  id: number;
  title: string;
  publishedAt: Date;
};

type DuplicateRow = DuplicatePicture & {
  ownerId: number;
  status: PropertyStatus;
  isHeld: boolean;
  isDeleted: boolean;
};

/**
 * Returns the other owners' listings with one of these pictures, oldest first. Takes an advisory lock until
 * the end of the transaction. Of two simultaneous listings the later one therefore finds the other.
 */
export async function findDuplicates(
  transaction: Transaction<Database>,
  ownerId: number,
  keys: readonly string[],
): Promise<DuplicatePicture[]> {
  if (keys.length === 0) return [];
  const known = await transaction
    .selectFrom('picture_double')
    .select('picture_key')
    .where('picture_key', 'in', keys)
    .where('cleared_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  // The usual case.
  if (!known) return [];
  await sql`select pg_advisory_xact_lock(hashtext('listings with double pictures'))`.execute(transaction);
  const { rows } = await sql<DuplicateRow>`
    select d.picture_key as key, d.other_key as "otherKey", o.widths as "otherWidths", shown.*
    from picture_double d
    join picture o on o.key = d.other_key and o.stored_at is not null
    cross join lateral (
      select 'home' as listing, p.id, p.title, p.owner_id as "ownerId", p.status, p.created_at as "publishedAt",
        p.held_pictures is not null as "isHeld", p.deleted_at is not null as "isDeleted"
      from property p
      where p.id = ${idIn('property')} and p.pictures @> ${namedBy('d.other_key')}
      union all
      select 'offer', r.id, r.title, r.owner_id, r.status, r.created_at, r.held_pictures is not null, r.deleted_at is not null
      from roommate_offer r
      where r.id = ${idIn('roommate-offer')} and r.pictures @> ${namedBy('d.other_key')}
    ) shown
    where d.picture_key = any(${[...keys]}::text[]) and d.cleared_at is null
    order by shown."publishedAt", shown.id, d.picture_key`.execute(transaction);
  return rows.filter((row) => mustWaitFor(ownerId, row));
}

/** SQL for the id of the listing that shows `o`, or null for another kind. */
const idIn = (kind: 'property' | 'roommate-offer') =>
  sql`case when o.attached_to like ${`${kind}:%`} then split_part(o.attached_to, ':', 2)::bigint end`;

/**
 * Matches an element of `pictures`. Floor plans are not compared, because all homes of a building share them.
 */
const namedBy = (key: string) =>
  sql`jsonb_build_array(jsonb_build_object('url', ${UPLOADS}::text || ${sql.ref(key)}))`;

/** Marks the duplicates of these pictures as approved: no listing waits for moderation because of them. */
export async function approveDuplicates(
  transaction: Transaction<Database>,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .updateTable('picture_double')
    .set({ cleared_at: now })
    .where((is) => is.or([is('picture_key', 'in', keys), is('other_key', 'in', keys)]))
    .where('cleared_at', 'is', null)
    .execute();
}
