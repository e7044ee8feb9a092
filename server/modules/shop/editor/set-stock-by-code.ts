import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AnswerOf, BodyOf } from '../../../../api/operation.ts';
import type { setStockByCode as contract } from '../../../../api/shop/own-products.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { OWN_COLUMNS } from './own-product-rows.ts';
import type { OwnProductRow } from './own-product-rows.ts';
import { ensureSameStock, writeStockAndPrice } from './own-products.ts';

type Item = BodyOf<typeof contract>['items'][number];
type Outcome = AnswerOf<typeof contract>['data'][number];

/**
 * Changes stock and price of products by code (SHIP-12). A wrong item does not stop the others.
 * @throws Failure `invalid` `error-code-twice` for two items with the same code
 */
export async function setStockByCode(
  { db, clock }: ShopDependencies,
  vendorId: number,
  items: readonly Item[],
): Promise<Outcome[]> {
  const codes = items.map(({ code }) => code);
  if (new Set(codes).size < codes.length)
    throw new Failure('validation_failed', { items: 'error-code-twice' }, 'invalid');
  return inTransaction(db, async (transaction) => {
    const rows = await lockByCode(transaction, vendorId, codes);
    const outcomes: Outcome[] = [];
    for (const item of items)
      outcomes.push(await outcomeOf(transaction, rows.get(item.code), item, clock.now()));
    return outcomes;
  });
}

/** Locks in the order of ids, so that two calls do not wait for each other. */
async function lockByCode(
  transaction: Transaction<Database>,
  vendorId: number,
  codes: readonly string[],
): Promise<Map<string, OwnProductRow>> {
  const { rows } = await sql<OwnProductRow>`
    select ${OWN_COLUMNS} from product p
    where p.vendor_id = ${vendorId} and p.vendor_code = any(${[...codes]}::text[]) and p.deleted_at is null
    order by p.id for no key update of p`.execute(transaction);
  return new Map(rows.map((row) => [row.vendor_code, row]));
}

async function outcomeOf(
  transaction: Transaction<Database>,
  row: OwnProductRow | undefined,
  { code, expectedQuantity, ...sent }: Item,
  now: Date,
): Promise<Outcome> {
  if (!row) return { code, outcome: 'unknown', errors: {}, quantity: null };
  const { quantity } = row;
  try {
    if (expectedQuantity !== undefined) ensureSameStock(row, expectedQuantity);
    const written = await writeStockAndPrice(transaction, row, sent, now);
    return {
      code,
      outcome: written.isChanged ? 'changed' : 'same',
      errors: {},
      quantity: written.quantity,
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const outcome = error.kind === 'conflict' ? 'stock-changed' : 'invalid';
    return { code, outcome, errors: error.fields, quantity };
  }
}
