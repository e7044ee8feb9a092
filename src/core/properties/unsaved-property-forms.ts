import type { PropertyForm } from './property-form.ts';

/**
 * A listing's form that the server does not have yet. `id` is null before the draft is created; `key` makes a
 * repeated creating the same draft; `owner` is the account of who wrote it, and nobody else is shown it.
 */
export type UnsavedPropertyForm = {
  id: number | null;
  owner: number | null;
  key: string;
  form: PropertyForm;
  /** What was stored when the writing began, to save from; null for a new listing. */
  base: { form: PropertyForm; version: string } | null;
};

/** Forms of listings kept in this browser until they are saved: they survive a failure and a reload. */
export abstract class UnsavedPropertyForms {
  abstract read(id: number | null): UnsavedPropertyForm | null;
  /** False when the browser does not keep it. */
  abstract write(kept: UnsavedPropertyForm): boolean;
  abstract clear(id: number | null): void;
}
