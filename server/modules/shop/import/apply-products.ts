import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { RowError } from '../../../../src/core/shared/import/file-import.ts';
import { checkRow, rowErrors } from '../../../../src/core/shop/import/import-check.ts';
import type { Present } from '../../../../src/core/shop/import/import-check.ts';
import type { GivenProduct } from '../../../../src/core/shop/import/import-row.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { lockShop } from '../editor/lock-shop.ts';
import type { LockedShop } from '../editor/lock-shop.ts';
import { addProducts, ensureRoomForProducts, writeProduct } from '../editor/write-product.ts';
import { invalidRow } from './import-subject.ts';
import type { RowToApply, RowOutcome } from './import-subject.ts';
import { productsOfRows } from './product-rows.ts';

type Row = RowToApply & { given: GivenProduct };
type Dependencies = { clock: Clock; texts: Texts };

export async function applyProducts(
  { clock, texts }: Dependencies,
  transaction: Transaction<Database>,
  vendorId: number,
  toApply: readonly RowToApply[],
): Promise<RowOutcome[]> {
  const rows = toApply as readonly Row[];
  const shop = await lockShop(transaction, texts, vendorId);
  const codes = rows.flatMap(({ code, given }) => [code, given.variantOf ?? '']);
  // Uses the lock order of orders, which avoids deadlocks.
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
  const outcomes: RowOutcome[] = [];
  // New products without variants are added in one batch, before the next row that may refer to them.
  const known = new Set(locked.map(({ code }) => code));
  let added: Row[] = [];
  const add = async () => {
    const addedRows = await addRows(transaction, shop, added, now);
    for (const { row, outcome } of addedRows) {
      if (outcome.product_id !== null) ids.set(row.code, outcome.product_id);
      outcomes.push(outcome);
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
    const outcome = await applyRow(transaction, shop, row, present.get(row.code) ?? null, { ids, now });
    if (outcome.product_id !== null) ids.set(row.code, outcome.product_id);
    outcomes.push(outcome);
  }
  await add();
  await ensureRoomForProducts(transaction, shop.id);
  return outcomes;
}

/** Imports rows of new products without families. */
async function addRows(
  transaction: Transaction<Database>,
  shop: LockedShop,
  rows: readonly Row[],
  now: Date,
): Promise<{ row: Row; outcome: RowOutcome }[]> {
  if (shop.isRemoved) {
    const errors: RowError[] = [{ field: null, key: 'error-vendor-removed' }];
    return rows.map((row) => ({ row, outcome: invalidRow(row.number, errors) }));
  }
  const checked = rows.map((row) => ({ row, ...checkRow(row.given, [], null, null) }));
  const commands = checked.flatMap(({ command }) => (command ? [command] : []));
  const ids = await addProducts(transaction, shop, commands, now);
  return checked.map(({ row, command, errors }) => {
    const id = command && ids.get(command.facts().code);
    const unknown: RowError[] = rowErrors({ categoryId: 'error-category-unknown' });
    const outcome: RowOutcome =
      id === undefined || id === null
        ? invalidRow(row.number, command ? unknown : errors)
        : { number: row.number, action: 'add', errors, product_id: id };
    return { row, outcome };
  });
}

/** Checks the row again, because the shop may have changed since the first check. */
async function applyRow(
  transaction: Transaction<Database>,
  shop: LockedShop,
  { number, given, action }: Row,
  present: Present | null,
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Date },
): Promise<RowOutcome> {
  const bad = (errors: RowError[]) => invalidRow(number, errors);
  const main = given.variantOf ? ids.get(given.variantOf) : null;
  if (main === undefined) {
    return bad([
      { field: 'variantOf', key: 'error-import-variant', values: { text: given.variantOf ?? '' } },
    ]);
  }
  const { command, errors, newPictures } = checkRow(given, [], present, main);
  if (!command) return bad(errors);
  // A rejected family must leave no changes of the row, and the rest of the batch must remain.
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
