import { FormDrafts } from '../../core/site/form-drafts.ts';
import type { FormDraft } from '../../core/site/form-drafts.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Drafts in the storage of the tab, each under its form's name; what is broken there counts as nothing. */
export class StoredFormDrafts extends FormDrafts {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(form: string): FormDraft | null {
    const fields = Object.entries(fieldsOf(parseJson(this.store.read(keyOf(form)))));
    const sound = fields.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
    return sound.length > 0 ? (Object.fromEntries(sound) as FormDraft) : null;
  }

  write(form: string, draft: FormDraft): void {
    this.store.write(keyOf(form), JSON.stringify(draft));
  }

  clear(form: string): void {
    this.store.write(keyOf(form), '');
  }
}

const keyOf = (form: string): string => `form-${form}`;
