import type { Language } from './language.ts';
import { Money } from './money.ts';
import { inGroups, inLanguage } from './written-number.ts';

/** Which currency stands first where a price is shown (PRICE-06). */
export type PriceOrder = 'bgn-first' | 'eur-first';

/** A price ready to be shown: the main amount and its equivalent in the other currency. */
export type ShownPrice = { main: string; equivalent: string };

/** `1 234,50 лв.` and `631,19 €` in Bulgarian, `BGN 1,234.50` and `€631.19` in English (PRICE-01). */
export function showPrice(stotinki: number, language: Language, order: PriceOrder): ShownPrice {
  const money = Money.ofStotinki(stotinki);
  const leva = amount(money.stotinki, language);
  const euro = amount(money.toEuroCents(), language);
  const shown =
    language === 'bg'
      ? { bgn: `${leva}\u00a0лв.`, eur: `${euro}\u00a0€` }
      : { bgn: `BGN\u00a0${leva}`, eur: `€${euro}` };
  return order === 'eur-first'
    ? { main: shown.eur, equivalent: shown.bgn }
    : { main: shown.bgn, equivalent: shown.eur };
}

/** `45,90 лв. (23,47 €)`, for a line of text such as an e-mail's. */
export function priceInText(stotinki: number, language: Language, order: PriceOrder): string {
  const { main, equivalent } = showPrice(stotinki, language, order);
  return `${main} (${equivalent})`;
}

/** Written here and not by `Intl`: alike on every machine, exact, and a phone takes long to make its first format. */
function amount(hundredths: number, language: Language): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const whole = inGroups(digits.slice(0, -2), language);
  return `${hundredths < 0 ? '-' : ''}${inLanguage(`${whole}.${digits.slice(-2)}`, language)}`;
}
