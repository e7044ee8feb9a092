import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { PropertyMap, PropertyMarker } from '../../../../src/core/properties/property-catalogue.ts';
import { inTurn, mixPremium, othersOf } from '../../../../src/core/properties/premium-order.ts';
import type { Coordinates, PropertySummary } from '../../../../src/core/properties/property.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { Page } from '../../../../src/core/shared/page.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyFilter } from './home-index.ts';
import { summariesOf } from '../listing/property-summaries.ts';

const MAX_MARKERS = 500;

/** Returns one page of a list of homes; premium places come first in the default order alone (HOME-01, HOME-02, HOME-17). */
export async function searchProperties(
  { db, clock, homes }: PropertyDependencies,
  filter: QueryOf<typeof properties>,
  language: Language,
): Promise<Page<PropertySummary>> {
  const { offset = 0, limit = PAGE_SIZE.properties, orderBy = 'createdAt.DESC', ...filters } = filter;
  const now = clock.now();
  const slice = { offset, limit };
  const isDefault = orderBy === 'createdAt.DESC';
  const premium = isDefault ? inTurn(await premiumProperties({ db, homes }, filters, now), now) : [];
  const page = othersOf(premium.length, slice);
  const { ids, total } = await homes.find(
    { ...filters, except: [...(filters.except ?? []), ...premium] },
    { ...page, orderBy },
  );
  const others = { data: ids, total: ids.length > 0 ? page.offset + ids.length : total };
  const data = await summariesOf(db, mixPremium(premium, others, slice), language, now);
  return { data, total: Math.min(premium.length + total, COUNT_LIMIT) };
}

/** Returns the ids of the matching premium listings, oldest first (HOME-17). */
async function premiumProperties(
  { db, homes }: Pick<PropertyDependencies, 'db' | 'homes'>,
  filters: PropertyFilter,
  now: Date,
): Promise<number[]> {
  const rows = await db.selectFrom('property').select('id').where('premium_until', '>', now).execute();
  const wanted = rows.map(({ id }) => id).filter((id) => filters.ids?.includes(id) ?? true);
  if (wanted.length === 0) return [];
  const page = { orderBy: 'createdAt.DESC', offset: 0, limit: COUNT_LIMIT } as const;
  const { ids } = await homes.find({ ...filters, ids: wanted }, page);
  return ids.toSorted((one, other) => one - other);
}

/** Returns the newest homes of a search, as markers. */
export async function propertiesOnMap(
  { db, homes }: PropertyDependencies,
  filter: QueryOf<typeof propertyMap>,
): Promise<PropertyMap> {
  const { ids, total } = await homes.find(filter, {
    offset: 0,
    limit: MAX_MARKERS,
    orderBy: 'createdAt.DESC',
  });
  return { data: await markersOf(db, ids), total };
}

/** Returns the markers of homes in the order of the ids. */
async function markersOf(db: Kysely<Database>, ids: readonly number[]): Promise<PropertyMarker[]> {
  const { rows } = await sql<{ id: number; price: number } & Coordinates>`
    select l.property_id as id, l.price, l.latitude, l.longitude
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, position)
    join listed_property l on l.property_id = wanted.id order by wanted.position`.execute(db);
  return rows.map(({ id, price, latitude, longitude }) => ({
    id,
    price,
    gpsCoordinates: { latitude, longitude },
  }));
}
