import { beforeEach, describe, expect, it } from 'vitest';
import type { Translations } from '../../../src/core/site/texts.ts';

/** Contract of translations (LANG-07). */
export function translationsContract(makeTranslations: () => Promise<Translations>): void {
  describe('The texts of a language', () => {
    let translations: Translations;
    beforeEach(async () => {
      translations = await makeTranslations();
    });

    it('are loaded by key, with the same keys in both', async () => {
      const [bg, en] = [await translations.of('bg'), await translations.of('en')];
      expect(Object.keys(bg).length).toBeGreaterThan(1_000);
      expect(Object.keys(bg).toSorted()).toEqual(Object.keys(en).toSorted());
      expect(bg['error-email-invalid']).not.toBe(en['error-email-invalid']);
    });
  });
}
