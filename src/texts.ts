import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from './core/shared/language.ts';
import type { Language, ShownLanguage } from './core/shared/language.ts';

/** i18next over one language's texts. `debug` shows the keys themselves (LANG-08). */
export function createTexts(
  language: Language,
  shown: ShownLanguage,
  translations: Record<string, string>,
): i18n {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: shown === 'debug' ? 'cimode' : language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [language]: { translation: translations } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  return texts;
}
