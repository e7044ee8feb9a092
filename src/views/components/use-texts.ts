import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Asked } from '../../../content/text-key.ts';
import { filledText } from '../../core/shared/filled-text.ts';
import type { Language } from '../../core/shared/language.ts';

/** A text by key, with its values filled in. */
export type TextOf = <const Key extends string>(
  key: Key & Asked<Key>,
  values?: Record<string, string | number>,
) => string;

/**
 * The texts of the page. The language of a page never changes while it lives, so the context is enough:
 * `useTranslation` would subscribe every component to changes and cost a quarter of rendering.
 */
export function useTexts(): TextOf {
  const { i18n } = useContext(I18nContext);
  let texts = known.get(i18n);
  if (!texts) known.set(i18n, (texts = textsOf(i18n)));
  return texts;
}

const known = new WeakMap<i18n, TextOf>();

/** Each text is looked up once, and once for each plural: i18next weighs plurals, nesting and languages each time that it is asked. */
export function textsOf({ t, language }: i18n): TextOf {
  const texts = new Map<string, string>();
  const plurals = new Intl.PluralRules(language);
  return (key, values) => {
    const { count } = values ?? {};
    const plural = typeof count === 'number' ? ` ${count === 0 ? 'zero' : plurals.select(count)}` : '';
    let text = texts.get(key + plural);
    if (text === undefined) texts.set(key + plural, (text = t(key, { count, skipInterpolation: true })));
    return values ? filledText(text, values, language as Language) : text;
  };
}
