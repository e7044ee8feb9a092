import type { Currency } from '../shared/typed-number.ts';

/** Where the currency is kept that somebody types prices in. */
export abstract class PreferredCurrencyStorage {
  abstract read(): Currency | null;
  abstract write(currency: Currency): void;
}
