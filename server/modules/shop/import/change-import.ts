import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { ImportEncoding } from '../../../../src/core/shop/import/import-encoding.ts';
import { acceptMapping } from '../../../../src/core/shop/import/import-columns.ts';
import { refusedManufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';
import { normaliseElectronicAddress } from '../../../../src/core/shop/electronic-address.ts';
import { tidyLine } from '../../../../src/core/shared/tidy-text.ts';
import { goodRows } from '../../../../src/core/shop/import/product-import.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { columnsHash } from './check-import.ts';
import { queueImport } from './import-queue.ts';
import { ownImport, summaryOf } from './import-rows.ts';
import type { ImportRecord } from './import-rows.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/**
 * Takes the good rows in, or calls the import off. Asked twice it happens once; a batch in hand is finished first.
 * @throws Failure `not-found`, `conflict` when it is too late for that, or there is nothing to take.
 */
export async function changeImport(
  { db, clock }: ImportDependencies,
  vendorId: number,
  id: string,
  status: 'importing' | 'cancelled',
): Promise<ImportRecord> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnImport(transaction, vendorId, id);
    if (row.status === status) return row;
    if (status === 'importing') {
      if (row.status !== 'ready') throw new Failure('error-import-not-ready', {}, 'conflict');
      if (goodRows(summaryOf(row)) === 0) throw new Failure('error-import-nothing-good', {}, 'conflict');
      await queueImport(transaction, row.id);
      return set(transaction, row.id, { status, progress: 0, runner: null, starts: 0 });
    }
    if (row.status === 'done' || row.status === 'failed')
      throw new Failure('error-import-finished', {}, 'conflict');
    return set(transaction, row.id, { status, runner: null, finished_at: clock.now() });
  });
}

type WantedMapping = {
  columns: readonly { name: string; field: string | null }[];
  manufacturer?: string | undefined;
  manufacturerAddress?: string | undefined;
  manufacturerContact?: string | undefined;
};

/**
 * Has the file checked again with the fields that the vendor gives to its columns, which are remembered, and with the
 * manufacturer of the rows that name none.
 * @throws Failure `not-found`, `conflict` while it is worked on or once it is over, `invalid` when a field has two columns, or the
 * manufacturer is no name or address.
 */
export async function mapImport(
  { db }: ImportDependencies,
  vendorId: number,
  id: string,
  { columns, manufacturer = '', manufacturerAddress = '', manufacturerContact = '' }: WantedMapping,
): Promise<ImportRecord> {
  const said = {
    manufacturer: tidyLine(manufacturer),
    manufacturerAddress: tidyLine(manufacturerAddress),
    manufacturerContact: normaliseElectronicAddress(manufacturerContact),
  };
  const refused = refusedManufacturer(said);
  if (Object.keys(refused).length > 0) throw new Failure('validation_failed', refused, 'invalid');
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnImport(transaction, vendorId, id);
    if (row.status !== 'ready') throw new Failure('error-import-not-ready', {}, 'conflict');
    const names = row.columns.map(({ name }) => name);
    const wanted = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
    const mapping = acceptMapping(names, wanted);
    if (!mapping) throw new Failure('validation_failed', { columns: 'error-import-field-twice' }, 'invalid');
    const columnsHashOf = { vendor_id: vendorId, columns_hash: columnsHash(names) };
    await transaction
      .insertInto('product_import_mapping')
      .values({ ...columnsHashOf, mapping: json(mapping) })
      .onConflict((same) =>
        same.columns(['vendor_id', 'columns_hash']).doUpdateSet({ mapping: json(mapping) }),
      )
      .execute();
    await queueImport(transaction, row.id);
    return set(transaction, row.id, {
      ...CHECKED_AGAIN,
      mapping: json(mapping),
      mapping_chosen: true,
      manufacturer: said.manufacturer,
      manufacturer_address: said.manufacturerAddress,
      manufacturer_contact: said.manufacturerContact,
    });
  });
}

/**
 * Reads and checks the file again in another encoding. Names of columns change with it, so the mapping is begun anew.
 * @throws Failure `not-found`, `conflict` while it is worked on or once it is over, and for a workbook.
 */
export async function changeEncoding(
  { db }: ImportDependencies,
  vendorId: number,
  id: string,
  encoding: ImportEncoding,
): Promise<ImportRecord> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnImport(transaction, vendorId, id);
    if (row.kind === 'xlsx') throw new Failure('error-import-encoding', {}, 'conflict');
    if (row.status !== 'ready') throw new Failure('error-import-not-ready', {}, 'conflict');
    await queueImport(transaction, row.id);
    return set(transaction, row.id, {
      ...CHECKED_AGAIN,
      chosen_encoding: encoding,
      mapping: json({}),
      mapping_chosen: false,
    });
  });
}

/** State of an import whose file is to be checked again. */
const CHECKED_AGAIN = { status: 'uploaded', progress: 0, error: null, starts: 0 } as const;

async function lockOwnImport(
  transaction: Transaction<Database>,
  vendorId: number,
  id: string,
): Promise<ImportRecord> {
  await transaction
    .selectFrom('product_import')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('id', '=', Number(id))
    .forUpdate()
    .execute();
  return ownImport(transaction, vendorId, id);
}

const set = (transaction: Transaction<Database>, id: number, values: object): Promise<ImportRecord> =>
  transaction
    .updateTable('product_import')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
