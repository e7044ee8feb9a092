import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import { typedCount } from '../../core/shared/typed-number.ts';
import type {
  BulkAction,
  BulkOutcome,
  BulkPreview,
  PriceRounding,
  UndoableChange,
} from '../../core/shop/bulk-change.ts';
import type { BulkChoice } from '../../core/shop/own-product.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import { unobserved } from '../site/unobserved.ts';

/** Actions in the order of the bar. */
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

type Planned = { choice: BulkChoice; action: BulkAction; preview: BulkPreview };

/** Bulk changes of products: selection, action, preview, result and undo (VEND-02). */
export class OwnProductsBulk {
  /** Ids of the selected products of the page. */
  chosen: ReadonlySet<number> = new Set();
  /** True if all found products are selected, on every page. */
  all = false;
  action: BulkActionName | null = null;
  /** Typed percent or stock. */
  amount = '';
  rounding: PriceRounding = 'exact';
  categoryId: number | null = null;
  error: string | null = null;
  busy = false;
  /** The action that awaits confirmation. */
  planned: Planned | null = null;
  outcome: (BulkOutcome & { isUndo: boolean }) | null = null;
  /** The last change, while it can be undone. */
  undoable: UndoableChange | null = null;

  constructor(
    private readonly products: OwnProducts,
    private readonly found: () => Extract<BulkChoice, { filter: unknown }>,
    /** Called after products were changed. */
    private readonly done: () => Promise<void>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('products', 'found', 'done'),
      chosen: observableRef,
      planned: observableRef,
      outcome: observableRef,
      undoable: observableRef,
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
    this.planned = null;
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

  round(rounding: PriceRounding): void {
    this.rounding = rounding;
  }

  setCategory(categoryId: number | null): void {
    this.categoryId = categoryId;
    this.error = null;
  }

  /** Shows the values before and after. */
  async preview(): Promise<void> {
    const action = this.typedAction();
    if (!action || this.busy) return;
    const choice = this.all ? this.found() : { ids: [...this.chosen] };
    await this.working(() => this.show(choice, action));
  }

  async showMore(): Promise<void> {
    const { planned } = this;
    if (!planned || this.busy) return;
    const { choice, action, preview } = planned;
    await this.working(async () => {
      const next = await this.products.previewProductsChange({
        ...choice,
        ...action,
        offset: preview.changes.length,
      });
      const isSame = next.version === preview.version;
      const changes = isSame ? [...preview.changes, ...next.changes] : next.changes;
      runInAction(() => {
        this.planned = { choice, action, preview: { ...next, changes } };
      });
      if (!isSame) await this.show(choice, action);
    });
  }

  cancel(): void {
    this.planned = null;
    this.error = null;
  }

  /** Executes the previewed action. */
  async confirm(): Promise<void> {
    const { planned } = this;
    if (!planned || this.busy) return;
    const { choice, action, preview } = planned;
    await this.working(async () => {
      try {
        const input = { ...choice, ...action, version: preview.version };
        await this.finish(await this.products.changeProducts(input), false);
      } catch (error) {
        if (!(error instanceof Failure) || error.messageKey !== 'error-bulk-changed') throw error;
        await this.show(choice, action);
        throw error;
      }
    });
  }

  async undo(): Promise<void> {
    const { undoable } = this;
    if (!undoable || this.busy) return;
    await this.working(async () =>
      this.finish(await this.products.undoProductsChange({ id: undoable.id }), true),
    );
  }

  setUndoable(change: UndoableChange | null): void {
    this.undoable = change;
  }

  /** Closes the result; undo stays available. */
  dismiss(): void {
    this.outcome = null;
    this.error = null;
  }

  private async show(choice: BulkChoice, action: BulkAction): Promise<void> {
    const preview = await this.products.previewProductsChange({ ...choice, ...action, offset: 0 });
    runInAction(() => {
      this.planned = { choice, action, preview };
    });
  }

  private async finish(outcome: BulkOutcome, isUndo: boolean): Promise<void> {
    runInAction(() => {
      this.choose([]);
      this.outcome = { ...outcome, isUndo };
    });
    await this.done();
  }

  private async working(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.refuse(Object.values(error.fields)[0] ?? error.messageKey);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private typedAction(): BulkAction | null {
    const { action, amount, categoryId, rounding } = this;
    switch (action) {
      case null:
        this.refuse('error-bulk-action');
        return null;
      case 'price-percent':
      case 'promo-percent': {
        const percent = typedCount(amount.replace(/[%+]/g, ''));
        if (percent === null) this.refuse(`error-${action}`);
        return percent === null ? null : { action, percent, rounding };
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
