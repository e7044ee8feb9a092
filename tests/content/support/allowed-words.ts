import type { Language } from '../../../src/core/shared/language.ts';

/**
 * Exceptions from the forbidden words of `content/glossary.md`.
 * Word as the glossary writes it → beginnings of "file key" where it may stand.
 */
export const ALLOWED_WORDS: Record<Language, Record<string, string[]>> = {
  bg: {
    // The names of the currencies themselves.
    лв: ['components.json currency-BGN'],
    левове: ['components.json currency-name-BGN'],
    // Words of the Consumer Protection Act.
    стоки: ['orders-mails.json mail-contract-form-text'],
    стоките: [
      'orders-mails.json mail-contract-guarantee-text',
      'orders-mails.json mail-contract-withdrawal-text',
    ],
  },
  en: {
    // The names of the currencies themselves.
    BGN: ['components.json currency-BGN'],
    leva: ['components.json currency-name-BGN'],
    // Words of the Consumer Protection Act.
    goods: ['orders-mails.json mail-contract-'],
    // Texts that the specification prescribes (CART-01).
    cannot: ['orders.json cart-quantity-too-'],
    'vendor*': ['orders.json cart-vendor-required'],
  },
};
