import type { Kysely } from 'kysely';
import { HomeShelvesValue } from '../../../../api/team/catalogue-values.ts';
import { ensureNoErrors } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { completeShelves, MAX_PROMO_CATEGORIES } from '../../../../src/core/shop/home-shelves.ts';
import type { HomeShelfTerms } from '../../../../src/core/shop/home-shelves.ts';
import type { LiveValue } from '../../../platform/live-value.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

export const FRONT_PAGE = { kind: 'shelves', key: 'home' } as const;

/** Sections of the front page and the promoted categories, as one record. */
export const shelfKind = (live: LiveValue<HomeShelfTerms>, texts: Texts): CatalogueKind<HomeShelfTerms> => ({
  resource: 'shelves',
  subject: 'shelves',
  schemaOf: () => HomeShelvesValue,
  async rows(_db, key = FRONT_PAGE.key) {
    if (key !== FRONT_PAGE.key) return [];
    const name = { bg: texts.in('bg')('team-shelves'), en: texts.in('en')('team-shelves') };
    return [{ key, name, group: null, value: completeShelves(await live.current()) }];
  },
  async check(db, _key, value) {
    const tidy = completeShelves(value);
    const names = await categoryNames(db, 'bg');
    const isKnown = tidy.promoCategories.every((id) => names.has(id));
    ensureNoErrors({
      ...(!tidy.shelves.some(({ isShown }) => isShown) && { shelves: 'error-shelves-none' }),
      ...(!isKnown && { promoCategories: 'error-category-target' }),
      ...(tidy.promoCategories.length > MAX_PROMO_CATEGORIES && {
        promoCategories: 'error-promo-categories-too-many',
      }),
    });
    return tidy;
  },
});

async function categoryNames(db: Kysely<Database>, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('category').select(['id', 'name_bg as bg', 'name_en as en']).execute();
  return new Map(rows.map((row) => [row.id, row[language]]));
}
