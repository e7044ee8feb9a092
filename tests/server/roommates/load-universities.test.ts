import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadUniversities, readUniversities } from '../../../server/modules/roommates/load-universities.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

describe('Loading the universities', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    await loadLocations(database.pool, process.cwd());
    folder = await mkdtemp(join(tmpdir(), 'uyut-universities-'));
    await mkdir(join(folder, 'content'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.pool.query('truncate university cascade');
    await loadUniversities(database.pool, process.cwd());
  });

  const rows = async (where = 'true') =>
    (
      await database.pool.query<Record<string, unknown>>(
        `select * from university where ${where} order by id`,
      )
    ).rows;

  it('creates all of them, each at its city or town', async () => {
    expect(await rows('active')).toHaveLength(51);
    expect(await rows('id = 1')).toMatchObject([{ city_id: 1, city_bg: 'София', city_en: 'Sofia' }]);
    expect(await rows(`city_bg = 'Свищов'`)).toMatchObject([{ city_id: null, city_en: 'Svishtov' }]);
  });

  it('writes only changes, and deactivates a removed one', async () => {
    const before = await rows();
    const universities = await readUniversities(process.cwd());
    const changed = universities
      .slice(0, 50)
      .map((one) => (one.id === 2 ? { ...one, short: { bg: 'Нов', en: 'New' } } : one));
    await writeFile(join(folder, 'content/universities.json'), JSON.stringify(changed));
    const versions = async () =>
      (await database.pool.query<{ xmin: string }>('select xmin::text from university order by id')).rows;
    const written = await versions();
    await loadUniversities(database.pool, folder);
    const again = await versions();
    expect(again.filter(({ xmin }, index) => xmin !== written[index]?.xmin)).toHaveLength(2);
    expect(await rows('not active')).toMatchObject([{ id: 51 }]);
    expect(await rows('id = 2')).toMatchObject([{ short_bg: 'Нов' }]);
    await loadUniversities(database.pool, process.cwd());
    expect(await rows()).toEqual(before);
  });
});
