import { Money, stotinkiFromEuroCents } from '../../../../src/core/shared/money.ts';
import { instantOfSofia, sofiaDay } from '../../../../src/core/shared/sofia-time.ts';

/**
 * Stotinki of a courier's amount, exact to the cent.
 * @throws Error for another currency than EUR and BGN, and for amounts that are not numbers
 */
export function stotinkiOf(amount: number | string, currency: string): number {
  const hundredths = Math.round(Number(amount) * 100);
  if (!Number.isSafeInteger(hundredths)) throw new Error('The courier sent an amount that is not a number.');
  if (currency === 'EUR') return stotinkiFromEuroCents(hundredths);
  if (currency === 'BGN') return hundredths;
  throw new Error(`The courier sent an amount in the currency ${currency}.`);
}

/** Euros of stotinki, the currency of cash on delivery since 2026. */
export const eurosOf = (stotinki: number): number => Money.ofStotinki(stotinki).toEuroCents() / 100;

/** Kilograms of g, in whole tenths and at least 0.1. */
export const kilogramsOf = (grams: number): number => Math.max(1, Math.ceil(grams / 100)) / 10;

/** Centimetres of mm, rounded up. */
export const centimetresOf = (millimetres: number): number => Math.ceil(millimetres / 10);

/** Moment of milliseconds, of ISO 8601, or of a time in Sofia without a zone; null for anything else. */
export function momentOf(time: number | string | null | undefined): Date | null {
  if (time === null || time === undefined || time === '') return null;
  if (typeof time === 'number' || /^\d{11,}$/.test(time)) return validDate(new Date(Number(time)));
  const local = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(time);
  return local ? instantOfSofia(`${local[1]} ${local[2]}`) : validDate(new Date(time));
}

/** Day in Sofia of such a moment; null without one. */
export function dayOf(time: number | string | null | undefined): string | null {
  const moment = momentOf(time);
  return moment && sofiaDay(moment);
}

/** Name of a street and its number; the number is empty if the text has none. */
export function streetParts(text: string): { street: string; number: string } {
  const parts = /^(.*?\D)[\s,]+(?:№\s*)?(\d+\s?\p{L}?)$/u.exec(text.trim());
  return parts
    ? { street: (parts[1] ?? '').trim(), number: parts[2] ?? '' }
    : { street: text.trim(), number: '' };
}

const validDate = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);
