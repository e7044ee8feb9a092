import type { Kysely } from 'kysely';
import { checkRow } from '../../../../src/core/shop/import/import-check.ts';
import type { CheckedRow, Present } from '../../../../src/core/shop/import/import-check.ts';
import { fillManufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';
import type {
  Manufacturer,
  ManufacturerSource,
} from '../../../../src/core/shop/import/import-manufacturer.ts';
import { readImportRow } from '../../../../src/core/shop/import/import-row.ts';
import type { GivenProduct, ImportWords } from '../../../../src/core/shop/import/import-row.ts';
import type { ImportField } from '../../../../src/core/shop/import/import-fields.ts';
import type { RowError } from '../../../../src/core/shared/import/file-import.ts';
import type { ImportCell } from '../../../../src/core/shared/import/import-numbers.ts';
import type { TakenColumn } from '../../../../src/core/shared/import/read-cells.ts';
import type { Database } from '../../../tables.ts';
import type { ImportRecord, ReadRow, RowCheck, StagedRow } from './import-subject.ts';
import { productsOfRows } from './product-rows.ts';
import { RowCodes, stagedRow } from './staged-rows.ts';

/** Placeholder id of a main product that this file adds. */
const COMING = -1;

/** Checks the rows of a file in batches, against the shop and against earlier rows. */
export class ProductCheck implements RowCheck {
  private readonly codes = new RowCodes();
  /** Categories of earlier good rows, by code. */
  private readonly categories = new Map<string, number>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly vendorId: number,
    private readonly words: ImportWords,
    private readonly manufacturers: Record<ManufacturerSource, Manufacturer>,
  ) {}

  read(cells: readonly ImportCell[], columns: readonly TakenColumn[]) {
    return readImportRow(cells, columns as TakenColumn<ImportField>[], this.words);
  }

  /** Codes are unique per vendor, so other vendors' products are not read. */
  async check(rows: readonly ReadRow[]): Promise<StagedRow[]> {
    const present = await productsOfRows(
      this.db,
      this.vendorId,
      rows.map(({ given }) => given as GivenProduct),
    );
    return rows.map((row) => {
      const product = present.get(row.given.code) ?? null;
      const { given, filled } = fillManufacturer(
        row.given as GivenProduct,
        product?.facts ?? null,
        this.manufacturers,
      );
      const double = this.codes.repeated(row);
      const main = this.mainOf(given, present);
      const checked = checkRow(given, [...double, ...row.errors, ...main.errors], product, main.id);
      const inFamily = inSameCategory(checked, main.categoryId);
      const category = inFamily.command?.categoryId ?? null;
      if (double.length === 0 && category !== null) this.categories.set(given.code, category);
      const staged = stagedRow(
        { ...row, given },
        {
          ...inFamily,
          title: given.titleBg ?? product?.facts.titleBg ?? '',
          before: product?.facts ?? null,
          after: { ...inFamily.command, variantOf: given.variantOf ?? null },
          itemId: product?.id ?? null,
        },
      );
      return { ...staged, filled };
    });
  }

  /** Returns the main product of a row: an existing one, or one of an earlier good row. */
  private mainOf(
    { code, variantOf }: GivenProduct,
    present: ReadonlyMap<string, Present>,
  ): { id: number | null; categoryId: number | null; errors: RowError[] } {
    if (!variantOf) return { id: null, categoryId: null, errors: [] };
    const invalid = (key: string) => ({
      id: null,
      categoryId: null,
      errors: [{ field: 'variantOf' as const, key, values: { text: variantOf.slice(0, 60) } }],
    });
    if (variantOf === code) return invalid('error-variant-of-itself');
    const main = present.get(variantOf);
    const before = this.categories.get(variantOf);
    if (!main && before === undefined) return invalid('error-import-variant');
    const categoryId = before ?? main?.facts.categoryId ?? null;
    return { id: main?.id ?? COMING, categoryId, errors: [] };
  }
}

/** Variants share their main product's category. */
function inSameCategory(checked: CheckedRow, categoryId: number | null): CheckedRow {
  const { command } = checked;
  if (!command || categoryId === null || command.categoryId === categoryId) return checked;
  const errors: RowError[] = [{ field: 'category', key: 'error-variant-category' }];
  return { action: 'bad', errors, changed: [], newPictures: 0, command: null };
}

/** Manufacturers for rows without one: that of the file, and the company of the shop's profile. */
export async function manufacturersOf(
  db: Kysely<Database>,
  vendorId: number,
  {
    manufacturer,
    manufacturer_address: manufacturerAddress,
    manufacturer_contact: manufacturerContact,
  }: ImportRecord,
): Promise<Record<ManufacturerSource, Manufacturer>> {
  const profile = await db
    .selectFrom('vendor')
    .select(['company_name as manufacturer', 'address as manufacturerAddress'])
    .select('email as manufacturerContact')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return { file: { manufacturer, manufacturerAddress, manufacturerContact }, profile };
}
