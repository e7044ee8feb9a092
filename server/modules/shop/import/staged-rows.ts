import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { RowAction, RowError } from '../../../../src/core/shared/import/file-import.ts';
import { sanitized } from '../../../platform/import-files/sheet.ts';
import type { Database } from '../../../tables.ts';
import type { ReadRow, StagedRow } from './import-subject.ts';

const MAX_SHOWN_LENGTH = 300;

/** Checked row with its current product or listing; null for a new one. */
type Checked = {
  action: RowAction;
  errors: RowError[];
  changed: readonly string[];
  title: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
  itemId: number | null;
};

/** Row as stored. Cells are stored for bad rows only, for correction. */
export function stagedRow(
  { number, given, cells }: ReadRow,
  { action, errors, changed, title, before, after, itemId }: Checked,
): Omit<StagedRow, 'filled'> {
  return {
    number,
    action,
    code: given.code.slice(0, MAX_SHOWN_LENGTH),
    title: title.slice(0, MAX_SHOWN_LENGTH),
    given,
    cells: action === 'bad' ? cells.map((cell) => sanitized(String(cell))) : null,
    errors,
    changes: changed.map((field) => ({ field, before: shown(before?.[field]), after: shown(after[field]) })),
    product_id: itemId,
  };
}

function shown(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return value.length > MAX_SHOWN_LENGTH ? sanitized(`${value.slice(0, MAX_SHOWN_LENGTH)}…`) : value;
}

export async function storeRows(
  transaction: Transaction<Database>,
  importId: number,
  rows: readonly StagedRow[],
): Promise<void> {
  await sql`
    insert into product_import_row
      (import_id, number, action, code, title, given, cells, errors, changes, filled, product_id)
    select ${importId}, number, action, code, title, given, cells, errors, changes, filled, product_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number integer, action text, code text,
      title text, given jsonb, cells jsonb, errors jsonb, changes jsonb, filled jsonb, product_id bigint)`.execute(
    transaction,
  );
}

/** Detects codes that an earlier row has. The first one is no error. */
export class RowCodes {
  private readonly first = new Map<string, number>();

  repeated({ number, given: { code } }: ReadRow): RowError[] {
    if (code === '') return [];
    const row = this.first.get(code);
    if (row !== undefined) return [{ field: 'code', key: 'error-import-double', values: { row } }];
    this.first.set(code, number);
    return [];
  }
}
