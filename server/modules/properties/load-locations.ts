import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';

type Place = {
  readonly id: number;
  readonly name: { readonly bg: string; readonly en: string };
  readonly latitude: number;
  readonly longitude: number;
};

/** Cities of `content/locations.json`, largest first, with their districts. */
export type CityOfFile = Place & { readonly districts: readonly Place[] };

/** @param root folder of the project */
export async function readLocations(root: string): Promise<CityOfFile[]> {
  return JSON.parse(await readFile(join(root, 'content/locations.json'), 'utf8')) as CityOfFile[];
}

/**
 * Synchronises the tables of cities and districts with `content/locations.json` and writes only differences.
 * Places missing in the file stay, because listings may refer to them. Cities and their districts that the
 * team has changed or removed stay so (TEAM-07).
 */
export async function loadLocations(pool: pg.Pool, root: string): Promise<void> {
  const cities = await readLocations(root);
  await withAdvisoryLock(pool, 'locations', async (client) => {
    await writeCities(client, cities);
    await writeDistricts(client, cities);
  });
}

async function writeCities(client: pg.PoolClient, cities: readonly CityOfFile[]): Promise<void> {
  const rows = cities.map((city, index) => ({ ...rowOf(city), position: index + 1 }));
  await client.query(
    `insert into city (id, name_bg, name_en, latitude, longitude, position)
     select * from jsonb_to_recordset($1::jsonb) as given (id integer, name_bg text, name_en text,
       latitude double precision, longitude double precision, position integer)
     where not exists (
       select from team_version v where v.kind = 'cities' and v.key = given.id::text and v.valid_from <= now()
     )
     on conflict (id) do update set name_bg = excluded.name_bg, name_en = excluded.name_en,
       latitude = excluded.latitude, longitude = excluded.longitude, position = excluded.position
     where (city.name_bg, city.name_en, city.latitude, city.longitude, city.position)
       is distinct from (excluded.name_bg, excluded.name_en, excluded.latitude, excluded.longitude,
         excluded.position)`,
    [JSON.stringify(rows)],
  );
}

async function writeDistricts(client: pg.PoolClient, cities: readonly CityOfFile[]): Promise<void> {
  const rows = cities.flatMap(({ id, districts }) =>
    districts.map((district) => ({ ...rowOf(district), city_id: id })),
  );
  await client.query(
    `insert into district (id, city_id, name_bg, name_en, latitude, longitude)
     select * from jsonb_to_recordset($1::jsonb) as given (id integer, city_id integer, name_bg text,
       name_en text, latitude double precision, longitude double precision)
     where exists (select from city where city.id = given.city_id) and not exists (
       select from team_version v
       where v.kind = 'cities' and v.key = given.city_id::text and v.valid_from <= now() and v.value ? 'districts'
     )
     on conflict (id) do update set city_id = excluded.city_id, name_bg = excluded.name_bg,
       name_en = excluded.name_en, latitude = excluded.latitude, longitude = excluded.longitude
     where (district.city_id, district.name_bg, district.name_en, district.latitude, district.longitude)
       is distinct from (excluded.city_id, excluded.name_bg, excluded.name_en, excluded.latitude,
         excluded.longitude)`,
    [JSON.stringify(rows)],
  );
}

function rowOf({ id, name, latitude, longitude }: Place): Record<string, unknown> {
  return { id, name_bg: name.bg, name_en: name.en, latitude, longitude };
}
