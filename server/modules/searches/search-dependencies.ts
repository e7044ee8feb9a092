import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import type { HomeIndex } from '../properties/search/home-index.ts';
import type { ProductIndex } from '../shop/search/product-index.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

export type SearchDependencies = {
  db: Kysely<Database>;
  products: ProductIndex;
  homes: HomeIndex;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  captcha: Captcha;
  priceOrder: PriceOrder;
  /** Null if push messages are disabled. */
  push: PushSender | null;
};

export type AlertDependencies = Omit<SearchDependencies, 'captcha'>;
