import { makeAutoObservable, observableRef } from 'mobx';
import type { ImportFields } from '../../core/shared/import/import-fields.ts';
import type { Manufacturer } from '../../core/shop/import/import-manufacturer.ts';
import { MANUFACTURER_FIELDS, refusedManufacturer } from '../../core/shop/import/import-manufacturer.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { ShownImport } from './import-subject.ts';
import { unobserved } from '../site/unobserved.ts';

/** Edited assignment of a file's columns to fields, and the manufacturer of rows without one. */
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
    makeAutoObservable(this, {
      ...unobserved('fields', 'hasManufacturer', 'before', 'saidBefore'),
      columns: observableRef,
    });
  }

  /** Assigns a column; except for pictures, the field's previous column loses it. */
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

  /** Errors of the manufacturer; empty if it is valid or missing. */
  get errors(): FieldErrors {
    return refusedManufacturer(this);
  }

  get isChanged(): boolean {
    const { saidBefore } = this;
    if (MANUFACTURER_FIELDS.some((field) => this[field].trim() !== saidBefore[field])) return true;
    return Object.entries(this.columns).some(([name, field]) => this.before[name] !== field);
  }

  /** Number of ignored columns. */
  get leftOut(): number {
    return Object.values(this.columns).filter((field) => field === null).length;
  }
}
