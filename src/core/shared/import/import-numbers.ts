import { stotinkiFromEuroCents } from '../money.ts';
import { isDay } from '../sofia-time.ts';
import { typedAmount, typedCount, typedMeasure } from '../typed-number.ts';

/** Value of a cell; a number only if the file stores one (XLSX). */
export type ImportCell = string | number;

const MAX_HUNDREDTHS = 1e12;

/**
 * Reads a price in stotinki; null for anything else, negative amounts included.
 * @param inEuro true if the column's name says so; a sign in the cell has priority
 */
export function importedPrice(cell: ImportCell, inEuro = false): number | null {
  if (typeof cell === 'string') return typedAmount(cell, inEuro ? 'EUR' : undefined)?.stotinki ?? null;
  const hundredths = Math.round(cell * 100);
  if (!(hundredths >= 0 && hundredths <= MAX_HUNDREDTHS)) return null;
  return inEuro ? stotinkiFromEuroCents(hundredths) : hundredths;
}

/** Reads pieces in stock, a whole number from 0, such as `12 бр.` or `12,00`. Null for anything else. */
export function importedCount(cell: ImportCell): number | null {
  const count = typeof cell === 'number' ? cell : (typedCount(cell) ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/**
 * Reads a length in mm or a weight in g, rounded; null for anything else. A unit in the cell has priority
 * over the column's.
 * @param units factors of the units
 * @param factor factor of the column's unit
 */
export function importedMeasure(
  cell: ImportCell,
  units: Readonly<Record<string, number>>,
  factor: number,
): number | null {
  if (typeof cell === 'string') return typedMeasure(cell, units, factor);
  return cell < 0 ? null : Math.round(cell * factor);
}

/** Reads days until delivery, such as `3`, `2-5` or `2 – 5 дни`; null for anything else. */
export function importedDays(cell: ImportCell): { from: number; to: number } | null {
  const text = String(cell).replace(/\s/g, '').toLowerCase();
  const match = /^(?:от)?(\d{1,3})(?:(?:[-–—]|до|to)(\d{1,3}))?(?:работни)?(?:дни|ден|days?|д)?\.?$/.exec(
    text,
  );
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: Number(match[2] ?? from) };
}

/** Reads a day such as `2026-12-01`, `1.12.2026 г.` or `1/12/2026` as `2026-12-01`; null for anything else. */
export function importedDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s?г\.?)?$/u.exec(text) ?? [];
  const date =
    year === undefined
      ? text.slice(0, 10)
      : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(date) ? date : null;
}
