import { makeAutoObservable } from 'mobx';
import type { PriceOrder } from '../../core/shared/price-format.ts';
import type { Currency } from '../../core/shared/typed-number.ts';
import type { PreferredCurrencyStorage } from '../../core/site/visitor-choices.ts';
import { unobserved } from './unobserved.ts';

/** Currency of typed prices in this browser (PRICE-01). */
export class PreferredCurrency {
  /** Null until the browser's storage was read. */
  currency: Currency | null = null;

  constructor(
    private readonly storage: PreferredCurrencyStorage,
    private readonly priceOrder: PriceOrder,
  ) {
    makeAutoObservable(this, unobserved('storage', 'priceOrder'));
  }

  read(): void {
    this.currency ??= this.storage.read() ?? (this.priceOrder === 'eur-first' ? 'EUR' : 'BGN');
  }

  prefer(currency: Currency): void {
    this.storage.write(currency);
    this.currency = currency;
  }
}
