import { Type } from 'typebox';
import { SERVICE_TERM_LIMITS } from '../../src/core/services/service-terms.ts';
import { MEASURES } from '../../src/core/services/service.ts';
import { CATEGORY_FILTERS, MAX_CATEGORY_NAME_LENGTH } from '../../src/core/shop/category-tree.ts';
import { ROOMS } from '../../src/core/shop/room.ts';
import { Id, nullable, oneOf, strict, text } from '../schema.ts';

/** A number of a form; the core has the business limits. */
const Whole = Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 });
const both = (maxLength: number) => strict({ bg: text(maxLength), en: text(maxLength) });

export const ServiceTermsValue = strict({
  name: both(2 * SERVICE_TERM_LIMITS.name),
  description: both(2 * SERVICE_TERM_LIMITS.description),
  price: Whole,
  measure: oneOf(MEASURES),
  usual: Whole,
  least: Whole,
  minutes: Whole,
  isOffered: Type.Boolean(),
});

export const CreditPackagesValue = strict({
  packages: Type.Array(strict({ credits: Whole, price: Whole, promo: Type.Boolean() }), { maxItems: 50 }),
});

/** Words of a fixed choice, each once. */
const some = <const Words extends readonly string[]>(words: Words) =>
  Type.Array(oneOf(words), { uniqueItems: true });

export const CategoryValue = strict({
  name: both(2 * MAX_CATEGORY_NAME_LENGTH),
  rooms: some(ROOMS),
  filters: some(CATEGORY_FILTERS),
  isShown: Type.Boolean(),
  isPromo: Type.Boolean(),
});

export const CategoryTreeValue = strict({
  tree: Type.Array(strict({ id: Id, parentId: nullable(Id) }), { maxItems: 2_000 }),
});
