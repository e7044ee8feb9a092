import { useLocale, useTranslate } from 'react-admin';
import type { Asked } from '../../content/text-key.ts';
import type { Language } from '../core/shared/language.ts';

export type Translate = <const Key extends string>(
  key: Key & Asked<Key>,
  values?: Record<string, string | number>,
) => string;

/** Translates keys of `content/translations`; an unknown key does not compile. */
export function useTexts(): Translate {
  const translate = useTranslate();
  return (key, { count, ...values } = {}) =>
    translate(key, count === undefined ? values : { ...values, smart_count: count });
}

export const useLanguage = (): Language => useLocale() as Language;
