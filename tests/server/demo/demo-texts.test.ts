import { describe, expect, it } from 'vitest';
import { composeProperty } from '../../../server/demo/properties/compose-property.ts';
import { ownerEmails } from '../../../server/demo/properties/insert-property-owners.ts';
import { demoPropertyCount } from '../../../server/demo/properties/load-demo-properties.ts';
import {
  composeLandlordReviews,
  composeProductReviews,
  composeVendorReviews,
} from '../../../server/demo/reviews/compose-reviews.ts';
import {
  OWNER_REVIEWS,
  PRODUCT_REVIEWS,
  SERVICE_REVIEWS,
  VENDOR_REVIEWS,
} from '../../../server/demo/reviews/demo-reviews.ts';
import { composeOffer } from '../../../server/demo/roommates/compose-offer.ts';
import { demoOfferCount } from '../../../server/demo/roommates/load-demo-roommates.ts';
import { composeProduct } from '../../../server/demo/shop/compose-product.ts';
import { kinds } from '../../../server/demo/shop/kinds.ts';
import { demoProductCount } from '../../../server/demo/shop/load-demo-shop.ts';
import { demoVendors } from '../../../server/demo/shop/vendors.ts';
import { publishedTextWarnings } from '../../../src/core/shared/published-text-warnings.ts';
import type { PublishedText } from '../../../src/core/shared/published-text-warnings.ts';

const upTo = <T>(count: number, compose: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => compose(index));

const COMPOSED_REVIEWS = [
  ...kinds.flatMap(({ key }) => upTo(10, (index) => composeProductReviews(key, `${key} ${index}`))),
  ...demoVendors.map(({ code }) => composeVendorReviews(code)),
  ...ownerEmails.map(composeLandlordReviews),
].flat();

const TEXTS: Record<string, { kind: PublishedText; texts: () => string[] }> = {
  homes: {
    kind: 'rental',
    texts: () =>
      upTo(demoPropertyCount, composeProperty).map(
        ({ title, description, taxDescription }) => `${title}\n${description}\n${taxDescription}`,
      ),
  },
  rooms: {
    kind: 'rental',
    texts: () =>
      upTo(demoOfferCount, composeOffer).map(
        ({ title, aboutHome, aboutPeople }) => `${title}\n${aboutHome}\n${aboutPeople}`,
      ),
  },
  products: {
    kind: 'goods',
    texts: () =>
      upTo(demoProductCount, composeProduct).map(({ title, description }) =>
        [...title, ...description].join('\n'),
      ),
  },
  shops: {
    kind: 'goods',
    texts: () => demoVendors.map(({ name, description }) => [name, ...description].join('\n')),
  },
  reviews: {
    kind: 'goods',
    texts: () =>
      [
        ...Object.values(PRODUCT_REVIEWS),
        ...VENDOR_REVIEWS,
        ...Object.values(SERVICE_REVIEWS),
        ...Object.values(OWNER_REVIEWS),
      ]
        .flat()
        .concat(COMPOSED_REVIEWS)
        .flatMap(([, , text, reply = '']) => [text, reply]),
  },
};

describe('The texts of the demo', () => {
  it.each(Object.entries(TEXTS))('of %s cause no warnings (TRUST-06)', (_, { kind, texts }) => {
    const all = texts();
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((text) => publishedTextWarnings(text, kind).length > 0)).toEqual([]);
  });
});
