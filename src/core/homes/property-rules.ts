import type { FieldErrors } from '../shared/failure.ts';
import type { PropertyContent } from './property-content.ts';
import { contentOf } from './property-form.ts';
import type { PropertyForm } from './property-form.ts';
import { contentErrorsOf, PublishPropertyCommand } from './publish-property-command.ts';

/** The rules of a listing's form; they weigh, and so come with the form and not before. */
export const propertyRules = {
  /**
   * What keeps the listing from being public; what can't be understood is said rather than that it is missing.
   * @param previousDay the day of `availableFrom` that was said before, which may have passed since.
   */
  publishErrorsOf(form: PropertyForm, now: Date, previousDay: string | null): FieldErrors {
    const { content, errors } = contentOf(form, 'active');
    return { ...new PublishPropertyCommand(content).errorsAt(now, previousDay), ...errors };
  },

  /** What a draft can keep: all but the fields that even a draft may not have wrong. */
  draftOf(form: PropertyForm): PropertyContent {
    const { content } = contentOf(form, 'draft');
    const wrong = Object.keys(contentErrorsOf(content));
    return { ...content, ...Object.fromEntries(wrong.map((name) => [name, null])) };
  },
};

export type PropertyRules = typeof propertyRules;
