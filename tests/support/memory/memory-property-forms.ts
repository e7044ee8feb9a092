import { UnsavedPropertyForms } from '../../../src/core/properties/unsaved-property-forms.ts';
import type { UnsavedPropertyForm } from '../../../src/core/properties/unsaved-property-forms.ts';

export class MemoryPropertyForms extends UnsavedPropertyForms {
  readonly forms = new Map<number | null, UnsavedPropertyForm>();

  read(id: number | null): UnsavedPropertyForm | null {
    return this.forms.get(id) ?? null;
  }

  write(form: UnsavedPropertyForm): boolean {
    this.forms.set(form.id, form);
    return true;
  }

  clear(id: number | null): void {
    this.forms.delete(id);
  }
}
