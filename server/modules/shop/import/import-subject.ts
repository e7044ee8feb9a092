import type { Selectable, Transaction } from 'kysely';
import type { RowAction, RowError } from '../../../../src/core/shared/import/file-import.ts';
import type { ImportCell } from '../../../../src/core/shared/import/import-numbers.ts';
import type { TakenColumn } from '../../../../src/core/shared/import/read-cells.ts';
import type { FilledField } from '../../../../src/core/shop/import/import-manufacturer.ts';
import type { SheetRow, TableDescription } from '../../../platform/import-files/sheet.ts';
import type { Database } from '../../../tables.ts';
import type { PictureSubject } from './pictures/picture-subject.ts';
import type { GivenRow, ProductImportRowTable, ProductImportTable, StoredChange } from './tables.ts';

export type ImportRecord = Selectable<ProductImportTable>;

/** Row with parsed cells. */
export type ReadRow = SheetRow & { given: GivenRow; errors: RowError[] };

export type StagedRow = {
  number: number;
  action: RowAction;
  code: string;
  title: string;
  given: GivenRow;
  cells: string[] | null;
  errors: RowError[];
  changes: StoredChange[];
  filled: FilledField[];
  product_id: number | null;
};

export interface RowCheck {
  read(cells: readonly ImportCell[], columns: readonly TakenColumn[]): Pick<ReadRow, 'given' | 'errors'>;
  check(rows: readonly ReadRow[]): Promise<StagedRow[]>;
}

export type RowToApply = Pick<Selectable<ProductImportRowTable>, 'number' | 'action' | 'code' | 'given'>;

/** Outcome of an imported row; `product_id` is the product or listing. */
export type RowOutcome = {
  number: number;
  action: RowAction;
  errors: RowError[];
  product_id: number | null;
};

export const invalidRow = (number: number, errors: RowError[]): RowOutcome => ({
  number,
  action: 'bad',
  errors,
  product_id: null,
});

/** Kind of import: products of a vendor or listings of an agency. */
export interface ImportSubject {
  readonly table: TableDescription;
  /** Rows per transaction. Locks on products or listings last as long. */
  readonly batch: number;
  readonly pictures: PictureSubject;
  openCheck(record: ImportRecord): Promise<RowCheck>;
  apply(
    transaction: Transaction<Database>,
    record: ImportRecord,
    rows: readonly RowToApply[],
  ): Promise<RowOutcome[]>;
}

export type ImportSubjects = { products: ImportSubject; listings: ImportSubject };

export const subjectOf = (subjects: ImportSubjects, record: ImportRecord): ImportSubject =>
  record.agency_id === null ? subjects.products : subjects.listings;
