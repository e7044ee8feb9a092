import { stotinkiFromEuroCents } from '../money.ts';
import { typedAmount, typedCount, typedMeasure } from '../typed-number.ts';

/** A cell as a reader hands it on: a number only where the file itself says so (XLSX). */
export type ImportCell = string | number;

const MAX_HUNDREDTHS = 1e12;

/**
 * A price in stotinki: a number of the file, or what people write (typed-number.ts). Null for anything else, negative
 * amounts included.
 * @param inEuro the column's name says so; a sign in the cell counts more.
 */
export function importedPrice(cell: ImportCell, inEuro = false): number | null {
  if (typeof cell === 'string') return typedAmount(cell, inEuro ? 'EUR' : undefined)?.stotinki ?? null;
  const hundredths = Math.round(cell * 100);
  if (!(hundredths >= 0 && hundredths <= MAX_HUNDREDTHS)) return null;
  return inEuro ? stotinkiFromEuroCents(hundredths) : hundredths;
}

/** Pieces in stock: a whole number, 0 or more; `12 бр.` and `12,00` are one. Null for anything else. */
export function importedCount(cell: ImportCell): number | null {
  const count = typeof cell === 'number' ? cell : (typedCount(cell) ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/**
 * A length in mm or a weight in g, rounded to a whole one; a unit in the cell counts more than the column's.
 * @param units what each unit is. @param factor what the column's own unit is. Null for what is no measure.
 */
export function importedMeasure(
  cell: ImportCell,
  units: Readonly<Record<string, number>>,
  factor: number,
): number | null {
  if (typeof cell === 'string') return typedMeasure(cell, units, factor);
  return cell < 0 ? null : Math.round(cell * factor);
}

/** Days until delivery: `3`, `2-5`, `2 – 5 дни`. Null for anything else. */
export function importedDays(cell: ImportCell): { from: number; to: number } | null {
  const text = String(cell).replace(/\s/g, '').toLowerCase();
  const match = /^(?:от)?(\d{1,3})(?:(?:[-–—]|до|to)(\d{1,3}))?(?:работни)?(?:дни|ден|days?|д)?\.?$/.exec(
    text,
  );
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: Number(match[2] ?? from) };
}
