import { FileImports } from '../../shared/import/file-import.ts';
import type { FileImport, FileImportRow } from '../../shared/import/file-import.ts';
import type { ImportField } from './import-fields.ts';
import type { FilledField, Manufacturer } from './import-manufacturer.ts';

/** An import of products, with the manufacturer entered for rows without one. */
export type ProductImport = FileImport & Manufacturer & { withoutReduction: number };

export type ImportRow = FileImportRow & {
  productId: number | null;
  quantity: number | null;
  /** Completed fields that the row leaves empty. */
  filled: FilledField[];
};

/** Port to the imports of the signed-in vendor. */
export abstract class ProductImports extends FileImports<ProductImport, ImportRow> {
  /**
   * Changes the mapping of the columns or the manufacturer, and checks the file again.
   * @throws Failure `invalid`, `conflict`
   */
  abstract mapColumns(
    id: number,
    mapping: Record<string, ImportField | null>,
    manufacturer: Manufacturer,
  ): Promise<ProductImport>;
}
