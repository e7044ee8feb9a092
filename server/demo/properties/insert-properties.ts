import type pg from 'pg';
import { searchTerms } from '../../../src/core/shared/search-stem.ts';
import type { DemoProperty } from './demo-property.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';

const day = 24 * HOUR;

/** A home and whose it is. */
export interface OwnedProperty {
  readonly home: DemoProperty;
  readonly ownerId: string;
  readonly deleted?: boolean;
}

/** Its own key marks a demo listing, and keeps it from being written twice. */
export const demoKey = (index: number): string => `demo-home-${index}`;

/** Writes a batch of listings in one statement. */
export async function insertProperties(
  client: pg.PoolClient,
  homes: readonly OwnedProperty[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into property (owner_id, key, status, deleted_at, city_id, district_id, price, deposit, commission,
       title, description, tax_description, type, construction, heating, furniture, floor, total_floors, bedrooms,
       bathrooms, area, building_year, energy_class, pet_friendly, available_from, shortest_term, latitude,
       longitude, appliances, location_advantages, property_advantages, bills, pictures, plan, plan_rooms,
       created_at, updated_at, confirmed_at, views, search_words)
     select owner_id, key, status, deleted_at, city_id, district_id, price, deposit, commission,
       title, description, tax_description, type, construction, heating, furniture, floor, total_floors, bedrooms,
       bathrooms, area, building_year, energy_class, pet_friendly, available_from, shortest_term, latitude,
       longitude, appliances, location_advantages, property_advantages, bills, pictures, plan, plan_rooms,
       created_at, created_at, confirmed_at, views,
       to_tsvector('simple', words)
     from jsonb_to_recordset($1::jsonb) as given (owner_id bigint, key text, status text, deleted_at timestamptz,
       city_id integer, district_id integer, price integer, deposit integer, commission integer, title text,
       description text, tax_description text, type text, construction text, heating text, furniture text,
       floor integer, total_floors integer, bedrooms integer, bathrooms integer, area integer,
       building_year integer, energy_class text, pet_friendly boolean, available_from date,
       shortest_term integer, latitude double precision, longitude double precision, appliances text[],
       location_advantages text[], property_advantages text[], bills jsonb, pictures jsonb, plan jsonb,
       plan_rooms jsonb, created_at timestamptz, confirmed_at timestamptz, views integer, words text)
     on conflict (owner_id, key) do nothing`,
    [JSON.stringify(homes.map((owned) => rowOf(owned, now)))],
  );
}

function rowOf({ home, ownerId, deleted }: OwnedProperty, now: Date): Record<string, unknown> {
  const { city } = home.market;
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  return {
    owner_id: ownerId,
    key: demoKey(home.index),
    status: home.status,
    deleted_at: deleted ? before(home.confirmedHoursAgo) : null,
    city_id: city.id,
    district_id: home.district.id,
    price: home.price,
    deposit: home.deposit,
    commission: home.commission,
    title: home.title,
    description: home.description,
    tax_description: home.taxDescription,
    type: home.type,
    construction: home.construction,
    heating: home.heating,
    furniture: home.furniture,
    floor: home.floor,
    total_floors: home.totalFloors,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: home.area,
    building_year: home.buildingYear,
    energy_class: home.energyClass,
    pet_friendly: home.petFriendly,
    available_from:
      home.availableIn === null
        ? null
        : new Date(now.getTime() + home.availableIn * day).toISOString().slice(0, 10),
    shortest_term: home.shortestTerm,
    latitude: home.latitude,
    longitude: home.longitude,
    appliances: home.appliances,
    location_advantages: home.locationAdvantages,
    property_advantages: home.propertyAdvantages,
    bills: home.bills,
    pictures: home.pictures,
    plan: home.planPicture,
    plan_rooms: home.plan,
    created_at: before(home.hoursAgo),
    confirmed_at: before(home.confirmedHoursAgo),
    views: home.views,
    words: wordsOf(home),
  };
}

const known = new Map<string, string[]>();

/** What `propertyWords` says of the listing; each word is folded once, for a million listings share a few thousand. */
export function wordsOf({ title, description, district, market: { city } }: DemoProperty): string {
  const places = [city.name.bg, city.name.en, district.name.bg, district.name.en];
  const terms = new Set<string>();
  for (const word of [title, ...places, description].join(' ').split(/\s+/)) {
    let ofWord = known.get(word);
    if (ofWord === undefined) {
      ofWord = searchTerms(word);
      if (known.size < 20_000) known.set(word, ofWord);
    }
    for (const term of ofWord) terms.add(term);
  }
  return [...terms].join(' ');
}
