import type { Language } from '../../../src/core/shared/language.ts';

const LAW = ['pages/terms-and-conditions.md', 'pages/legal-guarantee.md'];

/** Exceptions from the forbidden words of `content/glossary.md`. Maps a word to prefixes of "file key". */
export const ALLOWED_WORDS: Record<Language, Record<string, string[]>> = {
  bg: {
    // Prescribed by the specification.
    'аутентикаци*': ['accounts.json error-google-authentication'],
    // Counted records, not the verb.
    записа: ['team.json '],
    'имот*': ['site.json add-property', 'blog/'],
    // Words of consumer law.
    стока: LAW,
    стоки: [
      'orders-mails.json mail-contract-form-text',
      'pages/terms-and-conditions.md',
      'pages/privacy-policy.md',
    ],
    стоката: LAW,
    стоките: ['orders-mails.json mail-contract-', 'pages/terms-and-conditions.md'],
    лв: ['components.json currency-BGN', 'pages/terms-and-conditions.md'],
    левове: ['components.json currency-name-BGN', 'pages/terms-and-conditions.md', 'blog/dogovor-za-naem.md'],
    // Suggestions of the search box.
    предложение: ['site.json suggestions'],
    предложения: ['site.json suggestions'],
    // Printed letters and notes.
    писмо: ['plans-leaving.json leaving-notice-how', 'blog/'],
    разписка: ['plans-leaving.json leaving-notice-how', 'blog/'],
    запишете: ['plans-leaving.json leaving-', 'blog/'],
    // Companies for electricity and gas.
    'доставчик*': ['plans-leaving.json leaving-task-', 'pages/privacy-policy.md', 'blog/'],
    // Ordinary words in posts.
    'собственик*': ['blog/'],
    'записан*': ['blog/'],
    свърши: ['blog/'],
    'свършил*': ['blog/'],
  },
  en: {
    // Words of consumer law.
    goods: ['orders-mails.json mail-contract-', 'pages/terms-and-conditions.md', 'pages/privacy-policy.md'],
    // Prescribed by the specification (CART-01).
    cannot: ['orders.json cart-quantity-too-'],
    'vendor*': ['orders.json cart-vendor-required'],
    'trader*': ['pages/terms-and-conditions.md'],
    BGN: ['components.json currency-BGN'],
    leva: ['components.json currency-name-BGN', 'pages/terms-and-conditions.md', 'blog/dogovor-za-naem.md'],
    // A verb, not a listing.
    offer: ['pages/', 'blog/'],
    // Names of data in the browser.
    favorites: ['pages/privacy-policy.md'],
    letter: ['plans-leaving.json leaving-notice-how', 'blog/'],
    'basket*': ['plans-things.json thing-laundry-basket', 'blog/'],
    // Ordinary words in posts.
    kept: ['blog/'],
    'keep it': ['blog/'],
    owner: ['blog/'],
    owners: ['blog/'],
    property: ['blog/'],
    pictures: ['blog/'],
    'sign in': ['blog/'],
    gone: ['blog/'],
    piece: ['blog/'],
    offers: ['blog/'],
    'let for': ['blog/'],
    'wipe*': ['blog/'],
    whom: ['plans.json plan-debts'],
  },
};
