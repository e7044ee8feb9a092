import type { Currency } from '../shared/typed-number.ts';

/** Port to the preferred currency of typed prices. */
export abstract class PreferredCurrencyStorage {
  abstract read(): Currency | null;
  abstract write(currency: Currency): void;
}
