import type { CancelSignal } from '../failure.ts';
import type { Page } from '../page.ts';
import type { ChosenFile } from '../chosen-file.ts';
import type { ImportEncoding } from './import-encoding.ts';

/** Error of a row: the column's field or null for the whole row, and a message key with its values. */
export type RowError = {
  field: string | null;
  key: string;
  values?: Record<string, string | number>;
};

/**
 * Statuses of an import (VEND-05). In `fetching` all rows are imported and the server downloads their
 * pictures.
 */
export const IMPORT_STATUSES = [
  'uploaded',
  'checking',
  'ready',
  'importing',
  'fetching',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Effects of a row on the products or listings; a `bad` row has none. */
export const ROW_ACTIONS = ['bad', 'change', 'add', 'same'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/**
 * Notes on valid rows: unusable pictures, promos without a reduction, and listings too incomplete to publish.
 */
export const ROW_NOTES = ['incomplete', 'pictures', 'promo'] as const;

/** Filters of the shown rows: by effect, or valid rows with a note. */
export const ROW_FILTERS = ['bad', ...ROW_NOTES, 'change', 'add', 'same'] as const satisfies (
  | RowAction
  | (typeof ROW_NOTES)[number]
)[];
export type RowFilter = (typeof ROW_FILTERS)[number];

export type RowNote = (typeof ROW_NOTES)[number];

export const isNote = (filter: RowFilter): filter is RowNote => ROW_NOTES.some((note) => note === filter);

export const IMPORT_KINDS = ['csv', 'xlsx', 'xml'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type FileImportSummary = {
  id: number;
  fileName: string;
  kind: ImportKind;
  /** Bytes. */
  size: number;
  status: ImportStatus;
  /** Percent of the current check or import, a whole number. */
  progress: number;
  /** Rows in total and by effect; 0 before the check. */
  rows: number;
  counts: Record<RowAction, number>;
  taken: number;
  /** Pictures of the imported rows: total, downloaded and failed. */
  pictures: { total: number; fetched: number; failed: number };
  /** Message key of the failure or of missing data. */
  error: { key: string; values: Record<string, string | number> } | null;
  createdAt: string;
  finishedAt: string | null;
};

/** A column with examples from its first cells that are not empty. */
export type ImportColumn = { name: string; field: string | null; examples: string[] };

export type FileImport = FileImportSummary & {
  /** Detected or chosen encoding; null for a workbook and before the check. */
  encoding: ImportEncoding | null;
  /** Texts that show the user if the encoding is right. */
  encodingSample: string[];
  columns: ImportColumn[];
  /** Valid rows with at least one unusable picture. */
  withoutPictures: number;
  /** Valid rows of products with a promo that is not a reduction. */
  withoutReduction?: number;
  /** Valid rows of listings too incomplete to publish. */
  incomplete?: number;
};

/**
 * A field of a product or listing before and after. Money in stotinki, lengths in mm, weight in g; null for
 * no value.
 */
export type ImportChange = { field: string; before: string | number | null; after: string | number | null };

export type FileImportRow = {
  /** Row number as in spreadsheet programs. */
  number: number;
  code: string;
  title: string;
  action: RowAction;
  /** Stotinki; null if the file has no price. */
  price: number | null;
  /** Number of pictures in the row's addresses. */
  pictures: number;
  /** Errors of an invalid row, notes of a valid one. */
  errors: RowError[];
  changes: ImportChange[];
};

/** Port to the imports of the signed-in vendor or agency. */
export abstract class FileImports<
  Import extends FileImport = FileImport,
  Row extends FileImportRow = FileImportRow,
> {
  /**
   * @param progress receives the uploaded fraction of the file, 0 to 1
   * @throws Failure if the file is too large, of another type, or the upload fails
   */
  abstract upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number>;
  abstract list(
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<FileImportSummary>>;
  /** @throws Failure `not-found` */
  abstract read(id: string, signal?: CancelSignal): Promise<Import>;
  abstract rows(
    id: number,
    wanted: { action: RowFilter; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Row>>;
  /**
   * Imports the valid rows, or cancels the import.
   * @throws Failure `conflict` if it is too late or another import runs
   */
  abstract changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<Import>;
  /**
   * Reads the file again with another encoding and detects its columns again.
   * @throws Failure `invalid`, `conflict`
   */
  abstract changeEncoding(id: number, encoding: ImportEncoding): Promise<Import>;
}

/** True while the server processes the import or has it in the queue. */
export function isUnderWay({ status }: { status: ImportStatus }): boolean {
  return status === 'uploaded' || status === 'checking' || status === 'importing' || status === 'fetching';
}

export function rowCount(
  one: Pick<FileImport, 'counts' | 'withoutPictures' | 'withoutReduction' | 'incomplete'>,
  filter: RowFilter,
): number {
  if (filter === 'pictures') return one.withoutPictures;
  if (filter === 'incomplete') return one.incomplete ?? 0;
  return filter === 'promo' ? (one.withoutReduction ?? 0) : one.counts[filter];
}

/** True if the rows are final; picture downloads may still run. */
export function rowsStand(one: { status: ImportStatus }): boolean {
  return !isUnderWay(one) || one.status === 'fetching';
}

/** Number of rows that add or change something. */
export function goodRows({ counts }: Pick<FileImportSummary, 'counts'>): number {
  return counts.add + counts.change;
}
