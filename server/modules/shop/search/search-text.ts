import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import { storedTerms } from '../../../platform/search/synonyms.ts';
import type { Texts } from '../../../platform/texts.ts';

export type Worded = {
  titleBg: string;
  titleEn: string;
  colour: string | null;
  material: string | null;
  size: string | null;
};

/** Folded words and stems; `first` has weight A, `also` weight B. */
export type ProductWords = { first: string; also: string };

/**
 * Returns the search words of a product: titles and category first, then colour, material, size and vendor. A
 * card includes the words of its variants (SHOP-04).
 */
export function productWords(
  texts: Texts,
  product: Worded,
  { category, vendor }: { category: { bg: string; en: string }; vendor: string },
  variants: readonly Worded[] = [],
): ProductWords {
  const terms = [product, ...variants].flatMap(({ colour, material, size }) => [
    ...LANGUAGES.flatMap((language) => {
      const t = texts.in(language);
      return [colour && t(`colour-${colour}`), material && t(`material-${material}`)];
    }),
    size,
  ]);
  const titles = variants.flatMap(({ titleBg, titleEn }) => [titleBg, titleEn]);
  const also = [...terms, vendor, ...titles].filter(Boolean).join(' ');
  return {
    first: storedTerms([product.titleBg, product.titleEn, category.bg, category.en].join(' ')).join(' '),
    also: storedTerms(also).join(' '),
  };
}

/** Returns the words as a value of the column `search_words`. */
export function searchWordsColumn({ first, also }: ProductWords): RawBuilder<string> {
  return sql<string>`setweight(to_tsvector('simple', ${first}), 'A') || setweight(to_tsvector('simple', ${also}), 'B')`;
}
