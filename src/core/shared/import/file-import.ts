import type { CancelSignal } from '../failure.ts';
import type { Page } from '../page.ts';
import type { ChosenFile } from '../chosen-file.ts';
import type { ImportEncoding } from './import-encoding.ts';

/** Error of a row: the column's field, null for the whole row, and a message key with its values. */
export type RowError = {
  field: string | null;
  key: string;
  values?: Record<string, string | number>;
};

/** Statuses of an import (VEND-05); in `fetching` all rows are imported and their pictures are being fetched. */
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

/** Notes on good rows: pictures that can't be had, promos without a reduction, and listings that lack facts to be published. */
export const ROW_NOTES = ['incomplete', 'pictures', 'promo'] as const;

/** Filter of the shown rows: those that would do one thing, or good ones with a note. */
export const ROW_FILTERS = ['bad', ...ROW_NOTES, 'change', 'add', 'same'] as const satisfies (
  | RowAction
  | (typeof ROW_NOTES)[number]
)[];
export type RowFilter = (typeof ROW_FILTERS)[number];

export type RowNote = (typeof ROW_NOTES)[number];

export const isNote = (filter: RowFilter): filter is RowNote => ROW_NOTES.some((note) => note === filter);

export const IMPORT_KINDS = ['csv', 'xlsx', 'xml'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** An import as its list shows it. */
export type FileImportSummary = {
  id: number;
  fileName: string;
  kind: ImportKind;
  /** Bytes. */
  size: number;
  status: ImportStatus;
  /** Whole percent of the checking or of the taking in. */
  progress: number;
  /** Rows in all and by effect; 0 before the check. */
  rows: number;
  counts: Record<RowAction, number>;
  /** Rows that were imported. */
  taken: number;
  /** Pictures to be fetched for the rows that were taken, those that came, and those that can't be had. */
  pictures: { total: number; fetched: number; failed: number };
  /** Why it failed, or what it lacks, as a message key. */
  error: { key: string; values: Record<string, string | number> } | null;
  createdAt: string;
  finishedAt: string | null;
};

/** A column with the first cells that are not empty. */
export type ImportColumn = { name: string; field: string | null; examples: string[] };

/** An import with the columns of its file. */
export type FileImport = FileImportSummary & {
  /** Encoding in which the file was read; null for a workbook, and before the check. */
  encoding: ImportEncoding | null;
  /** Texts by which a person sees that the encoding is right. */
  encodingSample: string[];
  columns: ImportColumn[];
  /** Good rows of whose pictures some can't be had. */
  withoutPictures: number;
  /** Good rows of products with a promo that is no reduction. */
  withoutReduction?: number;
  /** Good rows of listings that lack facts to be published. */
  incomplete?: number;
};

/** A field of a product or listing before and after: money in stotinki, lengths in mm, weight in g; null is nothing. */
export type ImportChange = { field: string; before: string | number | null; after: string | number | null };

export type FileImportRow = {
  /** As a table program counts the rows of the file. */
  number: number;
  code: string;
  title: string;
  action: RowAction;
  /** Stotinki; null where the file does not say. */
  price: number | null;
  /** Pictures that its addresses name. */
  pictures: number;
  /** Of a bad row the reasons, of a good one its notes. */
  errors: RowError[];
  changes: ImportChange[];
};

/** Port to the imports of the signed-in vendor or agency. */
export abstract class FileImports<
  Import extends FileImport = FileImport,
  Row extends FileImportRow = FileImportRow,
> {
  /**
   * @param progress called with the part of the file that was sent, 0 to 1.
   * @throws Failure when the file is too large, of another kind, or could not be sent.
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
  /** Takes the good rows in, or calls the import off. @throws Failure `conflict` when it is too late or another is under way. */
  abstract changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<Import>;
  /** Reads the file again in another encoding; its columns are recognised anew. @throws Failure `invalid`, `conflict` */
  abstract changeEncoding(id: number, encoding: ImportEncoding): Promise<Import>;
}

/** True while the server works on the import or has it in its queue. */
export function isUnderWay({ status }: { status: ImportStatus }): boolean {
  return status === 'uploaded' || status === 'checking' || status === 'importing' || status === 'fetching';
}

/** Number of rows that a filter shows. */
export function rowCount(
  one: Pick<FileImport, 'counts' | 'withoutPictures' | 'withoutReduction' | 'incomplete'>,
  filter: RowFilter,
): number {
  if (filter === 'pictures') return one.withoutPictures;
  if (filter === 'incomplete') return one.incomplete ?? 0;
  return filter === 'promo' ? (one.withoutReduction ?? 0) : one.counts[filter];
}

/** True once the rows no longer change; pictures may still be fetched. */
export function rowsStand(one: { status: ImportStatus }): boolean {
  return !isUnderWay(one) || one.status === 'fetching';
}

/** Rows that would add or change something. */
export function goodRows({ counts }: Pick<FileImportSummary, 'counts'>): number {
  return counts.add + counts.change;
}
