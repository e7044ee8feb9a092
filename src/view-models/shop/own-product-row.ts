import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import {
  shownAmount,
  signedAmount,
  typedCount,
  typedIn,
  typedStotinki,
} from '../../core/shared/typed-number.ts';
import { writtenLeva } from '../../core/shared/written-number.ts';
import type { OwnProduct, StockAndPrice } from '../../core/shop/own-product.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import type { WrittenPrices } from '../../core/shop/prior-price.ts';
import type { PreferredCurrency } from '../site/preferred-currency.ts';
import { unobserved } from '../site/unobserved.ts';

export type RowField = keyof StockAndPrice;
export const ROW_FIELDS: readonly RowField[] = ['price', 'promoPrice', 'quantity'];

/** Error of a field: message key and value. */
type RowError = { key: string; count?: number };

/** A product of the list whose price, promo price and stock are edited in place (VEND-02). */
export class OwnProductRow {
  saving: RowField | null = null;
  /** The last saved field, to be announced. */
  saved: RowField | null = null;
  private typed: Partial<Record<RowField, string>> = {};
  private errors: Partial<Record<RowField, RowError>> = {};

  constructor(
    public product: OwnProduct,
    private readonly products: OwnProducts,
    private readonly language: Language,
    private readonly preferred: Pick<PreferredCurrency, 'currency'>,
    /** Called after a change, because tabs show counts. */
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'typed' | 'errors'>(this, {
      ...unobserved('products', 'language', 'preferred', 'changed'),
      product: observableRef,
      typed: observableRef,
      errors: observableRef,
    });
  }

  /** Text of a field: typed or saved. */
  textOf(field: RowField): string {
    const typed = this.typed[field];
    if (typed !== undefined) return typed;
    if (field === 'quantity') return String(this.product.quantity);
    const { currency, language } = this;
    const shown = shownAmount(writtenLeva(this.product[field], language), currency, language);
    return currency === 'BGN' ? shown.number : signedAmount(shown, language);
  }

  errorOf(field: RowField): RowError | null {
    return this.errors[field] ?? null;
  }

  get prices(): WrittenPrices {
    return { price: this.amountOf('price'), promoPrice: this.amountOf('promoPrice') };
  }

  /** Amount of a field in stotinki, for both currencies below it; null without one. */
  amountOf(field: 'price' | 'promoPrice'): number | null {
    return this.stotinkiOf(this.textOf(field));
  }

  type(field: RowField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    this.saved = null;
    this.clearError(field);
  }

  /** Reverts a field (Esc). */
  cancel(field: RowField): void {
    const { [field]: _, ...others } = this.typed;
    this.typed = others;
    this.clearError(field);
  }

  /** Saves a field (Enter or blur). A refused value stays with its error. */
  async save(field: RowField): Promise<void> {
    const text = this.typed[field];
    if (text === undefined || this.saving !== null) return;
    const value = field === 'quantity' ? typedCount(text) : this.stotinkiOf(text);
    const isEmptied = field === 'promoPrice' && text.trim() === '';
    if (value === null && !isEmptied) {
      this.refuse(field, { key: field === 'quantity' ? 'error-product-quantity' : 'error-product-price' });
      return;
    }
    if (value === this.product[field]) return this.cancel(field);
    this.saving = field;
    try {
      const now = await this.products.setStockAndPrice({
        id: this.product.id,
        [field]: value,
        ...(field === 'quantity' && { expectedQuantity: this.product.quantity }),
      });
      runInAction(() => {
        this.product = { ...this.product, ...now };
        if (this.typed[field] === text) this.cancel(field);
        this.saved = field;
      });
      this.changed();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await this.explain(field, error);
    } finally {
      runInAction(() => {
        this.saving = null;
      });
    }
  }

  private get currency() {
    return this.preferred.currency ?? 'BGN';
  }

  /** Amounts without a sign are in the preferred currency. */
  private stotinkiOf(text: string): number | null {
    return typedStotinki(typedIn(text, this.currency));
  }

  private async explain(field: RowField, failure: Failure): Promise<void> {
    if (failure.messageKey === 'error-stock-changed') {
      const present = await this.presentStock();
      if (present !== null) {
        this.refuse(field, { key: 'error-stock-changed-to', count: present });
        return;
      }
    }
    const [other] = Object.values(failure.fields);
    this.refuse(field, { key: failure.fields[field] ?? other ?? failure.messageKey });
  }

  /** Loads the stock changed by orders; the next save starts from it. */
  private async presentStock(): Promise<number | null> {
    try {
      const { content } = await this.products.ownProduct({ id: this.product.id });
      const { quantity } = content;
      if (quantity === null) return null;
      runInAction(() => {
        this.product = { ...this.product, quantity };
      });
      return quantity;
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }

  private refuse(field: RowField, error: RowError): void {
    this.errors = { ...this.errors, [field]: error };
  }

  private clearError(field: RowField): void {
    const { [field]: _, ...others } = this.errors;
    this.errors = others;
  }
}
