import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { checkRow, rowErrors } from '../../../../src/core/shop/import/import-check.ts';
import type { Present } from '../../../../src/core/shop/import/import-check.ts';
import type { RowError } from '../../../../src/core/shop/import/import-row.ts';
import type { ProductImportRowTable } from './tables.ts';
import type { Database } from '../../../tables.ts';
import { lockShop } from '../editor/lock-shop.ts';
import type { LockedShop } from '../editor/lock-shop.ts';
import { addProducts, ensureRoomForProducts, writeProduct } from '../editor/write-product.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { hasPictures, productsOfRows, stagePictures } from './pictures/picture-rows.ts';

/** Rows taken in one transaction: their products wait for it, and no order for longer. */
const BATCH = 100;

type Row = Pick<Selectable<ProductImportRowTable>, 'number' | 'action' | 'code' | 'given'>;
type Taken = { number: number; action: Row['action']; errors: RowError[]; product_id: number | null };

/**
 * Takes the good rows into the shop, batch by batch, each with its progress in one transaction: whatever ends the
 * server, the next run goes on after the last whole batch, and no row is taken twice (VEND-05).
 */
export async function takeImport(services: ImportDependencies, run: ImportRun): Promise<void> {
  const { id } = run.subject;
  let isDone = false;
  while (!isDone) {
    const goesOn = await run.inBatch(async (transaction) => {
      const rows = await nextRows(transaction, id);
      isDone = rows.length === 0;
      if (isDone) return {};
      const { taken, pictures } = await take(services, transaction, run, rows);
      return { ...progressOf(rows, taken), pictures: sql<number>`pictures + ${pictures}` };
    });
    if (!goesOn) return;
  }
  await run.finish({ status: (await hasPictures(services.db, id)) ? 'fetching' : 'done' });
}

const nextRows = (transaction: Transaction<Database>, importId: number): Promise<Row[]> =>
  transaction
    .selectFrom('product_import_row')
    .select(['number', 'action', 'code', 'given'])
    .where('import_id', '=', importId)
    .where('taken_at', 'is', null)
    .where('action', 'in', ['add', 'change'])
    .orderBy('number')
    .limit(BATCH)
    .execute();

async function take(
  { clock, texts }: ImportDependencies,
  transaction: Transaction<Database>,
  run: ImportRun,
  rows: readonly Row[],
): Promise<{ taken: Taken[]; pictures: number }> {
  const shop = await lockShop(transaction, texts, run.subject.vendor_id);
  const codes = rows.flatMap(({ code, given }) => [code, given.variantOf ?? '']);
  // In the order in which orders lock them: the two wait for each other and never cross.
  const { rows: locked } = await sql<{ code: string }>`
    select vendor_code as code from product where vendor_id = ${shop.id} and vendor_code = any(${codes}::text[])
    order by id for no key update`.execute(transaction);
  const present = await productsOfRows(
    transaction,
    shop.id,
    rows.map(({ given }) => given),
  );
  const now = clock.now();
  const ids = new Map([...present].map(([code, product]) => [code, product.id]));
  const taken: Taken[] = [];
  // What nobody has yet and stands alone is added together, before the next row that may name it.
  const known = new Set(locked.map(({ code }) => code));
  let added: Row[] = [];
  const add = async () => {
    const outcomes = await addRows(transaction, shop, added, now);
    for (const { row, outcome } of outcomes) {
      if (outcome.product_id !== null) ids.set(row.code, outcome.product_id);
      taken.push(outcome);
    }
    added = [];
  };
  for (const row of rows) {
    if (!row.given.variantOf && !known.has(row.code)) {
      known.add(row.code);
      added.push(row);
      continue;
    }
    await add();
    const outcome = await takeRow(transaction, shop, row, present.get(row.code) ?? null, { ids, now });
    if (outcome.product_id !== null) ids.set(row.code, outcome.product_id);
    taken.push(outcome);
  }
  await add();
  await ensureRoomForProducts(transaction, shop.id);
  await sql`
    update product_import_row r
    set taken_at = ${now}, action = given.action, errors = given.errors,
      product_id = coalesce(given.product_id, r.product_id)
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
      as given (number integer, action text, errors jsonb, product_id bigint)
    where r.import_id = ${run.subject.id} and r.number = given.number`.execute(transaction);
  const pictures = await stagePictures(transaction, run.subject.id, rows, taken, present, now);
  return { taken, pictures };
}

const refused = (number: number, errors: RowError[]): Taken => ({
  number,
  action: 'bad',
  errors,
  product_id: null,
});

/** Takes rows of new products that are of no family. */
async function addRows(
  transaction: Transaction<Database>,
  shop: LockedShop,
  rows: readonly Row[],
  now: Date,
): Promise<{ row: Row; outcome: Taken }[]> {
  if (shop.isRemoved) {
    const errors: RowError[] = [{ field: null, key: 'error-vendor-removed' }];
    return rows.map((row) => ({ row, outcome: refused(row.number, errors) }));
  }
  const checked = rows.map((row) => ({ row, ...checkRow(row.given, [], null, null) }));
  const commands = checked.flatMap(({ command }) => (command ? [command] : []));
  const ids = await addProducts(transaction, shop, commands, now);
  return checked.map(({ row, command, errors }) => {
    const id = command && ids.get(command.facts().code);
    const unknown: RowError[] = rowErrors({ categoryId: 'error-category-unknown' });
    const outcome: Taken =
      id === undefined || id === null
        ? refused(row.number, command ? unknown : errors)
        : { number: row.number, action: 'add', errors, product_id: id };
    return { row, outcome };
  });
}

/** The shop may have changed since the check: the row is held against it as it is now. */
async function takeRow(
  transaction: Transaction<Database>,
  shop: LockedShop,
  { number, given, action }: Row,
  present: Present | null,
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Date },
): Promise<Taken> {
  const bad = (errors: RowError[]) => refused(number, errors);
  const main = given.variantOf ? ids.get(given.variantOf) : null;
  if (main === undefined) {
    return bad([
      { field: 'variantOf', key: 'error-import-variant', values: { text: given.variantOf ?? '' } },
    ]);
  }
  const { command, errors, newPictures } = checkRow(given, [], present, main);
  if (!command) return bad(errors);
  // A family may be refused half-way: nothing of the row must stay then, and the rest of the batch must.
  const isInFamily = command.variantOf !== null;
  if (isInFamily) await sql`savepoint taken_row`.execute(transaction);
  try {
    const { id, outcome } = await writeProduct(transaction, shop, command, { now });
    if (isInFamily) await sql`release savepoint taken_row`.execute(transaction);
    const done = { same: newPictures > 0 ? action : 'same', added: 'add', changed: action } as const;
    return { number, action: done[outcome], errors, product_id: id };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (isInFamily) await sql`rollback to savepoint taken_row`.execute(transaction);
    const fields = rowErrors(error.fields);
    return bad(fields.length > 0 ? fields : [{ field: null, key: error.messageKey }]);
  }
}

/** What a batch changes in the import's numbers. A run that gets on is a healthy one. */
function progressOf(rows: readonly Row[], taken: readonly Taken[]) {
  const grown = (action: Row['action']) =>
    taken.filter((row) => row.action === action).length - rows.filter((row) => row.action === action).length;
  const good = taken.filter(({ action }) => action === 'add' || action === 'change').length;
  const [added, changed] = [grown('add'), grown('change')];
  return {
    bad: sql<number>`bad + ${grown('bad')}`,
    to_add: sql<number>`to_add + ${added}`,
    to_change: sql<number>`to_change + ${changed}`,
    unchanged: sql<number>`unchanged + ${grown('same')}`,
    taken: sql<number>`taken + ${good}`,
    progress: sql<number>`least(99, (taken + ${good}) * 100 / greatest(1, to_add + to_change + ${added + changed}))`,
    starts: 1,
  };
}
