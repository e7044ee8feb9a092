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

  /**
   * What a draft can save of its form: a field that can't be understood, or that even a draft may not say, keeps the
   * value it was saved with last. `unsaved` names these, with the reason.
   */
  draftOf(form: PropertyForm, saved: PropertyContent): { content: PropertyContent; unsaved: FieldErrors } {
    const { content, errors } = contentOf(form, 'draft');
    const typed = { ...content };
    const unsaved: FieldErrors = { ...errors };
    for (const name of Object.keys(errors)) keep(content, saved, name);
    // A kept value may go against a new one: then that is not saved either.
    for (const pair of [{}, { floor: 'totalFloors' }] as Record<string, string>[]) {
      for (const [name, reason] of Object.entries(contentErrorsOf(content))) {
        unsaved[pair[name] ?? name] = reason;
        keep(content, saved, pair[name] ?? name);
      }
    }
    for (const name of ['floor', 'totalFloors'] as const) {
      if (!(name in errors) && typed[name] === saved[name]) delete unsaved[name];
    }
    return { content, unsaved };
  },
};

/** Gives a field of a draft the value it was saved with: a bill or a room of the plan its own part alone. */
function keep(content: PropertyContent, saved: PropertyContent, name: string): void {
  const [field = '', part = ''] = name.split('.');
  if (field === 'billsMeta') {
    const amount = saved.billsMeta.find(({ bill }) => bill === part)?.amount ?? null;
    content.billsMeta = content.billsMeta.map((bill) => (bill.bill === part ? { ...bill, amount } : bill));
  } else if (field === 'planMeta') {
    content.planMeta = saved.planMeta;
  } else {
    Object.assign(content, { [field]: saved[field as keyof PropertyContent] });
  }
}

export type PropertyRules = typeof propertyRules;
