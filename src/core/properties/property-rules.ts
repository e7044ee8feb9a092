import type { FieldErrors } from '../shared/failure.ts';
import type { PropertyContent } from './property-content.ts';
import { contentOf } from './property-form.ts';
import type { PropertyForm } from './property-form.ts';
import { contentErrorsOf, PublishPropertyCommand } from './publish-property-command.ts';

/** Rules of a listing's form; heavy code that loads with the form. */
export const propertyRules = {
  /**
   * Errors that prevent publication; an unreadable value has priority over a missing one.
   * @param previousDay previous `availableFrom`, which may be past
   */
  publishErrorsOf(form: PropertyForm, now: Date, previousDay: string | null): FieldErrors {
    const { content, errors } = contentOf(form, 'active');
    return { ...new PublishPropertyCommand(content).errorsAt(now, previousDay), ...errors };
  },

  /**
   * Content of a form that a draft can save. A field that is unreadable or invalid even in a draft uses its
   * last saved value. `unsaved` has these fields with the reason.
   */
  draftOf(form: PropertyForm, saved: PropertyContent): { content: PropertyContent; unsaved: FieldErrors } {
    const { content, errors } = contentOf(form, 'draft');
    const typed = { ...content };
    const unsaved: FieldErrors = { ...errors };
    for (const name of Object.keys(errors)) restoreField(content, saved, name);
    // A saved value may contradict a new one; then the new one is not saved either.
    for (const pair of [{}, { floor: 'totalFloors' }] as Record<string, string>[]) {
      for (const [name, reason] of Object.entries(contentErrorsOf(content))) {
        unsaved[pair[name] ?? name] = reason;
        restoreField(content, saved, pair[name] ?? name);
      }
    }
    for (const name of ['floor', 'totalFloors'] as const) {
      if (!(name in errors) && typed[name] === saved[name]) delete unsaved[name];
    }
    return { content, unsaved };
  },
};

/** Restores the saved value of a draft's field. For a bill or a room, it restores only that item. */
function restoreField(content: PropertyContent, saved: PropertyContent, name: string): void {
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
