import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadLocations, readLocations } from '../../../server/modules/properties/load-locations.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

describe('Loading cities and districts', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'uyut-locations-'));
    await mkdir(join(folder, 'content'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.pool.query('truncate city, district cascade');
  });

  const count = async (table: 'city' | 'district'): Promise<number> => {
    const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  };
  const write = (cities: unknown): Promise<void> =>
    writeFile(join(folder, 'content/locations.json'), JSON.stringify(cities));
  const place = (id: number, bg: string, en: string) => ({
    id,
    name: { bg, en },
    latitude: 42.7,
    longitude: 23.3,
  });

  it('fills the tables from the file, the biggest city first', async () => {
    await loadLocations(database.pool, process.cwd());
    const cities = await readLocations(process.cwd());
    expect(await count('city')).toBe(cities.length);
    expect(await count('district')).toBe(cities.flatMap(({ districts }) => districts).length);
    const { rows } = await database.pool.query(
      'select c.name_bg as city, d.name_bg, d.name_en from district d join city c on c.id = city_id where position = 1 order by d.id limit 1',
    );
    expect(rows).toEqual([{ city: 'София', name_bg: 'Център', name_en: 'Centre' }]);
  });

  it('writes nothing without changes, even for servers that start together', async () => {
    await Promise.all([1, 2, 3].map(() => loadLocations(database.pool, process.cwd())));
    const versions = 'select max(xmin::text::bigint) as latest from district';
    const before = await database.pool.query(versions);
    await loadLocations(database.pool, process.cwd());
    expect((await database.pool.query(versions)).rows).toEqual(before.rows);
  });

  it('updates changed names, and retains places missing from the file', async () => {
    await write([{ ...place(1, 'София', 'Sofia'), districts: [place(1001, 'Лозенец', 'Lozenets')] }]);
    await loadLocations(database.pool, folder);
    await write([{ ...place(1, 'Средец', 'Sredets'), districts: [place(1002, 'Изток', 'Iztok')] }]);
    await loadLocations(database.pool, folder);
    expect((await database.pool.query('select name_bg from city')).rows).toEqual([{ name_bg: 'Средец' }]);
    expect(
      (await database.pool.query('select id from district order by id')).rows.map(({ id }) => id),
    ).toEqual([1001, 1002]);
  });

  it('changes nothing when the file is invalid', async () => {
    await write([{ ...place(1, 'София', 'Sofia'), districts: [place(1001, 'Лозенец', 'Lozenets')] }]);
    await loadLocations(database.pool, folder);
    await write([{ ...place(1, 'Средец', 'Sredets'), districts: [{ id: 1001 }] }]);
    await expect(loadLocations(database.pool, folder)).rejects.toThrow();
    expect((await database.pool.query('select name_bg from city')).rows).toEqual([{ name_bg: 'София' }]);
  });
});
