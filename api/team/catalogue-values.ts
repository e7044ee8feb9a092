import { Type } from 'typebox';
import { SERVICE_TERM_LIMITS } from '../../src/core/services/service-terms.ts';
import { SERVICE_TEAM_LIMITS } from '../../src/core/services/service-team-terms.ts';
import { MEASURES, SERVICE_KINDS } from '../../src/core/services/service.ts';
import { CATEGORY_FILTERS, MAX_CATEGORY_NAME_LENGTH } from '../../src/core/shop/category-tree.ts';
import { CITY_LIMITS } from '../../src/core/properties/city-terms.ts';
import { HOME_SHELVES } from '../../src/core/shop/home-shelves.ts';
import { ROOMS } from '../../src/core/shop/room.ts';
import { Id, nullable, oneOf, strict, text } from '../schema.ts';

/** A number of a form; the core has the business limits. */
const Whole = Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 });
const both = (maxLength: number) => strict({ bg: text(maxLength), en: text(maxLength) });

export const ServiceTermsValue = strict({
  /** Of a new service; absent in versions before it was added. */
  group: Type.Optional(text(60)),
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

const Time = text(5);
const Day = text(10);

export const ServiceTeamValue = strict({
  name: text(SERVICE_TEAM_LIMITS.name),
  kind: oneOf(SERVICE_KINDS),
  cityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  email: text(SERVICE_TEAM_LIMITS.email),
  phone: text(SERVICE_TEAM_LIMITS.phone),
  isActive: Type.Boolean(),
  hours: Type.Array(nullable(strict({ from: Time, to: Time })), { minItems: 7, maxItems: 7 }),
  daysOff: Type.Array(strict({ from: Day, to: Day }), { maxItems: SERVICE_TEAM_LIMITS.daysOff }),
});

export const HomeShelvesValue = strict({
  shelves: Type.Array(strict({ name: oneOf(HOME_SHELVES), isShown: Type.Boolean() }), { maxItems: 50 }),
  promoCategories: Type.Array(Id, { maxItems: 50 }),
});

const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

export const CityValue = strict({
  name: both(2 * CITY_LIMITS.name),
  latitude: Latitude,
  longitude: Longitude,
  position: Whole,
  /** Absent in older versions, which do not change districts. */
  districts: Type.Optional(
    Type.Array(
      strict({
        /** Null for a new one. */
        id: nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
        name: both(2 * CITY_LIMITS.name),
        latitude: Latitude,
        longitude: Longitude,
      }),
      { maxItems: CITY_LIMITS.districts },
    ),
  ),
});
