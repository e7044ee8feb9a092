import { Type } from 'typebox';
import { SERVICE_TERM_LIMITS } from '../../src/core/services/service-terms.ts';
import { MEASURES } from '../../src/core/services/service.ts';
import { oneOf, strict, text } from '../schema.ts';

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
