import { Type } from 'typebox';
import {
  MAX_STOCK_ITEMS,
  OWN_PRODUCT_ORDERS,
  OWN_PRODUCT_TABS,
  STOCK_OUTCOMES,
} from '../../src/core/shop/own-product.ts';
import { PRODUCT_FIELDS } from '../../src/core/shop/product-fields.ts';
import { anyWord, contentSchemas, requestSchemas } from '../fields.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Day,
  Done,
  Id,
  IdText,
  Key,
  Moment,
  nullable,
  oneOf,
  OptionalInteger,
  page,
  Picture,
  Stotinki,
  strict,
  text,
  Version,
} from '../schema.ts';
import { BulkActionName } from './bulk-changes.ts';

const domain = 'shop';
const callers = ['vendor'] as const;
const params = strict({ id: IdText });

const otherContent = {
  code: text(200),
  categoryId: nullable(Id),
  titleBg: text(1_000),
  titleEn: text(1_000),
  descriptionBg: text(20_000),
  descriptionEn: text(20_000),
  manufacturer: text(1_000),
  manufacturerAddress: text(1_000),
  manufacturerContact: text(1_000),
  manufacturerCountry: text(2),
  responsibleName: text(1_000),
  responsibleAddress: text(1_000),
  responsibleContact: text(1_000),
  safetyBg: text(10_000),
  safetyEn: text(10_000),
  variantOf: nullable(Id),
};

const promotionDays = { promoFrom: nullable(Day), promoUntil: nullable(Day) };
const sentDay = Type.Optional(nullable(text(20)));

const Content = strict({ ...contentSchemas(PRODUCT_FIELDS, anyWord), ...otherContent, ...promotionDays });

const sent = {
  content: strict({
    ...requestSchemas(PRODUCT_FIELDS),
    ...otherContent,
    promoFrom: sentDay,
    promoUntil: sentDay,
  }),
  pictures: Type.Array(Key, { maxItems: 10, uniqueItems: true }),
  hidden: Type.Boolean(),
};

const Uploaded = strict({
  key: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Optional(Type.Array(Type.Integer())),
});

const Tab = oneOf(OWN_PRODUCT_TABS);
const Colour = nullable(Type.String());
const CategorySummary = strict({ id: Id, name: Type.String() });
const priced = { price: Stotinki, promoPrice: nullable(Stotinki), quantity: Count };
const priceHistory = {
  priorPrice: Type.Union([Stotinki, Type.Null()], {
    description: 'crossed-out price beside the promo price; null if it is no reduction',
  }),
  lowestPrice: Type.Union([Stotinki, Type.Null()], { description: 'of the last 30 days' }),
};

export const ownProducts = operation({
  id: 'ownProducts',
  method: 'GET',
  path: '/api/vendor/product',
  summary: "Returns the vendor's products by tab, with the number in each (VEND-02)",
  domain,
  callers,
  area: 'products',
  scope: 'products:read',
  guarded: true,
  query: strict({
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 200_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    search: Type.Optional(text(200)),
    category: Type.Optional(IdText),
    state: Type.Optional(Tab),
    orderBy: Type.Optional(oneOf(OWN_PRODUCT_ORDERS)),
  }),
  answer: strict({
    ...page(
      strict({
        id: Id,
        code: Type.String(),
        title: Type.String(),
        image: nullable(Picture),
        category: CategorySummary,
        ...priced,
        ...promotionDays,
        ...priceHistory,
        colour: Colour,
        size: Colour,
        variantOf: nullable(Id),
        hidden: Type.Boolean(),
        lacksContact: Type.Boolean(),
        sold: Count,
        updatedAt: Moment,
      }),
    ).properties,
    counts: strict({
      all: Count,
      selling: Count,
      low: Count,
      'sold-out': Count,
      promo: Count,
      unmeasured: Count,
      hidden: Count,
    }),
    lackingContact: Count,
    undoable: nullable(strict({ id: Id, action: BulkActionName, changed: Count, until: Moment })),
  }),
});

/** A product for its form, in both languages, with its variants. */
const EditedProduct = strict({
  id: Id,
  hidden: Type.Boolean(),
  content: Content,
  pictures: Type.Array(Uploaded),
  ...priceHistory,
  version: Version,
  family: Type.Array(
    strict({
      id: Id,
      code: Type.String(),
      colour: Colour,
      size: Colour,
      ...priced,
      image: nullable(Picture),
      hidden: Type.Boolean(),
    }),
  ),
});

export const ownProduct = operation({
  id: 'ownProduct',
  method: 'GET',
  path: '/api/vendor/product/{id}',
  summary: 'Returns a product for editing, in both languages, with its variants',
  domain,
  callers,
  area: 'products',
  own: 'product',
  scope: 'products:read',
  guarded: true,
  params,
  answer: EditedProduct,
});

export const createProduct = operation({
  id: 'createProduct',
  method: 'POST',
  path: '/api/product',
  summary: 'Adds a product, once for the same `key`',
  domain,
  callers,
  area: 'products',
  scope: 'products:write',
  guarded: true,
  // The key makes a repeated request the same product.
  idempotent: true,
  body: strict({ ...sent, key: Key }),
  answer: strict({ id: Id }),
  status: 201,
});

export const updateProduct = operation({
  id: 'updateProduct',
  method: 'POST',
  path: '/api/product/{id}',
  summary: 'Changes a product; 409 if it has changed since `version`',
  domain,
  callers,
  area: 'products',
  own: 'product',
  scope: 'products:write',
  guarded: true,
  params,
  body: strict({ ...sent, version: Version }),
  answer: EditedProduct,
});

export const setStockAndPrice = operation({
  id: 'setStockAndPrice',
  method: 'POST',
  path: '/api/vendor/product/{id}/stock-and-price',
  summary: 'Changes price, promo price or stock; a new stock needs the previously shown one',
  domain,
  callers,
  area: 'products',
  own: 'product',
  scope: 'products:write',
  guarded: true,
  params,
  body: strict({
    price: Type.Optional(OptionalInteger),
    promoPrice: Type.Optional(OptionalInteger),
    quantity: Type.Optional(OptionalInteger),
    expectedQuantity: Type.Optional(Count),
  }),
  answer: strict({ ...priced, ...promotionDays, ...priceHistory }),
});

export const setStockByCode = operation({
  id: 'setStockByCode',
  method: 'POST',
  path: '/api/vendor/stock-and-price',
  summary:
    'Changes price, promo price or stock of products by code, each with its own outcome; with `expectedQuantity` a stock that orders changed meanwhile stays (SHIP-12)',
  domain,
  callers,
  area: 'products',
  scope: 'products:write',
  guarded: true,
  idempotent: true,
  body: strict({
    items: Type.Array(
      strict({
        code: text(200),
        price: Type.Optional(OptionalInteger),
        promoPrice: Type.Optional(OptionalInteger),
        quantity: Type.Optional(OptionalInteger),
        expectedQuantity: Type.Optional(Count),
      }),
      { minItems: 1, maxItems: MAX_STOCK_ITEMS },
    ),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        code: Type.String(),
        outcome: oneOf(STOCK_OUTCOMES),
        /** Message keys by field, for `invalid` and `stock-changed`. */
        errors: Type.Record(Type.String(), Type.String()),
        quantity: nullable(Count),
      }),
    ),
  }),
});

export const deleteProduct = operation({
  id: 'deleteProduct',
  method: 'DELETE',
  path: '/api/product/{id}',
  summary: 'Deletes a product permanently from the shop; orders still show it',
  domain,
  callers,
  area: 'products',
  own: 'product',
  scope: 'products:write',
  guarded: true,
  params,
  answer: Done,
});

export const ownProductOperations = [
  ownProducts,
  ownProduct,
  createProduct,
  updateProduct,
  setStockAndPrice,
  setStockByCode,
  deleteProduct,
];
