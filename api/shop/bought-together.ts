import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { IdText, strict } from '../schema.ts';
import { ProductSummary } from './shop.ts';

export const boughtTogether = operation({
  id: 'boughtTogether',
  method: 'GET',
  path: '/api/product/{id}/together',
  summary: 'Returns up to four products that were in at least three orders with this one',
  domain: 'shop',
  callers: ['anyone'],
  guarded: true,
  params: strict({ id: IdText }),
  answer: strict({ data: Type.Array(ProductSummary) }),
});
