import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import { visitorHash } from '../../platform/http/client-network.ts';
import { SHOWN } from './search/product-query.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

type Counting = { db: Kysely<Database>; clock: Clock };

/** Days of sales and visits that count. */
const DAYS = 90;
/** Weight of a sold piece, in visitors. */
const PIECE = 20;

/** Counts a visitor of a product's page once a day. @throws Failure `not-found` */
export async function countProductVisit(
  { db, clock }: Counting,
  id: number,
  request: FastifyRequest,
): Promise<void> {
  const product = await db
    .selectFrom('product as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(SHOWN)
    .executeTakeFirst();
  if (!product) throw new Failure('error-product-not-found', {}, 'not-found');
  const day = sofiaDay(clock.now());
  const visitor = await visitorHash(db, day, request);
  await sql`
    with seen as (
      insert into product_visit (product_id, day, visitor) values (${id}, ${day}::date, ${visitor}::bytea)
      on conflict do nothing returning product_id
    )
    insert into product_day as of_day (product_id, day, views) select product_id, ${day}::date, 1 from seen
    on conflict (product_id, day) do update set views = of_day.views + 1`.execute(db);
}

/**
 * Recomputes the popularity of products; a variant counts for its family. Writes only changes, and deletes
 * old visitors and visit counts. A nightly job.
 */
export async function countPopularity({ db, clock }: Counting): Promise<void> {
  const now = clock.now();
  const since = daysAfter(now, -DAYS);
  await db.deleteFrom('product_visit').where('day', '<', sofiaDay(now)).execute();
  await db.deleteFrom('product_day').where('day', '<', sofiaDay(since)).execute();
  await sql`
    with counted as (
      select product_id, sum(views) as points from product_day group by product_id
      union all
      select line.product_id, sum(line.pieces) * ${PIECE} from charged_order_line line
      join vendor_order sold on sold.id = line.vendor_order_id
      where sold.created_at >= ${since}
      group by line.product_id
    ), family as (
      select coalesce(p.variant_of, p.id) as id, least(sum(counted.points), 1000000000)::integer as points
      from counted join product p on p.id = counted.product_id group by 1
    ), known as (
      select id from product where popularity > 0
      union select p.id from family join product p on p.id = family.id or p.variant_of = family.id
    )
    update product p set popularity = coalesce(family.points, 0)
    from known join product of_known on of_known.id = known.id
    left join family on family.id = coalesce(of_known.variant_of, of_known.id)
    where p.id = known.id and p.popularity <> coalesce(family.points, 0)`.execute(db);
}
