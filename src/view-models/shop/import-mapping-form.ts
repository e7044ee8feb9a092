import { makeAutoObservable, observableRef } from 'mobx';
import type { ImportField } from '../../core/shop/product-import.ts';
import type { ImportColumn } from '../../core/shop/product-import.ts';

/** Which field each column of a file holds, while the vendor puts it right. */
export class ImportMappingForm {
  columns: Record<string, ImportField | null>;
  private readonly before: Record<string, ImportField | null>;

  constructor(columns: readonly ImportColumn[]) {
    this.before = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
    this.columns = this.before;
    makeAutoObservable<this, 'before'>(this, { columns: observableRef, before: false });
  }

  /** A field has one column: the one that had it before is left out. */
  set(name: string, field: ImportField | null): void {
    const others = Object.entries(this.columns).map(
      ([other, had]) => [other, field !== null && had === field ? null : had] as const,
    );
    this.columns = { ...Object.fromEntries(others), [name]: field };
  }

  get isChanged(): boolean {
    return Object.entries(this.columns).some(([name, field]) => this.before[name] !== field);
  }

  /** Columns that are not taken in. */
  get leftOut(): number {
    return Object.values(this.columns).filter((field) => field === null).length;
  }
}
