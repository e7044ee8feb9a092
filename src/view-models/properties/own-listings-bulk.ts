import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { undoOf } from '../../core/properties/bulk-listings.ts';
import type { ListingAction, ListingsChanged } from '../../core/properties/bulk-listings.ts';
import type { OwnProperties, OwnTab } from '../../core/properties/own-properties.ts';
import { Failure } from '../../core/shared/failure.ts';
import { unobserved } from '../site/unobserved.ts';

type Outcome = ListingsChanged & {
  action: ListingAction;
  /** The reversing action; null if there is none. */
  undo: ListingAction | null;
};

/** Bulk changes of listings: selection, confirmation, result and undo. */
export class OwnListingsBulk {
  chosen: ReadonlySet<number> = new Set();
  pending: { action: ListingAction; tab: OwnTab } | null = null;
  busy = false;
  /** Message key if nothing was changed. */
  error: string | null = null;
  outcome: Outcome | null = null;

  constructor(
    private readonly listings: Pick<OwnProperties, 'changeListings'>,
    private readonly changed: () => Promise<void>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('listings', 'changed'),
      chosen: observableRef,
      pending: observableRef,
      outcome: observableRef,
    });
  }

  toggle(id: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  choose(ids: readonly number[]): void {
    this.chosen = new Set(ids);
  }

  prepare(action: ListingAction, tab: OwnTab): void {
    this.error = null;
    this.pending = { action, tab };
  }

  cancel(): void {
    this.pending = null;
  }

  async confirm(): Promise<void> {
    const { pending } = this;
    if (!pending) return;
    const { action, tab } = pending;
    await this.change([...this.chosen], action, undoOf(action, tab));
  }

  /** Undoes the last change. */
  async undo(): Promise<void> {
    const { outcome } = this;
    if (outcome?.undo) await this.change(outcome.changed, outcome.undo, null);
  }

  dismiss(): void {
    this.outcome = null;
  }

  private async change(
    ids: readonly number[],
    action: ListingAction,
    undo: ListingAction | null,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      const outcome = await this.listings.changeListings({ ids, action });
      runInAction(() => {
        this.outcome = { ...outcome, action, undo: outcome.changed.length > 0 ? undo : null };
        this.pending = null;
        this.chosen = new Set();
      });
      await this.changed();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.error = error.messageKey;
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
