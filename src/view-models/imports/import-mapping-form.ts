import { makeAutoObservable, observableRef } from 'mobx';
import type { ImportFields } from '../../core/shared/import/import-fields.ts';
import type { Manufacturer } from '../../core/shop/import/import-manufacturer.ts';
import { MANUFACTURER_FIELDS, refusedManufacturer } from '../../core/shop/import/import-manufacturer.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { ShownImport } from './import-subject.ts';

/** The fields of the columns of a file, and for products the manufacturer of rows without one, while they are edited. */
export class ImportMappingForm {
  columns: Record<string, string | null>;
  readonly hasManufacturer: boolean;
  manufacturer: string;
  manufacturerAddress: string;
  manufacturerContact: string;
  private readonly before: Record<string, string | null>;
  private readonly saidBefore: Manufacturer;

  constructor(
    private readonly fields: ImportFields,
    {
      columns,
      manufacturer,
      manufacturerAddress = '',
      manufacturerContact = '',
    }: Pick<ShownImport, 'columns' | keyof Manufacturer>,
  ) {
    this.hasManufacturer = manufacturer !== undefined;
    this.before = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
    this.columns = this.before;
    this.saidBefore = { manufacturer: manufacturer ?? '', manufacturerAddress, manufacturerContact };
    this.manufacturer = manufacturer ?? '';
    this.manufacturerAddress = manufacturerAddress;
    this.manufacturerContact = manufacturerContact;
    makeAutoObservable<this, 'before' | 'saidBefore' | 'fields'>(this, {
      fields: false,
      hasManufacturer: false,
      columns: observableRef,
      before: false,
      saidBefore: false,
    });
  }

  /** A field has one column, but for pictures: the one that had it before is left out. */
  set(name: string, field: string | null): void {
    const others = Object.entries(this.columns).map(
      ([other, had]) =>
        [other, field !== null && had === field && !this.fields.mayRepeat(field) ? null : had] as const,
    );
    this.columns = { ...Object.fromEntries(others), [name]: field };
  }

  setManufacturer(field: keyof Manufacturer, value: string): void {
    this[field] = value;
  }

  /** Why the manufacturer can't be sent; empty when it can, or is not said. */
  get errors(): FieldErrors {
    return refusedManufacturer(this);
  }

  get isChanged(): boolean {
    const { saidBefore } = this;
    if (MANUFACTURER_FIELDS.some((field) => this[field].trim() !== saidBefore[field])) return true;
    return Object.entries(this.columns).some(([name, field]) => this.before[name] !== field);
  }

  /** Columns that are not taken in. */
  get leftOut(): number {
    return Object.values(this.columns).filter((field) => field === null).length;
  }
}
