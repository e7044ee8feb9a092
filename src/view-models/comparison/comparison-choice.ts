import { makeAutoObservable, observableRef } from 'mobx';
import { MAX_COMPARED, NO_COMPARISON, toggleCompared } from '../../core/site/comparison.ts';
import type { ComparedKind, Comparison, ComparisonStorage } from '../../core/site/comparison.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Compared items on all lists (FIND-06); empty until the browser's storage was read. */
export class ComparisonChoice {
  properties = NO_COMPARISON;
  products = NO_COMPARISON;

  constructor(
    private readonly storage: ComparisonStorage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('storage', 'modals'),
      properties: observableRef,
      products: observableRef,
    });
  }

  /** Reads the stored choice, and follows changes by other tabs. */
  watch(): void {
    this.read();
    this.storage.watch(() => this.read());
  }

  has(kind: ComparedKind, id: number): boolean {
    return this[kind].ids.includes(id);
  }

  /** True if no further item fits: four of a category are the limit. */
  isFull(kind: ComparedKind, category: number | null): boolean {
    return this[kind].category === category && this[kind].ids.length >= MAX_COMPARED;
  }

  /** Adds or removes an item. A product of another category starts a new comparison, with a notice. */
  toggle(kind: ComparedKind, id: number, category: number | null): void {
    const before = this.storage.read(kind);
    const changed = toggleCompared(before, id, category);
    if (!this.store(kind, changed)) return;
    if (before.ids.length > 0 && before.category !== category)
      this.modals.notify('success', 'comparison-began-anew');
  }

  clear(kind: ComparedKind): void {
    this.store(kind, NO_COMPARISON);
  }

  private store(kind: ComparedKind, changed: Comparison): boolean {
    const isStored = this.storage.write(kind, changed);
    if (isStored) this[kind] = changed;
    else this.modals.notify('error', 'error-comparison-not-kept');
    return isStored;
  }

  private read(): void {
    this.properties = this.storage.read('properties');
    this.products = this.storage.read('products');
  }
}
