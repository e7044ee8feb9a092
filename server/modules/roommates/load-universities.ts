import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';

type Words = { readonly bg: string; readonly en: string };

/** University of `content/universities.json`; `city` is the id of a city, or the name of another town. */
export type UniversityOfFile = {
  readonly id: number;
  readonly name: Words;
  readonly short: Words;
  readonly city: number | Words;
  readonly latitude: number;
  readonly longitude: number;
};

/** @param root folder of the project */
export async function readUniversities(root: string): Promise<UniversityOfFile[]> {
  return JSON.parse(await readFile(join(root, 'content/universities.json'), 'utf8')) as UniversityOfFile[];
}

/**
 * Synchronises the universities with `content/universities.json`; the cities must exist. Missing ones can no
 * longer be chosen, but stay for existing offers.
 */
export async function loadUniversities(pool: pg.Pool, root: string): Promise<void> {
  const universities = await readUniversities(root);
  await withAdvisoryLock(pool, 'universities', async (client) => {
    await client.query(
      `insert into university (id, name_bg, name_en, short_bg, short_en, city_id, city_bg, city_en, latitude,
         longitude, position, active)
       select given.id, given.name_bg, given.name_en, short_bg, short_en, city_id, coalesce(city.name_bg, city_bg),
         coalesce(city.name_en, city_en), given.latitude, given.longitude, given.position, true
       from jsonb_to_recordset($1::jsonb) as given (id integer, name_bg text, name_en text, short_bg text,
         short_en text, city_id integer, city_bg text, city_en text, latitude double precision,
         longitude double precision, position integer)
       left join city on city.id = given.city_id
       on conflict (id) do update set name_bg = excluded.name_bg, name_en = excluded.name_en,
         short_bg = excluded.short_bg, short_en = excluded.short_en, city_id = excluded.city_id,
         city_bg = excluded.city_bg, city_en = excluded.city_en, latitude = excluded.latitude,
         longitude = excluded.longitude, position = excluded.position, active = true
       where university.* is distinct from excluded.*`,
      [JSON.stringify(universities.map(rowOf))],
    );
    await client.query('update university set active = false where active and not id = any($1::integer[])', [
      universities.map(({ id }) => id),
    ]);
  });
}

function rowOf(university: UniversityOfFile, index: number): Record<string, unknown> {
  const { id, name, short, city, latitude, longitude } = university;
  return {
    id,
    name_bg: name.bg,
    name_en: name.en,
    short_bg: short.bg,
    short_en: short.en,
    ...(typeof city === 'number' ? { city_id: city } : { city_bg: city.bg, city_en: city.en }),
    latitude,
    longitude,
    position: index + 1,
  };
}
