import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportRun } from '../../../../server/modules/shop/import/import-run.ts';
import { deleteExpiredImports, queueImports } from '../../../../server/modules/shop/import/import-queue.ts';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER } from '../../support/an-import.ts';
import { anOrder } from '../../support/an-order.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
});
afterAll(() => app.close());

const rows = (count: number) => [
  HEADER,
  ...Array.from({ length: count }, (_, index) => aRow(`L-${index + 1000}`)),
];
const waiting = async () =>
  (
    await app.database.pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'shop.work-on-import' order by key`,
    )
  ).rows.map(({ key }) => key);
const endJobs = () => app.database.pool.query('delete from graphile_worker._private_jobs');
const silent = (id: number) =>
  app.database.pool.query(
    `update product_import set heartbeat = now() - interval '2 minutes' where id = $1`,
    [id],
  );

describe('A running import', () => {
  it('resumes after the last complete batch when its server was killed', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv(rows(450)));
    await vendor.change(id, 'importing');
    const run = await ImportRun.begin(vendor.services, id);
    run?.stop();
    // Killed in its second batch: the first is written with its progress, the second not at all.
    const { applyImport: takeImport } =
      await import('../../../../server/modules/shop/import/apply-import.ts');
    let batches = 0;
    const dying = Object.assign(Object.create(run as object) as ImportRun, {
      inBatch: async (work: Parameters<ImportRun['inBatch']>[0]) => {
        batches += 1;
        if (batches === 1) return run?.inBatch(work);
        await run?.inBatch(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        });
      },
    });
    await expect(takeImport(vendor.services, dying)).rejects.toThrow('killed');
    expect(await vendor.products()).toHaveLength(100);
    expect(await vendor.read(id)).toMatchObject({ status: 'importing', taken: 100, progress: 22 });
    // Other runs skip it until the first has been silent for a minute.
    expect(await vendor.work(id)).toMatchObject({ status: 'importing', taken: 100 });
    await silent(id);
    await endJobs();
    await queueImports(vendor.services);
    expect(await waiting()).toEqual([`import-${id}`]);
    expect(await vendor.work(id)).toMatchObject({ status: 'done', taken: 450, counts: { add: 450 } });
    expect(await vendor.products()).toHaveLength(450);
  });

  it('adds the new products of a batch in one statement', async () => {
    const { pool } = app.database;
    await pool.query(`
      create table product_insert (at timestamptz);
      create function note_insert() returns trigger language plpgsql as $$
        begin insert into product_insert values (now()); return null; end $$;
      create trigger inserts_noted after insert on product for each statement execute function note_insert()`);
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv(rows(150)));
    expect((await vendor.take(id)).taken).toBe(150);
    expect(await vendor.products()).toHaveLength(150);
    expect((await pool.query('select from product_insert')).rowCount).toBe(2);
    await pool.query('drop trigger inserts_noted on product; drop table product_insert');
  });

  it('is marked failed after it repeatedly ends its server', async () => {
    const vendor = await anImporter(app);
    const { id } = (await vendor.send(csv(rows(1)))).json<{ id: number }>();
    for (let start = 1; start <= 5; start += 1) {
      (await ImportRun.begin(vendor.services, id))?.stop();
      await silent(id);
    }
    expect(await vendor.work(id)).toMatchObject({ status: 'failed', error: { key: 'error-import-broken' } });
  });

  it('stops when cancelled; its rows stay, and the same file continues from there', async () => {
    const vendor = await anImporter(app);
    const file = csv(rows(450));
    const { id } = await vendor.check(file);
    await vendor.change(id, 'importing');
    const run = await ImportRun.begin(vendor.services, id);
    const { applyImport: takeImport } =
      await import('../../../../server/modules/shop/import/apply-import.ts');
    let batches = 0;
    const watched = Object.assign(Object.create(run as object) as ImportRun, {
      inBatch: async (work: Parameters<ImportRun['inBatch']>[0]) => {
        batches += 1;
        if (batches === 2) await vendor.change(id, 'cancelled');
        return run?.inBatch(work);
      },
    });
    await takeImport(vendor.services, watched);
    run?.stop();
    expect(await vendor.read(id)).toMatchObject({ status: 'cancelled', taken: 100 });
    const again = await vendor.check(file);
    expect(again.counts).toEqual({ add: 350, same: 100, change: 0, bad: 0 });
    await vendor.take(again.id);
    expect(await vendor.products()).toHaveLength(450);
    expect((await vendor.change(again.id, 'cancelled')).body).toMatchObject({
      message: 'error-import-finished',
    });
  });

  it('runs once for repeated requests', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv(rows(3)));
    await endJobs();
    const answers = await Promise.all([1, 2, 3].map(() => vendor.change(id, 'importing')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await waiting()).toEqual([`import-${id}`]);
    await Promise.all([vendor.work(id), vendor.work(id)]);
    expect(await vendor.read(id)).toMatchObject({ status: 'done', taken: 3 });
  });

  it('delays the vendor’s next file, and no other vendor’s', async () => {
    const [vendor, other] = [await anImporter(app), await anImporter(app)];
    const [first, second] = [await vendor.send(csv(rows(1))), await vendor.send(csv(rows(1)))].map(
      (answer) => answer.json<{ id: number }>().id,
    );
    const run = await ImportRun.begin(vendor.services, first ?? 0);
    expect(await vendor.work(second ?? 0)).toMatchObject({ status: 'uploaded' });
    expect(await other.check(csv(rows(1)))).toMatchObject({ status: 'ready' });
    await run?.release();
    expect(await vendor.work(first ?? 0)).toMatchObject({ status: 'ready' });
    expect(await vendor.work(second ?? 0)).toMatchObject({ status: 'ready' });
  });

  it('starts in turn, however many are done already', async () => {
    const vendor = await anImporter(app);
    for (let count = 0; count < 10; count += 1) {
      await silent((await vendor.check(csv(rows(1)))).id);
    }
    const { id } = (await vendor.send(csv(rows(1)))).json<{ id: number }>();
    await endJobs();
    await queueImports(vendor.services);
    expect(await waiting()).toContain(`import-${id}`);
  });

  it('sets the stock once despite orders meanwhile', async () => {
    const vendor = await anImporter(app);
    await vendor.take((await vendor.check(csv([HEADER, aRow('L-1', { price: '50', stock: '50' })]))).id);
    const [lamp] = await vendor.products();
    const { id } = await vendor.check(
      csv([
        ['Код', 'Наличност'],
        ['L-1', '80'],
      ]),
    );
    await vendor.change(id, 'importing');
    const orders = Array.from({ length: 5 }, () => app.post('/api/order', anOrder([{ id: lamp?.id ?? 0 }])));
    const placed = (await Promise.all([vendor.work(id), ...orders])).slice(1);
    expect(placed.map((answer) => (answer as { status: number }).status)).toEqual([201, 201, 201, 201, 201]);
    const [after] = await vendor.products();
    // Earlier orders are in the vendor's count; later ones are subtracted.
    expect(after?.quantity).toBeGreaterThanOrEqual(75);
    expect(after?.quantity).toBeLessThanOrEqual(80);
  });

  it('is deleted with its file after 30 days, except for its summary', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([HEADER, aRow('L-1'), aRow('L-2', { stock: 'x' })]));
    app.clock.passDays(31);
    await deleteExpiredImports(vendor.services);
    const { pool } = app.database;
    expect(
      (await pool.query('select status, rows, file_id from product_import where id = $1', [id])).rows,
    ).toEqual([{ status: 'cancelled', rows: 2, file_id: null }]);
    for (const table of ['product_import_row', 'product_import_file', 'product_import_piece']) {
      expect([table, (await pool.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
    }
  });
});
