import type { Generated, JSONColumnType } from 'kysely';
import type { PictureSource } from '../../../platform/tables.ts';
import type { CreatedAt, Identity, JsonOrNull } from '../../../platform/database/column-types.ts';
import type { ImportMapping } from '../../../../src/core/shared/import/import-columns.ts';
import type { ImportEncoding } from '../../../../src/core/shared/import/import-encoding.ts';
import type { FilledField } from '../../../../src/core/shop/import/import-manufacturer.ts';
import type {
  ImportKind,
  ImportStatus,
  RowAction,
  RowError,
} from '../../../../src/core/shared/import/file-import.ts';

export interface ImportTables {
  product_import: ProductImportTable;
  product_import_row: ProductImportRowTable;
  product_import_picture: ProductImportPictureTable;
  product_picture_source: ProductPictureSourceTable;
}

/** Error of an import, or a missing part of its file. */
export type StoredImportError = { key: string; values: Record<string, string | number> };

type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

export interface ProductImportTable {
  id: Identity;
  /** Exactly one of the two owners is set: a vendor imports products, an agency listings. */
  vendor_id: number | null;
  agency_id: Generated<number | null>;
  account_id: number | null;
  file_id: number | null;
  file_name: string;
  kind: ImportKind;
  size: number;
  status: Generated<ImportStatus>;
  columns: Json<{ name: string; examples: string[] }[]>;
  mapping: Json<ImportMapping>;
  mapping_chosen: Generated<boolean>;
  manufacturer: Generated<string>;
  manufacturer_address: Generated<string>;
  manufacturer_contact: Generated<string>;
  rows: Generated<number>;
  bad: Generated<number>;
  to_add: Generated<number>;
  to_change: Generated<number>;
  unchanged: Generated<number>;
  taken: Generated<number>;
  pictures: Generated<number>;
  pictures_fetched: Generated<number>;
  pictures_failed: Generated<number>;
  progress: Generated<number>;
  encoding: ImportEncoding | null;
  chosen_encoding: ImportEncoding | null;
  encoding_sample: Json<string[]>;
  error: JsonOrNull<StoredImportError>;
  runner: string | null;
  heartbeat: Date | null;
  starts: Generated<number>;
  created_at: CreatedAt;
  finished_at: Date | null;
}

/** Values of a row; the fields depend on the kind of import. */
export type GivenRow = { code: string; price?: number | null; pictures?: string[] };

export type StoredChange = { field: string; before: string | number | null; after: string | number | null };

export interface ProductImportRowTable {
  import_id: number;
  number: number;
  action: RowAction;
  code: string;
  title: string;
  given: JSONColumnType<GivenRow>;
  cells: JsonOrNull<string[]>;
  errors: Json<RowError[]>;
  changes: Json<StoredChange[]>;
  filled: Json<FilledField[]>;
  /** Id of the product, or of the listing in an agency's import. */
  product_id: number | null;
  taken_at: Date | null;
}

export interface ProductImportPictureTable {
  import_id: number;
  row_number: number;
  position: number;
  /** Null for a listing. */
  product_id: number | null;
  /** Null for a product. */
  property_id: Generated<number | null>;
  address: string;
  state: Generated<'waiting' | 'fetched' | 'failed'>;
  tries: Generated<number>;
  retry_at: Date;
}

export type ProductPictureSourceTable = PictureSource & { product_id: number };
