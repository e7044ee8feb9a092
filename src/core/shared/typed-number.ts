import type { Language } from './language.ts';
import { Money, stotinkiFromEuroCents } from './money.ts';
import { withoutInvisible } from './tidy-text.ts';
import { bareAmount, inLanguage, writtenLeva } from './written-number.ts';

/*
 * Parsers of typed and imported numbers. They accept both decimal marks, groups, a currency or unit, and
 * ordinals, and ignore invisible characters. An ambiguous or invalid number is null.
 */

export type Currency = 'BGN' | 'EUR';

/** An amount and the currency as typed; `stotinki` are converted by the fixed rate (PRICE-02). */
export type TypedAmount = { stotinki: number; currency: Currency };

const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const LEVA = /(?:лева|лев|лв|bgn)\.?/iu;
const EURO = /(?:евро|eur|€)\.?/iu;
const AREA_UNIT = /(?:кв\.?\s?м(?:етра|етър)?|sq\.?\s?m|[мm](?:2|²|\^2))\.?$/iu;
const FLOOR = /(?:^(?:етаж|ет|floor)\.?)|(?:(?:етаж|ет|floor)\.?$)/iu;
const ORDINAL = /(?<=\d)-?(?:ви|ри|ти|ми|ва|ра|та|ма|во|ро|то|мо|st|nd|rd|th)$/iu;
const COUNTED =
  /(?:броя|бройки|бр|pcs|pc|стаи|спални|бани|години|год|г|месеца|месец|мес|months?|дни|ден|days?|души|people)\.?$/iu;

/** Maximum amount of a form's field, in stotinki: ten million leva. */
const MAX_FIELD_STOTINKI = 1_000_000_000;
const MAX_FIELD_COUNT = 999_999_999;

/**
 * Reads `1 234,50`, `1.234,50 лв.`, `620 €`, `BGN 12,99` or `620,-`; `unsigned` is the currency without a
 * sign.
 */
export function typedAmount(typed: string, unsigned: Currency = 'BGN'): TypedAmount | null {
  const text = withoutInvisible(typed);
  const signed = signOf(text);
  const bare = (signed ? withoutSign(text, signed) : text.trim()).replace(/[.,][-–—]$/, '');
  const hundredths = scaledNumber(bare, 2);
  if (hundredths === null || hundredths < 0) return null;
  const currency = signed ?? unsigned;
  return { stotinki: currency === 'EUR' ? stotinkiFromEuroCents(hundredths) : hundredths, currency };
}

/** Stotinki of a form's field, up to ten million leva; the default currency is leva. */
export function typedStotinki(text: string | undefined): number | null {
  const amount = typedAmount(text ?? '');
  return amount && amount.stotinki < MAX_FIELD_STOTINKI ? amount.stotinki : null;
}

/**
 * Reads a whole number: `3`, `-1`, `1 200`, `3-ти`, `ет. 3`, `12 бр.`, `6 месеца`, `12,00`; `партер` is 0.
 */
export function typedCount(text: string): number | null {
  const bare = withoutInvisible(text)
    .trim()
    .replace(FLOOR, '')
    .trim()
    .replace(ORDINAL, '')
    .replace(COUNTED, '');
  if (/^(?:партер|ground)$/iu.test(bare)) return 0;
  const count = scaledNumber(bare, 0);
  return count !== null && Math.abs(count) <= MAX_FIELD_COUNT ? count : null;
}

/** Reads m² with one decimal: `68,5`, `68.5 кв.м`, `120 m²`. */
export function typedArea(text: string): number | null {
  const tenths = scaledNumber(withoutInvisible(text).trim().replace(AREA_UNIT, ''), 1);
  return tenths === null || tenths < 0 || tenths > MAX_FIELD_COUNT ? null : tenths / 10;
}

/** Factors of the units in millimetres and grams. */
export const LENGTHS = { мм: 1, mm: 1, см: 10, cm: 10, м: 1_000, m: 1_000 } as const;
export const WEIGHTS = { г: 1, гр: 1, g: 1, gr: 1, кг: 1_000, kg: 1_000 } as const;

/**
 * Reads a length in mm or a weight in g, rounded: `45,5`, `1,2 м`, `850 гр.`.
 * @param units factors of the units
 * @param unmarked factor without a unit
 */
export function typedMeasure(
  text: string,
  units: Readonly<Record<string, number>>,
  unmarked: number,
): number | null {
  const match = /^(.*?\d)\s*(\p{L}{1,3})?\.?$/u.exec(withoutInvisible(text).trim().toLowerCase());
  if (!match) return null;
  const [, number = '', unit] = match;
  const factor = unit === undefined ? unmarked : units[unit];
  const scaled = scaledNumber(number, MEASURE_DECIMALS);
  if (factor === undefined || scaled === null || scaled < 0) return null;
  return Math.round((scaled * factor) / 10 ** MEASURE_DECIMALS);
}

const MEASURE_DECIMALS = 4;

const PLAIN = /^(\d{1,12})(?:[.,](\d{1,12}))?$/;
/**
 * One mark groups the thousands, and another one may begin the decimals. `1,234,50` is invalid, because its
 * mark has two meanings.
 */
const GROUPED = /^(\d{1,3}(?:([ '’.,])\d{3})(?:\2\d{3}){0,3})(?:(?!\2)[.,](\d{1,12}))?$/;
const MAX_SCALED = 1e14;

/**
 * Parses the number times ten to the power of `decimals`, exactly. Three digits after the only point or comma
 * are thousands, because prices and areas have fewer decimals. For measures they are decimals.
 */
function scaledNumber(text: string, decimals: number): number | null {
  const spaced = text.trim().replace(SPACES, ' ');
  const isNegative = /^[-−–]/.test(spaced);
  const bare = isNegative ? spaced.slice(1) : spaced;
  const plain = PLAIN.exec(bare);
  if (plain && (plain[2]?.length !== 3 || decimals > 2)) {
    return scaled(isNegative, plain[1], plain[2], decimals);
  }
  const grouped = GROUPED.exec(bare);
  // A leading zero has no thousands after it: `0,500` is not a price.
  if (!grouped || bare.startsWith('0')) return null;
  return scaled(isNegative, grouped[1], grouped[3], decimals);
}

function scaled(isNegative: boolean, whole = '', fraction = '', decimals: number): number | null {
  const [digits, places] = [whole.replace(/\D/g, ''), fraction.replace(/0+$/, '')];
  if (places.length > decimals) return null;
  const number = Number(digits + places.padEnd(decimals, '0'));
  if (number > MAX_SCALED) return null;
  return isNegative && number !== 0 ? -number : number;
}

/** Currency of the text's sign; null without one. */
function signOf(text: string): Currency | null {
  return EURO.test(text) ? 'EUR' : LEVA.test(text) ? 'BGN' : null;
}

/** Removes the sign at the beginning or end. */
function withoutSign(text: string, currency: Currency): string {
  const sign = currency === 'EUR' ? EURO : LEVA;
  return text
    .trim()
    .replace(new RegExp(`^${sign.source}\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*${sign.source}$`, 'iu'), '');
}

/** Formats an amount for a field: leva without a sign, euro with one and rounded to a cent. */
export function writtenAmount(stotinki: number, currency: Currency, language: Language): string {
  if (currency === 'BGN') return writtenLeva(stotinki, language);
  return `${inLanguage(bareAmount(Money.ofStotinki(stotinki).toEuroCents()), language)} €`;
}

export type ShownAmount = { number: string; currency: Currency };

/**
 * Converts a field's text to the preferred currency. Stored leva become euro only if the conversion is exact,
 * so that viewing rounds nothing.
 */
export function shownAmount(text: string, preferred: Currency, language: Language): ShownAmount {
  const currency = signOf(text);
  if (currency) return { number: withoutSign(text, currency), currency };
  if (preferred === 'BGN' || text.trim() === '') return { number: text, currency: preferred };
  const stotinki = typedStotinki(text);
  const euro = stotinki === null ? null : writtenAmount(stotinki, 'EUR', language);
  return euro !== null && typedStotinki(euro) === stotinki
    ? shownAmount(euro, preferred, language)
    : { number: text, currency: 'BGN' };
}

/** Formats an amount with its sign for fields without a currency beside them. */
export function signedAmount({ number, currency }: ShownAmount, language: Language): string {
  if (number === '') return '';
  return `${number} ${currency === 'EUR' ? '€' : language === 'bg' ? 'лв.' : 'BGN'}`;
}

/** Text of a field after typing: a typed sign has priority over the currency beside the number. */
export function typedIn(number: string, currency: Currency): string {
  const needsNone = currency === 'BGN' || signOf(number) !== null || number.trim() === '';
  return needsNone ? number : `${number} €`;
}
