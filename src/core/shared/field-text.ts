import type { Field } from './fields.ts';

type TextOf = (key: string, values?: Record<string, string | number>) => string;

/** @param words prefix of the text keys: `property` has `property-<name>-<word>`, an empty one `<name>-<word>` */
export function choiceText(
  name: string,
  { untranslated }: Field,
  word: string,
  words: string,
  t: TextOf,
): string {
  if (untranslated) return word;
  return t(words === '' ? `${name}-${word}` : `${words}-${name}-${word}`);
}

/**
 * Returns a value of a described field in words; null for an unknown one. Money is for `usePrices`.
 * @param words prefix of the text keys of a choice, see `choiceText`
 */
export function fieldText(
  name: string,
  field: Field,
  value: string | number | boolean | null,
  words: string,
  t: TextOf,
): string | number | null {
  const { kind, unit } = field;
  if (value === null) return null;
  if (typeof value === 'boolean') return t(`fact-${name}-${value ? 'yes' : 'no'}`);
  if (typeof value === 'string') return kind === 'text' ? value : choiceText(name, field, value, words, t);
  if (kind === 'area') return t('property-area', { area: value });
  if (kind === 'length') return t('centimetres', { value: value / 10 });
  if (kind === 'weight') return t('kilograms', { value: value / 1000 });
  return unit ? t(unit, { count: value }) : value;
}
