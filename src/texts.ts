import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberFormatter, singleFullStop, TEXT_OPTIONS } from '../content/text-format.ts';
import { DEFAULT_LANGUAGE } from './core/shared/language.ts';
import type { Language, ShownLanguage } from './core/shared/language.ts';

/** Creates i18next with the texts of one language. `debug` shows the keys instead (LANG-08). */
export function createTexts(
  language: Language,
  shown: ShownLanguage,
  translations: Record<string, string>,
): i18n {
  const texts = createInstance();
  void texts
    .use(initReactI18next)
    .use(numberFormatter)
    .use(singleFullStop)
    .init({
      ...TEXT_OPTIONS,
      lng: shown === 'debug' ? 'cimode' : language,
      fallbackLng: DEFAULT_LANGUAGE,
      resources: { [language]: { translation: translations } },
      react: { useSuspense: false },
    });
  return texts;
}
