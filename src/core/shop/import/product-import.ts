import { FileImports } from '../../shared/import/file-import.ts';
import type { FileImport, FileImportRow } from '../../shared/import/file-import.ts';
import type { FilledField, Manufacturer } from './import-manufacturer.ts';

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

/** An import of products, with the manufacturer of every row that names none, given once for the file. */
export type ProductImport = FileImport & Manufacturer & { withoutReduction: number };

export type ImportRow = FileImportRow & {
  productId: number | null;
  quantity: number | null;
  /** What the row leaves out and was filled in. */
  filled: FilledField[];
};

/** The imports of the signed-in vendor. */
export abstract class ProductImports extends FileImports<ProductImport, ImportRow> {
  /** Checks the file again with other fields for its columns, or another manufacturer. @throws Failure `invalid`, `conflict` */
  abstract mapColumns(
    id: number,
    mapping: Record<string, ImportField | null>,
    manufacturer: Manufacturer,
  ): Promise<ProductImport>;
}
