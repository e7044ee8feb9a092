import type { Field } from '../../core/shared/fields.ts';
import type { TextOf } from '../components/use-texts.ts';

/**
 * Returns a value of a described field in words; null for an unknown one. Money is for `usePrices`.
 * @param words texts of a choice: `property` has `property-<name>-<word>`
 */
export function fieldText(
  name: string,
  { kind, unit, untranslated }: Field,
  value: string | number | boolean | null,
  words: string,
  t: TextOf,
): string | number | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return t<string>(`fact-${name}-${value ? 'yes' : 'no'}`);
  if (kind === 'area') return t('property-area', { area: value });
  if (typeof value === 'number') return unit ? t<string>(unit, { count: value }) : value;
  return untranslated ? value : t<string>(`${words}-${name}-${value}`);
}
