import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { goodRows } from '../../../../src/core/shared/import/file-import.ts';
import type { ImportEncoding } from '../../../../src/core/shared/import/import-encoding.ts';
import { acceptMapping } from '../../../../src/core/shared/import/import-columns.ts';
import { refusedManufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';
import { normaliseElectronicAddress } from '../../../../src/core/shop/electronic-address.ts';
import { tidyLine } from '../../../../src/core/shared/tidy-text.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import { queueImport } from './import-queue.ts';
import { ownImport, summaryOf } from './import-rows.ts';
import { subjectOf } from './import-subject.ts';
import type { ImportRecord } from './import-subject.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/**
 * Imports the good rows, or cancels the import. Idempotent. A running batch is finished first.
 * @throws Failure `not-found`, `conflict` if it is too late or there is nothing to import
 */
export async function changeImport(
  { db, clock }: ImportDependencies,
  owner: ImportOwner,
  id: string,
  status: 'importing' | 'cancelled',
): Promise<ImportRecord> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnImport(transaction, owner, id);
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
 * Checks the file again with the vendor's mapping of columns and the manufacturer for rows without one. The
 * next file with these columns uses the same mapping.
 * @throws Failure `not-found`, `conflict` while the import runs or after its end, `invalid` for two columns
 * with one field or an invalid manufacturer
 */
export async function mapImport(
  { db, subjects }: ImportDependencies,
  owner: ImportOwner,
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
    const row = await lockOwnImport(transaction, owner, id);
    if (row.status !== 'ready') throw new Failure('error-import-not-ready', {}, 'conflict');
    const names = row.columns.map(({ name }) => name);
    const wanted = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
    const mapping = acceptMapping(subjectOf(subjects, row).table.fields, names, wanted);
    if (!mapping) throw new Failure('validation_failed', { columns: 'error-import-field-twice' }, 'invalid');
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
 * Reads and checks the file again in another encoding. Resets the mapping, because column names change.
 * @throws Failure `not-found`, `conflict` while the import runs or after its end, and for a workbook
 */
export async function changeEncoding(
  { db }: ImportDependencies,
  owner: ImportOwner,
  id: string,
  encoding: ImportEncoding,
): Promise<ImportRecord> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnImport(transaction, owner, id);
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

/** State of an import whose file must be checked again. */
const CHECKED_AGAIN = { status: 'uploaded', progress: 0, error: null, starts: 0 } as const;

async function lockOwnImport(
  transaction: Transaction<Database>,
  owner: ImportOwner,
  id: string,
): Promise<ImportRecord> {
  await transaction
    .selectFrom('product_import')
    .select('id')
    .where(owner.column, '=', owner.id)
    .where('id', '=', Number(id))
    .forUpdate()
    .execute();
  return ownImport(transaction, owner, id);
}

const set = (transaction: Transaction<Database>, id: number, values: object): Promise<ImportRecord> =>
  transaction
    .updateTable('product_import')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
