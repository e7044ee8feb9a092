import type { Language } from '../../../src/core/shared/language.ts';

/**
 * Exceptions from the forbidden words of `content/glossary.md`.
 * Word as the glossary writes it → beginnings of "file key" where it may stand.
 */
export const ALLOWED_WORDS: Record<Language, Record<string, string[]>> = {
  bg: {
    // Prescribed by the specification.
    'аутентикаци*': ['accounts.json error-google-authentication'],
    'имот*': ['site.json add-property'],
    // Suggestions of the search box.
    предложение: ['site.json suggestions'],
    предложения: ['site.json suggestions'],
    // Letters on paper, and what is written down on paper.
    писмо: ['plans-leaving.json leaving-notice-how'],
    разписка: ['plans-leaving.json leaving-notice-how'],
    запишете: ['plans-leaving.json leaving-'],
    // Companies for electricity and gas.
    'доставчик*': ['plans-leaving.json leaving-task-'],
  },
  en: {
    letter: ['plans-leaving.json leaving-notice-how'],
    'basket*': ['plans-things.json thing-laundry-basket'],
    whom: ['plans.json plan-debts'],
  },
};
