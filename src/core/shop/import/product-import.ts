import type { CancelSignal } from '../../shared/failure.ts';
import type { Page } from '../../shared/page.ts';
import type { ChosenFile } from '../../site/picture-uploads.ts';
import type { ImportEncoding } from './import-encoding.ts';
import type { FilledField, Manufacturer } from './import-manufacturer.ts';
import type { RowError } from './import-row.ts';

/** The most bytes of a file. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/**
 * What a column of an imported file may hold; `deliveryDays` is `2-5`, `variantOf` the code of the main product,
 * `pictures` their addresses, in as many columns as there are.
 */
export const IMPORT_FIELD_NAMES = [
  'code',
  'titleBg',
  'titleEn',
  'category',
  'price',
  'promoPrice',
  'quantity',
  'colour',
  'material',
  'size',
  'width',
  'height',
  'depth',
  'weight',
  'deliveryDays',
  'descriptionBg',
  'descriptionEn',
  'manufacturer',
  'manufacturerAddress',
  'manufacturerContact',
  'manufacturerCountry',
  'responsibleName',
  'responsibleAddress',
  'responsibleContact',
  'safetyBg',
  'safetyEn',
  'variantOf',
  'pictures',
] as const;
export type ImportField = (typeof IMPORT_FIELD_NAMES)[number];

/** Whether several columns may hold it: `image1`, `image2`. */
export const mayRepeat = (field: ImportField | null): boolean => field === 'pictures';

/** How far an import is (VEND-05); `fetching`: the rows are in, and their pictures come. */
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

/** What a row would do, or why it can't. */
export const ROW_ACTIONS = ['bad', 'change', 'add', 'same'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** Notes on good rows: pictures that can't be had, and promos that buyers will see as plain prices. */
export const ROW_NOTES = ['pictures', 'promo'] as const;

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
export type ProductImportSummary = {
  id: number;
  fileName: string;
  kind: ImportKind;
  /** Bytes. */
  size: number;
  status: ImportStatus;
  /** Whole percent of the checking or of the taking in. */
  progress: number;
  /** How many rows there are in all, and of each sort; before the check they are 0. */
  rows: number;
  counts: Record<RowAction, number>;
  /** Rows that are in the shop now. */
  taken: number;
  /** Pictures to be fetched for the rows that were taken, those that came, and those that can't be had. */
  pictures: { total: number; fetched: number; failed: number };
  /** Why it failed, or what it lacks, as a message key. */
  error: { key: string; values: Record<string, string | number> } | null;
  createdAt: string;
  finishedAt: string | null;
};

/** A column with the first cells that are not empty. */
export type ImportColumn = { name: string; field: ImportField | null; examples: string[] };

/** With its columns, and the manufacturer of every row that names none, as it was said once for the file. */
export type ProductImport = ProductImportSummary &
  Manufacturer & {
    /** Encoding in which the file was read; null for a workbook, and before the check. */
    encoding: ImportEncoding | null;
    /** Texts by which a person sees that the encoding is right. */
    encodingSample: string[];
    columns: ImportColumn[];
    /** Good rows of whose pictures some can't be had. */
    withoutPictures: number;
    /** Good rows with a promo that is no reduction. */
    withoutReduction: number;
  };

/** A field of the product before and after: money in stotinki, lengths in mm, weight in g; null is nothing. */
export type ImportChange = { field: string; before: string | number | null; after: string | number | null };

export type ImportRow = {
  /** As a table program counts the rows of the file. */
  number: number;
  code: string;
  title: string;
  action: RowAction;
  productId: number | null;
  /** Stotinki; null where the file does not say. */
  price: number | null;
  quantity: number | null;
  /** Pictures that its addresses name. */
  pictures: number;
  /** Of a good row: which of its pictures can't be had, and why. */
  errors: RowError[];
  changes: ImportChange[];
  /** What the row leaves out and was filled in. */
  filled: FilledField[];
};

/** The imports of the signed-in vendor. */
export abstract class ProductImports {
  /**
   * @param progress told the part of the file that has gone, 0 to 1.
   * @throws Failure when the file is too large, of another kind, or could not be sent.
   */
  abstract upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number>;
  abstract list(
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ProductImportSummary>>;
  /** @throws Failure `not-found` */
  abstract read(id: string, signal?: CancelSignal): Promise<ProductImport>;
  abstract rows(
    id: number,
    wanted: { action: RowFilter; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ImportRow>>;
  /** Takes the good rows in, or calls the import off. @throws Failure `conflict` when it is too late or another is under way. */
  abstract changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<ProductImport>;
  /** Checks the file again with other fields for its columns, or another manufacturer. @throws Failure `invalid`, `conflict` */
  abstract mapColumns(
    id: number,
    mapping: Record<string, ImportField | null>,
    manufacturer: Manufacturer,
  ): Promise<ProductImport>;
  /** Reads the file again in another encoding; its columns are recognised anew. @throws Failure `invalid`, `conflict` */
  abstract changeEncoding(id: number, encoding: ImportEncoding): Promise<ProductImport>;
}

/** Whether the server works on it, or will soon. */
export function isUnderWay({ status }: { status: ImportStatus }): boolean {
  return status === 'uploaded' || status === 'checking' || status === 'importing' || status === 'fetching';
}

/** How many rows are shown for a filter. */
export function rowCount(
  one: Pick<ProductImport, 'counts' | 'withoutPictures' | 'withoutReduction'>,
  filter: RowFilter,
): number {
  if (filter === 'pictures') return one.withoutPictures;
  return filter === 'promo' ? one.withoutReduction : one.counts[filter];
}

/** Whether its rows stand, even though pictures may still come. */
export function rowsStand(one: { status: ImportStatus }): boolean {
  return !isUnderWay(one) || one.status === 'fetching';
}

/** Rows that would change the shop. */
export function goodRows({ counts }: Pick<ProductImportSummary, 'counts'>): number {
  return counts.add + counts.change;
}
