import { LEVA_PER_EURO } from '../../shared/money.ts';

/** Budget of a search in stotinki, and the text without it. */
export type TypedBudget = { from: number | null; to: number | null; rest: string };

const NUMBER = '(\\d{1,3}(?:[ .\\u00a0]\\d{3})+|\\d{2,6})';
const CURRENCY = '(лв\\.?|лева|lv\\.?|leva|bgn|€|евро|evro|euro|eur)';
/** A number of centimetres or rooms is not a budget. */
const END = '(?![\\p{L}\\p{N}])';
const NO_UNIT =
  '(?!\\s*(?:[xх×*%]|[cсmмkкlлwв][\\p{L}²]{0,2}(?![\\p{L}])|спал|стаи|staen|стаен|bed|room|етаж|литр|души))';
const START = '(?<![\\p{L}\\p{N}])';
const UP_TO = '(?:до|do|под|pod|макс(?:имум)?\\.?|max\\.?|up to|under|below|to|<)';
const FROM = '(?:от|ot|над|nad|from|over|above|>)';

const pattern = (text: string) => new RegExp(text, 'iu');
const amount = `${NUMBER}(?:\\s*${CURRENCY}${END}|${END}${NO_UNIT})`;
const PATTERNS: readonly (readonly [RegExp, 'range' | 'to' | 'from'])[] = [
  [pattern(`${START}(?:${FROM}\\s*)?${amount}\\s*(?:до|do|to|-|–|—)\\s*${amount}`), 'range'],
  [pattern(`${START}${UP_TO}\\s*${amount}`), 'to'],
  [pattern(`${START}${FROM}\\s*${amount}`), 'from'],
  [pattern(`${START}${NUMBER}\\s*${CURRENCY}${END}`), 'to'],
];

/** Parses a budget such as `до 1200`, `под 600 €` or `от 500 до 900 лв.`; the default currency is leva. */
export function budgetOf(text: string): TypedBudget {
  for (const [regular, kind] of PATTERNS) {
    const match = regular.exec(text);
    if (!match) continue;
    const [whole, first, firstCurrency, second, secondCurrency] = match;
    const rest = (text.slice(0, match.index) + ' ' + text.slice(match.index + whole.length))
      .replace(/\s+/g, ' ')
      .trim();
    const currency = secondCurrency ?? firstCurrency;
    const one = stotinkiOf(first, firstCurrency ?? currency);
    if (kind === 'to') return { from: null, to: one, rest };
    if (kind === 'from') return { from: one, to: null, rest };
    return { from: one, to: stotinkiOf(second, currency), rest };
  }
  return { from: null, to: null, rest: text };
}

function stotinkiOf(number: string | undefined, currency: string | undefined): number {
  const whole = Number((number ?? '').replace(/\D/g, ''));
  const isEuro = /^(?:€|e|е)/iu.test(currency ?? '');
  return Math.round(whole * 100 * (isEuro ? LEVA_PER_EURO : 1));
}
