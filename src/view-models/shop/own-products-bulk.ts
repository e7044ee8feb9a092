import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import { typedCount } from '../../core/shared/typed-number.ts';
import type { BulkAction, BulkChoice, BulkOutcome } from '../../core/shop/own-product.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';

/** The actions of the bar, in its order. */
export const BULK_ACTIONS = [
  'price-percent',
  'promo-percent',
  'end-promo',
  'set-stock',
  'category',
  'hide',
  'show',
  'delete',
] as const satisfies readonly BulkAction['action'][];
export type BulkActionName = (typeof BULK_ACTIONS)[number];

/** What is done to many products at once: which ones, what, and what came of it (VEND-02). */
export class OwnProductsBulk {
  /** Ids of the chosen products of the page. */
  chosen: ReadonlySet<number> = new Set();
  /** All that the list's wish finds, on every page. */
  all = false;
  action: BulkActionName | null = null;
  /** The percent or the stock, as it is typed. */
  amount = '';
  categoryId: number | null = null;
  error: string | null = null;
  busy = false;
  /** Deleting is asked about first. */
  asking = false;
  outcome: BulkOutcome | null = null;

  constructor(
    private readonly products: OwnProducts,
    private readonly found: () => Extract<BulkChoice, { filter: unknown }>,
    /** Told when products were changed: the list is another one now. */
    private readonly done: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'products' | 'found' | 'done'>(this, {
      chosen: observableRef,
      outcome: observableRef,
      products: false,
      found: false,
      done: false,
    });
  }

  get isAny(): boolean {
    return this.chosen.size > 0;
  }

  toggle(id: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.choose([...chosen]);
  }

  choose(ids: readonly number[]): void {
    this.chosen = new Set(ids);
    this.all = false;
    this.outcome = null;
    if (ids.length === 0) this.plan(null);
  }

  chooseAll(all: boolean): void {
    this.all = all;
  }

  plan(action: BulkActionName | null): void {
    this.action = action;
    this.error = null;
    this.amount = '';
    this.categoryId = null;
  }

  setAmount(amount: string): void {
    this.amount = amount;
    this.error = null;
  }

  setCategory(categoryId: number | null): void {
    this.categoryId = categoryId;
    this.error = null;
  }

  ask(asking: boolean): void {
    this.asking = asking;
  }

  /** Does it; deleting only after it was asked about. */
  async apply(): Promise<void> {
    const planned = this.planned();
    if (!planned || this.busy) return;
    if (planned.action === 'delete' && !this.asking) return this.ask(true);
    this.asking = false;
    this.busy = true;
    try {
      const outcome = await this.products.change(
        this.all ? this.found() : { ids: [...this.chosen] },
        planned,
      );
      runInAction(() => {
        this.choose([]);
        this.outcome = outcome;
      });
      await this.done();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.refuse(Object.values(error.fields)[0] ?? error.messageKey);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  dismiss(): void {
    this.outcome = null;
  }

  private planned(): BulkAction | null {
    const { action, amount, categoryId } = this;
    switch (action) {
      case null:
        this.refuse('error-bulk-action');
        return null;
      case 'price-percent':
      case 'promo-percent': {
        const percent = typedCount(amount.replace(/[%+]/g, ''));
        if (percent === null) this.refuse(`error-${action}`);
        return percent === null ? null : { action, percent };
      }
      case 'set-stock': {
        const quantity = typedCount(amount);
        if (quantity === null) this.refuse('error-product-quantity');
        return quantity === null ? null : { action, quantity };
      }
      case 'category': {
        if (categoryId === null) this.refuse('error-category-required');
        return categoryId === null ? null : { action, categoryId };
      }
      default:
        return { action };
    }
  }

  private refuse(error: string): void {
    this.error = error;
  }
}
