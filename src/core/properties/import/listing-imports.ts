import { FileImports } from '../../shared/import/file-import.ts';
import type { FileImport, FileImportRow } from '../../shared/import/file-import.ts';
import type { ListingField } from './listing-import-fields.ts';

/** An import of listings; `incomplete` counts valid rows of incomplete drafts. */
export type ListingImport = FileImport & { incomplete: number };

export type ListingImportRow = FileImportRow & { listingId: number | null };

/** Port to the imports of the signed-in agency. */
export abstract class ListingImports extends FileImports<ListingImport, ListingImportRow> {
  /**
   * Changes the mapping of the columns and checks the file again.
   * @throws Failure `invalid`, `conflict`
   */
  abstract mapColumns(id: number, mapping: Record<string, ListingField | null>): Promise<ListingImport>;
}
