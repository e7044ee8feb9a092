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
  return textsOf(useContext(I18nContext).i18n);
}

const known = new WeakMap<i18n, TextOf>();

/** The texts of a language, which are the same for all who ask for them. */
export function textsOf(texts: i18n): TextOf {
  let textOf = known.get(texts);
  if (!textOf) known.set(texts, (textOf = lookingUpOnce(texts)));
  return textOf;
}

/** Each text is looked up once, and once for each plural: i18next weighs plurals, nesting and languages each time that it is asked. */
function lookingUpOnce({ t, language }: i18n): TextOf {
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
