import type { Kysely } from 'kysely';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { ImportWords } from '../../../../src/core/shop/import/import-row.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import { COLOURS, MATERIALS } from '../../../../src/core/shop/product-choices.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** What cells may say for categories, colours and materials: their names in both languages, their numbers and keys. */
export async function importWords(db: Kysely<Database>, texts: Texts): Promise<ImportWords> {
  const categories = await db.selectFrom('category').select(['id', 'name_bg', 'name_en']).execute();
  const termsOf = (kind: string, keys: readonly string[]) =>
    new ImportTerms(
      keys.map((key) => ({
        value: key,
        names: [...LANGUAGES.map((language) => texts.in(language)(`${kind}-${key}`)), key],
      })),
    );
  return {
    categories: new ImportTerms(
      categories.map((category) => ({
        value: category.id,
        names: [category.name_bg, category.name_en, String(category.id)],
      })),
    ),
    colours: termsOf('colour', COLOURS),
    materials: termsOf('material', MATERIALS),
  };
}
