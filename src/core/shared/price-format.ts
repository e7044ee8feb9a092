import type { Language } from './language.ts';
import { Money } from './money.ts';
import { inGroups, inLanguage } from './written-number.ts';

/** Main currency of shown prices (PRICE-06). */
export type PriceOrder = 'bgn-first' | 'eur-first';

/** Formatted price: the main amount and its equivalent in the other currency. */
export type ShownPrice = { main: string; equivalent: string };

/**
 * Formats `1 234,50 лв.` and `631,19 €` in Bulgarian, `BGN 1,234.50` and `€631.19` in English (PRICE-01).
 */
export function showPrice(stotinki: number, language: Language, order: PriceOrder): ShownPrice {
  const money = Money.ofStotinki(stotinki);
  return inBoth(amount(money.stotinki, language), amount(money.toEuroCents(), language), language, order);
}

function inBoth(leva: string, euro: string, language: Language, order: PriceOrder): ShownPrice {
  const shown =
    language === 'bg'
      ? { bgn: `${leva}\u00a0лв.`, eur: `${euro}\u00a0€` }
      : { bgn: withPrefix('BGN\u00a0', leva), eur: withPrefix('€', euro) };
  return order === 'eur-first'
    ? { main: shown.eur, equivalent: shown.bgn }
    : { main: shown.bgn, equivalent: shown.eur };
}

export function currencyAmount(hundredths: number, currency: 'BGN' | 'EUR', language: Language): string {
  const text = amount(hundredths, language);
  if (language === 'bg') return `${text}\u00a0${currency === 'EUR' ? '€' : 'лв.'}`;
  return withPrefix(currency === 'EUR' ? '€' : 'BGN\u00a0', text);
}

/** Puts the currency between the sign and the digits: `-€5.39`. */
const withPrefix = (currency: string, text: string): string =>
  text.startsWith('-') ? `-${currency}${text.slice(1)}` : currency + text;

/** Formats `45,90 лв. (23,47 €)` for running text, such as an e-mail. */
export function priceInText(stotinki: number, language: Language, order: PriceOrder): string {
  const { main, equivalent } = showPrice(stotinki, language, order);
  return `${main} (${equivalent})`;
}

/** Forms of a price in an article; rounded prices and ranges are in whole leva and euros. */
export type ArticlePriceForm = 'price' | 'price-inline' | 'about' | 'between';

/**
 * Formats `290 лв. (148,27 €)`, inline `290 лв. / 148,27 €` for use within parentheses, about `470 лв. (240
 * €)`, and between `20–40 лв. (10–20 €)`.
 * @param amounts one amount in stotinki, or both ends of a range
 */
export function articlePrice(
  amounts: readonly number[],
  form: ArticlePriceForm,
  language: Language,
  order: PriceOrder,
): string {
  const isRounded = form === 'about' || form === 'between';
  const leva = amounts.map((stotinki) => withoutZeros(amount(stotinki, language))).join('–');
  const euro = amounts
    .map((stotinki) => Money.ofStotinki(stotinki).toEuroCents())
    .map((cents) => amount(isRounded ? Math.round(cents / 100) * 100 : cents, language))
    .map((text) => (isRounded ? withoutZeros(text) : text))
    .join('–');
  const { main, equivalent } = inBoth(leva, euro, language, order);
  return form === 'price-inline' ? `${main} / ${equivalent}` : `${main} (${equivalent})`;
}

const withoutZeros = (text: string) => text.replace(/[.,]00$/, '');

/**
 * Does not use `Intl`: the result is exact and the same everywhere, and the first format is slow on phones.
 */
function amount(hundredths: number, language: Language): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const whole = inGroups(digits.slice(0, -2), language);
  return `${hundredths < 0 ? '-' : ''}${inLanguage(`${whole}.${digits.slice(-2)}`, language)}`;
}
