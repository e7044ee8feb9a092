import type { ImportFields } from './import-fields.ts';

/** Limits of an imported file: sizes in bytes, texts in characters. */
export const IMPORT_LIMITS = {
  bytes: 50 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  cell: 10_000,
  /** Maximum size after decompression. */
  unpacked: 300 * 1024 * 1024,
  columnName: 100,
} as const;

/** Fields by column name; null for an ignored column. */
export type ImportMapping<Field extends string = string> = Record<string, Field | null>;

/** Makes column names unique: a second `Цена` becomes `Цена (2)`, the fifth without a name `#5`. */
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
 * Maps columns to fields by an earlier choice for these columns, else by name. A field has one column unless
 * it is repeatable.
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

/** Returns the requested mapping of a file's columns; null if it maps a field twice. */
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
 * Index of the header row, because price lists often begin with a title or an address. It is the first row
 * with the code and another known name. Without one it is the first row with more than half of the maximum
 * number of cells.
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
