import { UnsavedPropertyForms } from '../../core/properties/unsaved-property-forms.ts';
import type { UnsavedPropertyForm } from '../../core/properties/unsaved-property-forms.ts';
import { EMPTY_PROPERTY_FORM } from '../../core/properties/property-form.ts';
import { restoreForm } from '../../core/site/restore-form.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Forms of listings in the session storage; a field with another shape is empty. */
export class LocalUnsavedPropertyForms extends UnsavedPropertyForms {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(id: number | null): UnsavedPropertyForm | null {
    const { owner, key, form, base } = fieldsOf(parseJson(this.store.read(nameOf(id))));
    if (typeof key !== 'string' || typeof form !== 'object' || form === null) return null;
    return {
      id,
      owner: typeof owner === 'number' ? owner : null,
      key,
      form: restoreForm(fieldsOf(form), EMPTY_PROPERTY_FORM),
      base: soundBase(fieldsOf(base)),
    };
  }

  write({ id, ...kept }: UnsavedPropertyForm): boolean {
    return this.store.write(nameOf(id), JSON.stringify(kept));
  }

  clear(id: number | null): void {
    this.store.write(nameOf(id), '');
  }
}

const nameOf = (id: number | null): string => `property-form-${id ?? 'new'}`;

function soundBase({ form, version }: Record<string, unknown>): UnsavedPropertyForm['base'] {
  if (typeof version !== 'string' || typeof form !== 'object' || form === null) return null;
  return { form: restoreForm(fieldsOf(form), EMPTY_PROPERTY_FORM), version };
}
