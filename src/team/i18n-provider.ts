import { createInstance } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { numberFormatter, singleFullStop, TEXT_OPTIONS } from '../../content/text-format.ts';
import { isLanguage } from '../core/shared/language.ts';
import type { Language } from '../core/shared/language.ts';
import type { PageState } from './page-state.ts';

export type LoadTexts = (url: string) => Promise<Record<string, string>>;

const LOCALES = [
  { locale: 'bg', name: 'Bulgarian' },
  { locale: 'en', name: 'English' },
];

export const loadTexts: LoadTexts = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
};

/** Translates with the product's texts; react-admin's own are those with the prefix `ra.`. */
export async function i18nProvider(
  state: Pick<PageState, 'language' | 'texts'>,
  load: LoadTexts = loadTexts,
): Promise<I18nProvider> {
  const texts = createInstance();
  void texts
    .use(numberFormatter)
    .use(singleFullStop)
    .init({ ...TEXT_OPTIONS, lng: state.language });
  const changeLocale = async (locale: string) => {
    if (!isLanguage(locale)) return;
    if (!texts.hasResourceBundle(locale, 'translation'))
      texts.addResourceBundle(locale, 'translation', await load(state.texts[locale]));
    await texts.changeLanguage(locale);
    document.documentElement.lang = locale;
  };
  await changeLocale(state.language);
  return {
    // react-admin names the default text `_` and the count `smart_count`.
    translate: (key, { _, smart_count, ...values } = {}) =>
      texts.t<string, Record<string, unknown>, string>(key, {
        ...values,
        ...(smart_count !== undefined && { count: smart_count }),
        defaultValue: String(_ ?? key),
      }),
    changeLocale,
    getLocale: () => texts.language as Language,
    getLocales: () => LOCALES,
  };
}
