import { FormDrafts } from '../../core/site/form-drafts.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Drafts in the session storage by the form's name; invalid ones are ignored. */
export class StoredFormDrafts extends FormDrafts {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(form: string): Record<string, unknown> | null {
    const fields = fieldsOf(parseJson(this.store.read(keyOf(form))));
    return Object.keys(fields).length > 0 ? fields : null;
  }

  write(form: string, draft: object): void {
    this.store.write(keyOf(form), JSON.stringify(draft));
  }

  clear(form: string): void {
    this.store.write(keyOf(form), '');
  }
}

const keyOf = (form: string): string => `form-${form}`;
