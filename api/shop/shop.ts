import { Type } from 'typebox';
import { PRODUCT_LIMITS } from '../../src/core/shop/product-choices.ts';
import { DIMENSION_FIELDS, PUBLIC_FIELDS } from '../../src/core/shop/product-fields.ts';
import { PRODUCT_ORDERS } from '../../src/core/shop/product-search.ts';
import { ROOMS } from '../../src/core/shop/room.ts';
import { MAX_WANTED, PRICE_LEVELS } from '../../src/core/shop/shortlist.ts';
import { anyWord, publishedSchemas } from '../fields.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Day,
  Done,
  Id,
  IdText,
  nullable,
  oneOf,
  page,
  Picture,
  Rating,
  Stotinki,
  strict,
} from '../schema.ts';
import { ReaderWarnings } from '../accounts/profile.ts';
import { CutoffHour, HolidayUntil } from './vendors.ts';

const VendorSummary = strict({
  id: Id,
  name: Type.String(),
  deliveryPrice: Stotinki,
  holidayUntil: HolidayUntil,
  cutoffHour: CutoffHour,
});
/** Working days. */
const DeliveryDays = strict({ from: Type.Integer(), to: Type.Integer() });
const CategorySummary = strict({ id: Id, name: Type.String() });

const summary = {
  id: Id,
  title: Type.String(),
  price: Stotinki,
  promoPrice: nullable(Stotinki),
  image: nullable(Picture),
  vendor: VendorSummary,
  categories: Type.Array(CategorySummary),
  quantity: Type.Integer({ minimum: 0 }),
  variants: Type.Integer({ minimum: 0, description: 'number of other products of its family' }),
  rating: nullable(Rating),
  deliveryDays: DeliveryDays,
  warnings: ReaderWarnings,
};

export const ProductSummary = strict(summary);

const SafetyContact = strict({ name: Type.String(), address: Type.String(), contact: Type.String() });

export const Product = strict({
  ...summary,
  promoUntil: Type.Optional(Day),
  description: Type.String(),
  pictures: Type.Array(Picture),
  ...publishedSchemas(PUBLIC_FIELDS, anyWord),
  dimensions: strict(publishedSchemas(DIMENSION_FIELDS)),
  manufacturer: SafetyContact,
  responsiblePerson: nullable(SafetyContact),
  safety: Type.String(),
  family: Type.Array(
    strict({
      id: Id,
      colour: nullable(Type.String()),
      size: nullable(Type.String()),
      price: Stotinki,
      promoPrice: nullable(Stotinki),
      quantity: Type.Integer({ minimum: 0 }),
      image: nullable(Picture),
    }),
  ),
});

export const Category = strict({
  id: Id,
  name: Type.String(),
  picture: nullable(Picture),
  rooms: Type.Array(Type.String()),
  productCount: Type.Integer({ minimum: 0 }),
  parentId: Type.Optional(Id),
  hidden: Type.Optional(Type.Literal(true)),
});

const Keys = Type.Array(Type.String({ pattern: '^[a-z-]{1,40}$' }), { maxItems: 30 });

const Filters = {
  priceFrom: Type.Optional(Stotinki),
  priceTo: Type.Optional(Stotinki),
  vendors: Type.Optional(Type.Array(Id, { maxItems: 30 })),
  colours: Type.Optional(Keys),
  materials: Type.Optional(Keys),
  sizes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 30 })),
  inStock: Type.Optional(Type.Boolean()),
  onPromo: Type.Optional(Type.Boolean()),
  highlyRated: Type.Optional(Type.Boolean({ description: 'four stars or more' })),
};

const SearchText = Type.String({ minLength: 1, maxLength: 200 });

/** Maximum products of a request. */
const LIMIT = Type.Integer({ minimum: 1, maximum: 100 });

export const productCategories = operation({
  id: 'productCategories',
  method: 'GET',
  path: '/api/product/category',
  summary: 'Returns the categories of a room, those with a promo, or all',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  query: strict({
    room: Type.Optional(Type.String({ maxLength: 40 })),
    promo: Type.Optional(oneOf(['1'])),
  }),
  answer: strict({ data: Type.Array(Category) }),
});

export const searchProducts = operation({
  id: 'searchProducts',
  method: 'POST',
  path: '/api/product/search',
  summary:
    'Searches products of a category, a vendor or a room, by text, or by ids (at most one of the five), by default all; counted up to 3,000',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  idempotent: true,
  body: strict({
    categoryId: Type.Optional(Id),
    vendorId: Type.Optional(Id),
    request: Type.Optional(SearchText),
    room: Type.Optional(oneOf(ROOMS)),
    ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    ...Filters,
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_000 })),
    limit: Type.Optional(LIMIT),
    orderBy: Type.Optional(oneOf(PRODUCT_ORDERS)),
  }),
  answer: strict({
    ...page(ProductSummary).properties,
    letGo: Type.Optional(
      Type.Array(Type.String(), {
        description: 'words of the text that were ignored to find results',
      }),
    ),
  }),
});

const Counted = { count: Type.Integer({ minimum: 0 }) };

const FilterChoices = strict({
  price: nullable(strict({ from: Stotinki, to: Stotinki })),
  vendors: Type.Array(strict({ id: Id, name: Type.String(), ...Counted })),
  colours: Type.Array(strict({ key: Type.String(), ...Counted })),
  materials: Type.Array(strict({ key: Type.String(), ...Counted })),
  sizes: Type.Array(strict({ key: Type.String(), ...Counted })),
  inStock: Type.Integer({ minimum: 0 }),
  onPromo: Type.Integer({ minimum: 0 }),
  highlyRated: Type.Integer({ minimum: 0 }),
});

export const categoryFilters = operation({
  id: 'categoryFilters',
  method: 'GET',
  path: '/api/product/category/filters/{id}',
  summary: 'Returns the filters of a category with counts for the current choice',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  params: strict({ id: IdText }),
  query: strict(Filters),
  answer: FilterChoices,
});

export const searchFilters = operation({
  id: 'searchFilters',
  method: 'POST',
  path: '/api/product/search/filters',
  summary: "Returns the filters of a vendor's products or of a text search",
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  idempotent: true,
  body: strict({
    vendorId: Type.Optional(Id),
    request: Type.Optional(SearchText),
    ...Filters,
  }),
  answer: FilterChoices,
});

export const productShortlist = operation({
  id: 'productShortlist',
  method: 'GET',
  path: '/api/product/shortlist',
  summary:
    'Returns products to choose from per category: the cheapest, and the most popular of the middle and upper prices, in stock and delivered within a number of working days (PLAN-05)',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  query: strict({
    wanted: Type.Array(
      Type.String({
        pattern: '^[1-9][0-9]{0,14}:[1-9][0-9]{0,3}$',
        description: 'category and the quantity of one product: `36:2`',
      }),
      { minItems: 1, maxItems: MAX_WANTED },
    ),
    withinDays: Type.Optional(
      Type.Integer({ minimum: 0, maximum: PRODUCT_LIMITS.deliveryDays.to, description: 'working days' }),
    ),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        id: Id,
        categoryId: Id,
        title: Type.String(),
        price: Stotinki,
        level: oneOf(PRICE_LEVELS),
        image: nullable(Picture),
        vendor: VendorSummary,
        quantity: Count,
        colour: nullable(Type.String()),
        size: nullable(Type.String()),
        width: nullable(Count),
        deliveryDays: strict({ from: Type.Integer(), to: Type.Integer() }),
      }),
    ),
  }),
});

export const product = operation({
  id: 'product',
  method: 'GET',
  path: '/api/product/{id}',
  summary: 'Returns a product',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  params: strict({ id: IdText }),
  answer: Product,
});

export const visitProduct = operation({
  id: 'visitProduct',
  method: 'POST',
  path: '/api/product/{id}/visit',
  summary: 'Counts a visit of the product, once a day per visitor',
  domain: 'shop',
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  answer: Done,
  status: 202,
});

export const shopOperations = [
  productCategories,
  searchProducts,
  categoryFilters,
  searchFilters,
  productShortlist,
  product,
  visitProduct,
];
