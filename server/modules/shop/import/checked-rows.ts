import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { checkRow } from '../../../../src/core/shop/import/import-check.ts';
import type { CheckedRow, Present } from '../../../../src/core/shop/import/import-check.ts';
import { fillManufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';
import type {
  FilledField,
  Manufacturer,
  ManufacturerSource,
} from '../../../../src/core/shop/import/import-manufacturer.ts';
import type { GivenProduct, RowError } from '../../../../src/core/shop/import/import-row.ts';
import type { RowAction } from '../../../../src/core/shop/import/product-import.ts';
import type { StoredChange } from './tables.ts';
import type { Database } from '../../../tables.ts';
import { productsOfRows } from './pictures/picture-rows.ts';
import { sanitized } from './files/sheet.ts';
import type { SheetRow } from './files/sheet.ts';

/** A row whose cells were read. */
export type ReadRow = SheetRow & { given: GivenProduct; errors: RowError[] };

type Counts = Record<RowAction, number>;
type Seen = { number: number; categoryId: number | null };

/** The main product that is only added by this file has no id yet. */
const COMING = -1;
const MAX_SHOWN_LENGTH = 300;

/** Checks the rows of a file one batch after the other, against the shop and against the rows before. */
export class CheckedRows {
  readonly counts: Counts = { bad: 0, add: 0, change: 0, same: 0 };
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly vendorId: number,
    private readonly importId: number,
    private readonly manufacturers: Record<ManufacturerSource, Manufacturer>,
  ) {}

  /** Another vendor's products are never looked at: a code is the vendor's own. */
  async check(rows: readonly ReadRow[]): Promise<StagedRow[]> {
    const present = await productsOfRows(
      this.db,
      this.vendorId,
      rows.map(({ given }) => given),
    );
    return rows.map((row) => {
      const product = present.get(row.given.code) ?? null;
      const { given, filled } = fillManufacturer(row.given, product?.facts ?? null, this.manufacturers);
      const first = given.code === '' ? undefined : this.seen.get(given.code);
      const double: RowError[] = first
        ? [{ field: 'code', key: 'error-import-double', values: { row: first.number } }]
        : [];
      const main = this.mainOf(given, present);
      const checked = checkRow(given, [...double, ...row.errors, ...main.errors], product, main.id);
      const inFamily = inSameCategory(checked, main.categoryId);
      if (!first && given.code !== '') {
        const categoryId = inFamily.command?.categoryId ?? null;
        this.seen.set(given.code, { number: row.number, categoryId });
      }
      this.counts[inFamily.action] += 1;
      return { ...staged({ ...row, given }, inFamily, product), filled };
    });
  }

  async store(transaction: Transaction<Database>, rows: readonly StagedRow[]): Promise<void> {
    await sql`
      insert into product_import_row
        (import_id, number, action, code, title, given, cells, errors, changes, filled, product_id)
      select ${this.importId}, number, action, code, title, given, cells, errors, changes, filled, product_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number integer, action text, code text,
        title text, given jsonb, cells jsonb, errors jsonb, changes jsonb, filled jsonb, product_id bigint)`.execute(
      transaction,
    );
  }

  /** The main product that a row names: one that is there, or one of a good row before it. */
  private mainOf(
    { code, variantOf }: GivenProduct,
    present: ReadonlyMap<string, Present>,
  ): { id: number | null; categoryId: number | null; errors: RowError[] } {
    if (!variantOf) return { id: null, categoryId: null, errors: [] };
    const refused = (key: string) => ({
      id: null,
      categoryId: null,
      errors: [{ field: 'variantOf' as const, key, values: { text: variantOf.slice(0, 60) } }],
    });
    if (variantOf === code) return refused('error-variant-of-itself');
    const main = present.get(variantOf);
    const before = this.seen.get(variantOf);
    if (!main && !before?.categoryId) return refused('error-import-variant');
    const categoryId = before?.categoryId ?? main?.facts.categoryId ?? null;
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

/** A row as its table keeps it. */
export type StagedRow = {
  number: number;
  action: RowAction;
  code: string;
  title: string;
  given: GivenProduct;
  cells: string[] | null;
  errors: RowError[];
  changes: StoredChange[];
  filled: FilledField[];
  product_id: number | null;
};

type Product = { id: number; facts: Record<string, unknown> } | null;

function staged(
  { number, given, cells }: ReadRow,
  checked: CheckedRow,
  product: Product,
): Omit<StagedRow, 'filled'> {
  const { action, errors, changed, command } = checked;
  const said: Record<string, unknown> = { ...command, variantOf: given.variantOf ?? null };
  return {
    number,
    action,
    code: given.code.slice(0, MAX_SHOWN_LENGTH),
    title: (given.titleBg ?? String(product?.facts['titleBg'] ?? '')).slice(0, MAX_SHOWN_LENGTH),
    given,
    cells: action === 'bad' ? cells.map((cell) => sanitized(String(cell))) : null,
    errors,
    changes: changed.map((field) => ({
      field,
      before: shown(product?.facts[field]),
      after: shown(said[field]),
    })),
    product_id: product?.id ?? null,
  };
}

function shown(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return value.length > MAX_SHOWN_LENGTH ? sanitized(`${value.slice(0, MAX_SHOWN_LENGTH)}…`) : value;
}
