import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import { storedTerms } from '../../../platform/search/synonyms.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Where the words of one product come from. */
export type Worded = {
  titleBg: string;
  titleEn: string;
  colour: string | null;
  material: string | null;
  size: string | null;
};

/** What is found first (A) and what is found too (B), folded, with the stems. */
export type ProductWords = { first: string; also: string };

/**
 * What the search of a product looks into: its titles and its category; its colour, material, size and vendor, and
 * the same of its variants, so that a family is found by the colour of any of them (SHOP-04).
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

/** The same as a value of the column `search_words`. */
export function searchWordsColumn({ first, also }: ProductWords): RawBuilder<string> {
  return sql<string>`setweight(to_tsvector('simple', ${first}), 'A') || setweight(to_tsvector('simple', ${also}), 'B')`;
}
