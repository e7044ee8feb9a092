import { sql } from 'kysely';
import type { ownProperties as contract } from '../../../../api/properties/own-properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import { RESTORABLE_DAYS } from '../../../../src/core/properties/property.ts';
import type { OwnProperty, OwnPropertyPage } from '../../../../src/core/properties/own-properties.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { pictureOf } from '../listing/property-summaries.ts';
import { toCome } from '../viewings/viewing-rows.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

type Row = Omit<
  OwnProperty,
  'heldAsSimilar' | 'city' | 'district' | 'createdAt' | 'confirmedAt' | 'gone' | 'premiumUntil'
> & {
  held_as_similar: boolean | null;
  city_id: number | null;
  city_name: string | null;
  district_id: number | null;
  district_name: string | null;
  image: StoredPicture | null;
  created_at: Date;
  confirmed_at: Date | null;
  deleted_at: Date | null;
  premium_until: Date | null;
};

/** Returns the owner's listings, newest first, with the count per tab (HOME-08). */
export async function listOwnProperties(
  { db, clock }: PropertyDependencies,
  ownerId: number,
  filter: QueryOf<typeof contract>,
  language: Language,
): Promise<OwnPropertyPage> {
  const now = clock.now();
  const { offset = 0, limit = PAGE_SIZE.ownProperties } = filter;
  const conditions = [
    sql`p.owner_id = ${ownerId}`,
    filter.deleted ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`,
  ];
  if (filter.status) conditions.push(sql`p.status = ${filter.status}`);
  if (filter.active === '1') conditions.push(sql`p.status = 'active'`);
  if (filter.active === '0') conditions.push(sql`p.status <> 'active'`);
  if (filter.premium) conditions.push(sql`p.premium_until > ${now}`);
  if (filter.requested) {
    conditions.push(sql`exists (select from viewing_request v where v.property_id = p.id)`);
  }
  const found = sql`from property p where ${sql.join(conditions, sql` and `)}`;
  const [{ rows }, total, counts] = await Promise.all([
    sql<Row>`
      select p.id, p.title, p.status, p.held_pictures is not null as held, p.held_pictures = '{}' as held_as_similar,
        p.price, p.type, p.area, p.pictures -> 0 as image, p.views, p.favorites,
        p.created_at, p.confirmed_at, p.deleted_at, p.premium_until,
        c.id as city_id, ${sql.ref(`c.name_${language}`)} as city_name,
        d.id as district_id, ${sql.ref(`d.name_${language}`)} as district_name, asked.requests, asked.waiting
      from (
        select p.id, p.created_at ${found} order by p.created_at desc, p.id desc limit ${limit} offset ${offset}
      ) page
      join property p on p.id = page.id
      left join city c on c.id = p.city_id
      left join district d on d.id = p.district_id
      cross join lateral (
        select count(*) as requests,
          count(*) filter (where v.status = 'requested' and ${toCome(now)}) as waiting
        from viewing_request v where v.property_id = p.id
      ) asked
      order by p.created_at desc, p.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total ${found}`.execute(db),
    db
      .selectFrom('property')
      .where('owner_id', '=', ownerId)
      .select(({ fn }) => {
        const count = fn.countAll<number>();
        const listed = (status: PropertyStatus) =>
          count.filterWhere('status', '=', status).filterWhere('deleted_at', 'is', null);
        return [
          listed('active').as('active'),
          listed('paused').as('paused'),
          listed('draft').as('draft'),
          listed('rented').as('rented'),
          count.filterWhere('deleted_at', 'is not', null).as('deleted'),
        ];
      })
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map(ownPropertyOf),
    total: total.rows[0]?.total ?? 0,
    counts,
  };
}

function ownPropertyOf(row: Row): OwnProperty {
  const place = (id: number | null, name: string | null) =>
    id === null || name === null ? null : { id, name };
  const moment = (date: Date | null) => date?.toISOString() ?? null;
  const { id, title, status, held, price, type, area, image, views, favorites, requests, waiting } = row;
  return {
    id,
    title,
    status,
    held,
    ...(row.held_as_similar && { heldAsSimilar: true }),
    price,
    type,
    area,
    views,
    favorites,
    requests,
    waiting,
    city: place(row.city_id, row.city_name),
    district: place(row.district_id, row.district_name),
    image: image && pictureOf(image),
    createdAt: row.created_at.toISOString(),
    confirmedAt: moment(row.confirmed_at),
    gone: moment(row.deleted_at && daysAfter(row.deleted_at, RESTORABLE_DAYS)),
    premiumUntil: moment(row.premium_until),
  };
}
