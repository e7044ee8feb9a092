import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';
import { visitorHash } from '../../../platform/http/client-network.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { PUBLIC } from '../search/property-query.ts';

/** Counts a visitor of a listing once a day, except its owner. @throws Failure `not-found` */
export async function countVisit(
  deps: PropertyDependencies,
  id: number,
  request: FastifyRequest,
  viewerId: number | null,
): Promise<void> {
  const { db, clock } = deps;
  await ensurePublic(db, id);
  const day = sofiaDay(clock.now());
  const visitor = await visitorHash(db, day, request);
  await sql`
    with seen as (
      insert into property_visit (property_id, day, visitor)
      select p.id, ${day}::date, ${visitor}::bytea from property p
      where p.id = ${id} and p.owner_id is distinct from ${viewerId}::bigint
      on conflict do nothing returning property_id
    ), counted as (
      insert into property_day as of_day (property_id, day, views)
      select property_id, ${day}::date, 1 from seen
      on conflict (property_id, day) do update set views = of_day.views + 1
    )
    update property set views = views + 1 from seen where property.id = seen.property_id`.execute(db);
}

/** Adds or removes a browser's favourite in a listing's count (SHOP-06). @throws Failure `not-found` */
export async function countFavorite(
  { db, clock }: PropertyDependencies,
  id: number,
  { browser, kept }: { browser: string; kept: boolean },
): Promise<void> {
  if (kept) await ensurePublic(db, id);
  const changed = kept
    ? sql`insert into property_favorite (property_id, browser) values (${id}, ${browser})
          on conflict do nothing returning property_id`
    : sql`delete from property_favorite where property_id = ${id} and browser = ${browser} returning property_id`;
  const change = kept ? 1 : -1;
  await sql`
    with changed as (${changed}), counted as (
      insert into property_day as of_day (property_id, day, favorites)
      select property_id, ${sofiaDay(clock.now())}::date, ${change} from changed
      on conflict (property_id, day) do update set favorites = of_day.favorites + ${change}
    )
    update property set favorites = favorites + ${change}
    from changed where property.id = changed.property_id`.execute(db);
}

/** @throws Failure `not-found` for a listing that is not public */
export async function ensurePublic(db: Kysely<Database>, id: number): Promise<void> {
  const listing = await db
    .selectFrom('property as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(PUBLIC)
    .executeTakeFirst();
  if (!listing) throw new Failure('error-property-not-found', {}, 'not-found');
}

/** Deletes the visits of earlier days. A nightly job. */
export async function deleteExpiredVisits({ db, clock }: PropertyDependencies): Promise<void> {
  await db.deleteFrom('property_visit').where('day', '<', sofiaDay(clock.now())).execute();
}
