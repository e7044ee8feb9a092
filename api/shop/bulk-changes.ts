import { Type } from 'typebox';
import { PRICE_ROUNDINGS } from '../../src/core/shop/bulk-change.ts';
import { OWN_PRODUCT_TABS } from '../../src/core/shop/own-product.ts';
import { operation } from '../operation.ts';
import { Count, Id, IdText, nullable, oneOf, strict, text, Version } from '../schema.ts';

const domain = 'shop';
const callers = ['vendor'] as const;

export const BulkActionName = oneOf([
  'price-percent',
  'promo-percent',
  'end-promo',
  'set-stock',
  'hide',
  'show',
  'delete',
  'category',
]);
const RejectedProducts = Type.Array(strict({ id: Id, code: Type.String(), error: Type.String() }));
const Value = Type.Union([Type.String(), Type.Number(), Type.Null()]);

const bulk = {
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
  filter: Type.Optional(
    strict({ tab: oneOf(OWN_PRODUCT_TABS), search: text(200), categoryId: nullable(Id) }),
  ),
  action: BulkActionName,
  percent: Type.Optional(Type.Integer({ minimum: -1_000, maximum: 1_000 })),
  rounding: Type.Optional(oneOf(PRICE_ROUNDINGS)),
  quantity: Type.Optional(Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 })),
  categoryId: Type.Optional(Id),
};

const BulkOutcome = strict({ id: nullable(Id), changed: Count, unchanged: Count, refused: RejectedProducts });

export const previewProductsChange = operation({
  id: 'previewProductsChange',
  method: 'POST',
  path: '/api/vendor/product/bulk/preview',
  summary: 'Previews a change of many products, value by value; nothing is changed',
  domain,
  callers,
  area: 'products',
  guarded: true,
  idempotent: true,
  body: strict({ ...bulk, offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 5_000 })) }),
  answer: strict({
    total: Count,
    changed: Count,
    refusedCount: Count,
    refused: RejectedProducts,
    withoutReduction: Count,
    changes: Type.Array(
      strict({
        id: Id,
        code: Type.String(),
        title: Type.String(),
        changes: Type.Array(
          strict({
            field: oneOf([
              'price',
              'promoPrice',
              'promoFrom',
              'promoUntil',
              'quantity',
              'category',
              'hidden',
            ]),
            before: Value,
            after: Value,
          }),
        ),
        withoutReduction: Type.Boolean(),
      }),
    ),
    version: Version,
  }),
});

export const changeProducts = operation({
  id: 'changeProducts',
  method: 'POST',
  path: '/api/vendor/product/bulk',
  summary:
    'Changes many products at once, by ids or by a filter (at most 5,000), if they match the previewed version',
  domain,
  callers,
  area: 'products',
  guarded: true,
  body: strict({ ...bulk, version: Type.Optional(Version) }),
  answer: BulkOutcome,
});

export const undoProductsChange = operation({
  id: 'undoProductsChange',
  method: 'POST',
  path: '/api/vendor/product/bulk/{id}/undo',
  summary: 'Reverts a change of many products, within ten minutes',
  domain,
  callers,
  area: 'products',
  own: 'bulk change',
  guarded: true,
  idempotent: true,
  params: strict({ id: IdText }),
  answer: BulkOutcome,
});

export const bulkChangeOperations = [previewProductsChange, changeProducts, undoProductsChange];
