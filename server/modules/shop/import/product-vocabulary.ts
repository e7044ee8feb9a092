import type { Kysely } from 'kysely';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { ImportWords } from '../../../../src/core/shop/import/import-row.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import { mapFields } from '../../../../src/core/shared/fields.ts';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/product-fields.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Names of categories and of the words of choices, in both languages, with their numbers and keys. */
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
    choices: mapFields(PRODUCT_FIELDS, (name, field) =>
      termsOf(name, 'words' in field ? field.words : []),
    ) as Record<string, ImportTerms<string>>,
  };
}
