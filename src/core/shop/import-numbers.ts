import { stotinkiFromEuroCents } from '../shared/money.ts';

/** A cell as a reader hands it on: a number only where the file itself says so (XLSX). */
export type ImportCell = string | number;

const SPACES = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const LEVA = /(?:лева|лв|bgn)\.?$/i;
const EURO = /(?:евро|eur|€)\.?$/i;

/**
 * A price in stotinki, from what people write: `1 234,50`, `1,234.50`, `1234.5`, `12 лв.`, `6,13 €`. Prices have
 * two decimals at most, so three digits after the only comma or point are thousands: `1,234` is 1234 leva.
 * Null for anything else, negative amounts included.
 * @param inEuro the column's name says so; a sign in the cell counts more.
 */
export function importedPrice(cell: ImportCell, inEuro = false): number | null {
  if (typeof cell === 'number') return cell < 0 ? null : inCurrency(Math.round(cell * 100), inEuro);
  const bare = cell.replace(SPACES, '').replace(/^(?:лв|bgn)\.?/i, '');
  const amount = bare.replace(LEVA, '').replace(EURO, '').replace(/^€/, '');
  const euro = EURO.test(bare) || bare.startsWith('€') || (inEuro && !LEVA.test(bare));
  const hundredths = hundredthsOf(amount);
  return hundredths === null ? null : inCurrency(hundredths, euro);
}

function inCurrency(hundredths: number, euro: boolean): number | null {
  if (!Number.isSafeInteger(hundredths) || hundredths > 1e12) return null;
  return euro ? stotinkiFromEuroCents(hundredths) : hundredths;
}

/** `1234`, `1.234.567`, `1,234.5`: whole hundredths; null for what is no such number. */
function hundredthsOf(text: string): number | null {
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', separator, decimals = ''] = match;
  // `1,234,50` has one sign for two things.
  if (separator !== undefined && whole.includes(separator)) return null;
  // A leading zero has no thousands after it: `0,500` is no price.
  if (/^0[.,]/.test(whole)) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Pieces in stock: a whole number, 0 or more; `12 бр.` and `12,00` are one. Null for anything else. */
export function importedCount(cell: ImportCell): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell >= 0 ? cell : null;
  const text = cell.replace(SPACES, '').replace(/(?:броя|бр|pcs|pc)\.?$/i, '');
  const match = /^(\d{1,9})(?:[.,]0{1,3})?$/.exec(text);
  return match ? Number(match[1]) : null;
}

/** What one unit is in the smallest one: millimetres, grams. */
export const LENGTHS = { мм: 1, mm: 1, см: 10, cm: 10, м: 1_000, m: 1_000 } as const;
export const WEIGHTS = { г: 1, гр: 1, g: 1, gr: 1, кг: 1_000, kg: 1_000 } as const;

/**
 * A length in mm or a weight in g, rounded to a whole one; a unit in the cell counts more than the column's.
 * @param units what each unit is. @param factor what the column's own unit is. Null for what is no measure.
 */
export function importedMeasure(
  cell: ImportCell,
  units: Readonly<Record<string, number>>,
  factor: number,
): number | null {
  if (typeof cell === 'number') return cell < 0 ? null : Math.round(cell * factor);
  const match = /^(\d{1,7})(?:[.,](\d{1,4}))?(\p{L}{1,3})?\.?$/u.exec(cell.replace(SPACES, '').toLowerCase());
  if (!match) return null;
  const [, whole = '', decimals = '', unit] = match;
  const own = unit === undefined ? factor : units[unit];
  return own === undefined ? null : Math.round(Number(`${whole}.${decimals || '0'}`) * own);
}

/** Days until delivery: `3`, `2-5`, `2 – 5 дни`. Null for anything else. */
export function importedDays(cell: ImportCell): { from: number; to: number } | null {
  const text = String(cell).replace(SPACES, '').toLowerCase();
  const match = /^(?:от)?(\d{1,3})(?:(?:[-–—]|до|to)(\d{1,3}))?(?:работни)?(?:дни|ден|days?|д)?\.?$/.exec(
    text,
  );
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: Number(match[2] ?? from) };
}
