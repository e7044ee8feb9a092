import type { HomeShelfTerms } from '../../../src/core/shop/home-shelves.ts';
import type { LiveValue } from '../../platform/live-value.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { ProductIndex } from './search/product-index.ts';

export type ShopDependencies = { db: Kysely<Database>; clock: Clock; texts: Texts };

export type StorefrontDependencies = Pick<ShopDependencies, 'db' | 'clock'> & {
  products: ProductIndex;
  /** Sections of the front page (TEAM-07). */
  homeShelves: LiveValue<HomeShelfTerms>;
};
