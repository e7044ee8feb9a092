import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_PROPERTY_FORM } from '../../../src/core/properties/property-form.ts';
import type { UnsavedPropertyForms } from '../../../src/core/properties/unsaved-property-forms.ts';

/** Contract of storages of listing forms that the server does not have yet. */
export function unsavedPropertyFormsContract(makeForms: () => UnsavedPropertyForms): void {
  describe('Unsaved forms of listings', () => {
    let forms: UnsavedPropertyForms;
    beforeEach(() => {
      forms = makeForms();
    });
    const aForm = (id: number | null, title: string) => ({
      id,
      owner: 31,
      key: 'k'.repeat(22),
      form: { ...EMPTY_PROPERTY_FORM, title },
      base: { form: EMPTY_PROPERTY_FORM, version: 'version-1' },
    });

    it('are stored separately for each listing', () => {
      expect(forms.read(7)).toBeNull();
      expect(forms.write(aForm(7, 'Двустаен'))).toBe(true);
      expect(forms.write(aForm(null, 'Нов'))).toBe(true);
      expect(forms.read(7)).toEqual(aForm(7, 'Двустаен'));
      expect(forms.read(null)).toEqual(aForm(null, 'Нов'));
      expect(forms.read(8)).toBeNull();
    });

    it('are deleted once saved, without the others', () => {
      forms.write(aForm(7, 'Двустаен'));
      forms.write(aForm(null, 'Нов'));
      forms.clear(null);
      expect([forms.read(null), forms.read(7)?.form.title]).toEqual([null, 'Двустаен']);
    });
  });
}
