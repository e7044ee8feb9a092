import { makeAutoObservable, observableRef } from 'mobx';
import type { CheckoutForm } from '../../core/orders/checkout-form.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { Form } from '../site/form.ts';
import { unobserved } from '../site/unobserved.ts';

/** Sections that can be folded, with their fields. */
const SECTIONS = {
  contact: ['name', 'phone', 'email'],
  address: ['city', 'postCode', 'street', 'details'],
} as const satisfies Record<string, readonly (keyof CheckoutForm)[]>;

export type FoldableSection = keyof typeof SECTIONS;

/** Sections filled in from the account and shown as a summary (CART-05). */
export class FoldedSections {
  private folded: readonly FoldableSection[] = [];
  private isEdited = false;

  constructor(private readonly form: Form<CheckoutForm>) {
    makeAutoObservable<this, 'folded'>(this, { ...unobserved('form', 'isEdited'), folded: observableRef });
  }

  /** Folds valid sections, unless the buyer has begun to edit. */
  fold(errors: FieldErrors): void {
    if (this.isEdited) return;
    const sections = Object.keys(SECTIONS) as FoldableSection[];
    this.folded = sections.filter((section) => !hasError(section, errors));
  }

  open(section: FoldableSection): void {
    this.edited();
    this.folded = this.folded.filter((other) => other !== section);
  }

  /** After the first edit no section folds by itself. */
  edited(): void {
    this.isEdited = true;
  }

  /** Opens all sections, after a logout. */
  openAll(): void {
    this.folded = [];
  }

  /** A section with errors is never folded. */
  isFolded(section: FoldableSection): boolean {
    return this.folded.includes(section) && !hasError(section, this.form.errors);
  }
}

function hasError(section: FoldableSection, errors: FieldErrors): boolean {
  return SECTIONS[section].some((field) => field in errors);
}
