import { habitsOf } from '../../core/roommates/habits.ts';
import { EMPTY_OFFER_FORM, storedPartOf } from '../../core/roommates/roommate-offer-form.ts';
import type { RoommateOfferForm, StoredOfferForm } from '../../core/roommates/roommate-offer-form.ts';
import type { FormDraft } from '../../core/site/form-drafts.ts';
import { storedFormOfDraft } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';

/**
 * An offer being written, as this browser keeps it until it is saved. `key` makes a repeated posting the same offer,
 * `sent` says that it may have arrived already; `owner` is the account of who wrote it, and nobody else sees it.
 */
export type OfferDraft = {
  owner: number | null;
  key: string;
  sent: boolean;
  form: RoommateOfferForm;
  /** What was stored when the writing began; null for a new offer. */
  base: StoredForm<StoredOfferForm> | null;
};

export function keptOffer({ owner, key, sent, form, base }: OfferDraft): FormDraft {
  return { owner: String(owner ?? ''), key, sent, form: JSON.stringify(form), base: JSON.stringify(base) };
}

/** What was kept; null where it can't be read. A field of another shape than the form's counts as empty. */
export function offerOfDraft(draft: FormDraft | null): OfferDraft | null {
  const form = soundForm(draft?.['form']);
  if (!draft || !form) return null;
  const { owner, key, sent } = draft;
  return {
    owner: owner ? Number(owner) : null,
    key: typeof key === 'string' ? key : '',
    sent: sent === true,
    form,
    base: storedFormOfDraft(draft['base'], storedPartOf(EMPTY_OFFER_FORM)),
  };
}

function soundForm(text: unknown): RoommateOfferForm | null {
  const stored = typeof text === 'string' ? fieldsIn(text) : null;
  if (!stored) return null;
  const fields = Object.entries(EMPTY_OFFER_FORM).map(([name, empty]) => {
    const value = stored[name];
    return [name, isLike(value, empty) ? value : empty];
  });
  const form = Object.fromEntries(fields) as RoommateOfferForm;
  return { ...form, habits: habitsOf(form.habits) };
}

function fieldsIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Where the form begins with null there may be a word or an id. */
function isLike(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === 'string' || typeof value === 'number';
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof value === typeof empty && value !== null;
}
