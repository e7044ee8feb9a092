import type pg from 'pg';
import { demoSearchTerms } from '../bulk-load.ts';
import type { DemoProperty } from './demo-property.ts';
import { billColumns } from '../../modules/properties/editor/property-content-rows.ts';
import { wordsOfType } from '../../modules/properties/search/search-text.ts';
import { PROPERTY_FIELDS } from '../../../src/core/properties/property-fields.ts';
import { columnsOf } from '../../../src/core/shared/fields.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';

const day = 24 * HOUR;

export interface OwnedProperty {
  readonly property: DemoProperty;
  readonly ownerId: string;
  readonly deleted?: boolean;
}

/** Unique key of a demo listing, which prevents a second insert. */
export const demoKey = (index: number): string => `demo-home-${index}`;

export async function insertProperties(
  client: pg.PoolClient,
  properties: readonly OwnedProperty[],
  now: Date,
): Promise<void> {
  const rows = properties.map((owned) => rowOf(owned, now));
  const columns = Object.keys(rows[0]?.columns ?? {}).join(', ');
  await client.query(
    `insert into property (${columns}, search_words)
     select ${columns}, to_tsvector('simple', given ->> 'words')
     from jsonb_array_elements($1::jsonb) given, jsonb_populate_record(null::property, given -> 'columns')
     on conflict (owner_id, key) do nothing`,
    [JSON.stringify(rows)],
  );
}

function rowOf({ property, ownerId, deleted }: OwnedProperty, now: Date) {
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  const columns = {
    ...columnsOf(PROPERTY_FIELDS, { ...property }),
    owner_id: ownerId,
    key: demoKey(property.index),
    status: property.status,
    deleted_at: deleted ? before(property.confirmedHoursAgo) : null,
    city_id: property.market.city.id,
    district_id: property.district.id,
    title: property.title,
    description: property.description,
    tax_description: property.taxDescription,
    available_from:
      property.availableIn === null
        ? null
        : new Date(now.getTime() + property.availableIn * day).toISOString().slice(0, 10),
    latitude: property.latitude,
    longitude: property.longitude,
    appliances: property.appliances,
    location_advantages: property.locationAdvantages,
    property_advantages: property.propertyAdvantages,
    bills: property.bills,
    pictures: property.pictures,
    plan: property.planPicture,
    plan_rooms: property.plan,
    created_at: before(property.hoursAgo),
    updated_at: before(property.hoursAgo),
    confirmed_at: before(property.confirmedHoursAgo),
    views: property.views,
    ...billColumns({ ...property, billsMeta: property.bills }),
  };
  return { columns, words: wordsOf(property) };
}

/** The same words as `propertyWords`. */
export function wordsOf({ title, description, type, district, market: { city } }: DemoProperty): string {
  const places = [city.name.bg, city.name.en, district.name.bg, district.name.en];
  return demoSearchTerms([title, wordsOfType(type), ...places, description].join(' ')).join(' ');
}
