import type { ImportFields } from './import-fields.ts';

/** The bounds of an imported file; sizes in bytes, texts in characters. */
export const IMPORT_LIMITS = {
  bytes: 50 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  cell: 10_000,
  /** What a packed file may come to once it is unpacked. */
  unpacked: 300 * 1024 * 1024,
  columnName: 100,
} as const;

/** Which field each column holds, by the column's name; null is a column that is left out. */
export type ImportMapping<Field extends string = string> = Record<string, Field | null>;

/** Names that tell all columns apart: a second `Цена` is `Цена (2)`, the fifth without a name is `#5`. */
export function nameColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((text, index) => {
    const name = text.replace(/\s+/g, ' ').trim().slice(0, IMPORT_LIMITS.columnName) || `#${index + 1}`;
    let own = name;
    for (let copy = 2; taken.has(own); copy += 1) own = `${name} (${copy})`;
    taken.add(own);
    return own;
  });
}

/**
 * Maps columns to fields: by an earlier choice for these columns, else by name. A field has one column, unless it
 * may repeat.
 */
export function mapColumns<Field extends string>(
  fields: ImportFields<Field>,
  names: readonly string[],
  chosen: ImportMapping<Field> | null,
): ImportMapping<Field> {
  const used = new Set<Field | null>();
  return Object.fromEntries(
    names.map((name) => {
      const field = chosen ? (chosen[name] ?? null) : fields.ofColumn(name);
      const isTaken = used.has(field) && !fields.mayRepeat(field);
      used.add(field);
      return [name, isTaken ? null : field];
    }),
  );
}

/** Mapping of the columns of a file from a requested one; null when a field is in it twice. */
export function acceptMapping<Field extends string>(
  fields: ImportFields<Field>,
  names: readonly string[],
  wanted: Record<string, string | null>,
): ImportMapping<Field> | null {
  const mapping = Object.fromEntries(
    names.map((name) => [name, fields.all.find((field) => field === wanted[name]) ?? null] as const),
  );
  const single = Object.values(mapping).filter((field) => field !== null && !fields.mayRepeat(field));
  return new Set(single).size === single.length ? mapping : null;
}

/**
 * Index of the row that names the columns: price lists often begin with a title or an address. It is the first row
 * with the code and another known name, else the first with more than half of the cells of the fullest row.
 */
export function headerRow(fields: ImportFields, rows: readonly (readonly string[])[]): number {
  const found = rows.findIndex((row) => {
    const named = new Set(row.map((cell) => fields.ofColumn(cell)).filter((field) => field !== null));
    return named.size > 1 && named.has('code');
  });
  if (found >= 0) return found;
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.findIndex((count) => count * 2 > most),
  );
}
