import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoServices } from '../../../server/demo/load-demo-services.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadServices, readServices } from '../../../server/modules/services/load-services.ts';
import type { GroupOfFile } from '../../../server/modules/services/load-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let folder: string;
let shipped: GroupOfFile[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uyut-services-'));
  await mkdir(join(folder, 'content'));
  shipped = await readServices(process.cwd());
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const load = async (groups: unknown): Promise<void> => {
  await writeFile(join(folder, 'content/services.json'), JSON.stringify(groups));
  await loadServices(database.pool, folder);
};
const rowsOf = async (query: string) => (await database.pool.query(query)).rows as Record<string, unknown>[];

describe('Loading the catalogues', () => {
  it('fills the tables from the file, in its order', async () => {
    await loadServices(database.pool, process.cwd());
    const keys = shipped.flatMap(({ items }) => items.map(({ key }) => key));
    const rows = await rowsOf('select key from service where active order by position');
    expect(rows.map(({ key }) => key)).toEqual(keys);
  });

  it('writes nothing without changes, even for servers that start together', async () => {
    const versions = 'select max(xmin::text::bigint) as latest from service';
    const before = await rowsOf(versions);
    await Promise.all([1, 2, 3].map(() => loadServices(database.pool, process.cwd())));
    expect(await rowsOf(versions)).toEqual(before);
  });

  it('updates prices, and stops offering services missing from the file', async () => {
    const [first, ...others] = shipped;
    const [item, ...items] = first?.items ?? [];
    await load([{ ...first, items: [{ ...item, price: 399 }, ...items.slice(1)] }, ...others]);
    expect(await rowsOf(`select price, active from service where key = '${item?.key}'`)).toEqual([
      { price: 399, active: true },
    ]);
    expect(await rowsOf('select key from service where not active')).toEqual([{ key: items[0]?.key }]);
    await loadServices(database.pool, process.cwd());
    expect(await rowsOf('select key from service where not active')).toEqual([]);
  });

  it('changes nothing when the file is invalid', async () => {
    const [first] = shipped;
    const free = [{ ...first, items: first?.items.map((item) => ({ ...item, price: 0 })) }];
    await expect(load(free)).rejects.toThrow(/price/);
    expect(await rowsOf('select key from service where price = 0')).toEqual([]);
  });
});

describe('The demo of services', () => {
  it('creates teams in six cities, with some time slots sold out, once', async () => {
    await loadLocations(database.pool, process.cwd());
    const now = new Date('2026-11-21T10:00:00Z');
    await loadDemoServices(database.pool, now);
    await loadDemoServices(database.pool, now);
    const [cities] = await rowsOf('select count(distinct city_id)::integer as count from service_team');
    expect(cities).toEqual({ count: 6 });
    const full = await rowsOf(
      `select b.date, b.time_window from service_booking b join service_team t on t.id = b.team_id
       where t.city_id = 1 and t.kind = 'cleaning' group by 1, 2
       having count(*) = (select count(*) from service_team where city_id = 1 and kind = 'cleaning')`,
    );
    expect(full.length).toBeGreaterThan(3);
    const [orders] = await rowsOf(
      `select count(*)::integer as orders, count(*) filter (where total = line.sum)::integer as summed
       from service_order o join (select order_id, sum(total) from service_order_line group by 1) line
         on line.order_id = o.id`,
    );
    expect(orders?.['summed']).toBe(orders?.['orders']);
  });
});
