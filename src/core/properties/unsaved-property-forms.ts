import type { PropertyForm } from './property-form.ts';

/**
 * Unsaved form of a listing. `id` is null before the draft is created. `key` is the idempotency key of the
 * creation. `owner` is the author's account; the form is never shown to another one.
 */
export type UnsavedPropertyForm = {
  id: number | null;
  owner: number | null;
  key: string;
  form: PropertyForm;
  /** Stored form at the start of the edit, the base of a save; null for a new listing. */
  base: { form: PropertyForm; version: string } | null;
};

/** Port to unsaved forms in this browser; they survive a failed save and a reload. */
export abstract class UnsavedPropertyForms {
  abstract read(id: number | null): UnsavedPropertyForm | null;
  /** @returns false if the browser rejects the write */
  abstract write(stored: UnsavedPropertyForm): boolean;
  abstract clear(id: number | null): void;
}
