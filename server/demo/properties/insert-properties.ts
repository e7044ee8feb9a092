import type pg from 'pg';
import { demoSearchTerms } from '../demo-search-terms.ts';
import type { DemoProperty } from './demo-property.ts';
import { billColumns } from '../../modules/properties/editor/bill-columns.ts';
import { wordsOfType } from '../../modules/properties/search/search-text.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';

const day = 24 * HOUR;

/** A home and whose it is. */
export interface OwnedProperty {
  readonly property: DemoProperty;
  readonly ownerId: string;
  readonly deleted?: boolean;
}

/** Its own key marks a demo listing, and keeps it from being written twice. */
export const demoKey = (index: number): string => `demo-home-${index}`;

/** Writes a batch of listings in one statement. */
export async function insertProperties(
  client: pg.PoolClient,
  properties: readonly OwnedProperty[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into property (owner_id, key, status, deleted_at, city_id, district_id, price, deposit, commission,
       title, description, tax_description, type, construction, heating, furniture, floor, total_floors, bedrooms,
       bathrooms, area, building_year, energy_class, pet_friendly, available_from, shortest_term, latitude,
       longitude, appliances, location_advantages, property_advantages, bills, pictures, plan, plan_rooms,
       created_at, updated_at, confirmed_at, views, monthly_bills, bills_estimated, search_words)
     select owner_id, key, status, deleted_at, city_id, district_id, price, deposit, commission,
       title, description, tax_description, type, construction, heating, furniture, floor, total_floors, bedrooms,
       bathrooms, area, building_year, energy_class, pet_friendly, available_from, shortest_term, latitude,
       longitude, appliances, location_advantages, property_advantages, bills, pictures, plan, plan_rooms,
       created_at, created_at, confirmed_at, views, monthly_bills, bills_estimated,
       to_tsvector('simple', words)
     from jsonb_to_recordset($1::jsonb) as given (owner_id bigint, key text, status text, deleted_at timestamptz,
       city_id integer, district_id integer, price integer, deposit integer, commission integer, title text,
       description text, tax_description text, type text, construction text, heating text, furniture text,
       floor integer, total_floors integer, bedrooms integer, bathrooms integer, area integer,
       building_year integer, energy_class text, pet_friendly boolean, available_from date,
       shortest_term integer, latitude double precision, longitude double precision, appliances text[],
       location_advantages text[], property_advantages text[], bills jsonb, pictures jsonb, plan jsonb,
       plan_rooms jsonb, created_at timestamptz, confirmed_at timestamptz, views integer, monthly_bills integer,
       bills_estimated boolean, words text)
     on conflict (owner_id, key) do nothing`,
    [JSON.stringify(properties.map((owned) => rowOf(owned, now)))],
  );
}

function rowOf({ property, ownerId, deleted }: OwnedProperty, now: Date): Record<string, unknown> {
  const { city } = property.market;
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  return {
    owner_id: ownerId,
    key: demoKey(property.index),
    status: property.status,
    deleted_at: deleted ? before(property.confirmedHoursAgo) : null,
    city_id: city.id,
    district_id: property.district.id,
    price: property.price,
    deposit: property.deposit,
    commission: property.commission,
    title: property.title,
    description: property.description,
    tax_description: property.taxDescription,
    type: property.type,
    construction: property.construction,
    heating: property.heating,
    furniture: property.furniture,
    floor: property.floor,
    total_floors: property.totalFloors,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    area: property.area,
    building_year: property.buildingYear,
    energy_class: property.energyClass,
    pet_friendly: property.petFriendly,
    available_from:
      property.availableIn === null
        ? null
        : new Date(now.getTime() + property.availableIn * day).toISOString().slice(0, 10),
    shortest_term: property.shortestTerm,
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
    confirmed_at: before(property.confirmedHoursAgo),
    views: property.views,
    ...billColumns({ ...property, billsMeta: property.bills }),
    words: wordsOf(property),
  };
}

/** What `propertyWords` says of the listing. */
export function wordsOf({ title, description, type, district, market: { city } }: DemoProperty): string {
  const places = [city.name.bg, city.name.en, district.name.bg, district.name.en];
  return demoSearchTerms([title, wordsOfType(type), ...places, description].join(' ')).join(' ');
}
