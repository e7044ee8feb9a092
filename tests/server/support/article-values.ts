import type { ArticleValues } from '../../../server/platform/article-values.ts';
import { EnvironmentReader } from '../../../server/platform/environment-reader.ts';
import { readSeller } from '../../../server/platform/seller.ts';

/** The demo company, and prices in leva first. */
export const ARTICLE_VALUES: ArticleValues = {
  seller: readSeller(new EnvironmentReader({})),
  priceOrder: 'bgn-first',
};
