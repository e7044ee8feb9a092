import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Count, Day, Id, nullable, Period, Picture, strict } from '../schema.ts';
import { StatusCounts } from './order-schema.ts';

/** A sum, which may exceed the limit of a single price. */
const Sum = Type.Integer({ minimum: 0, description: 'stotinki (BGN × 100)' });

const SalesFigures = strict({ orders: Count, pieces: Count, revenue: Sum });
const product = { productId: Id, title: Type.String(), image: nullable(Picture), pieces: Count };

export const salesStatistics = operation({
  id: 'salesStatistics',
  method: 'GET',
  path: '/api/stats/vendor',
  summary: "Returns the vendor's sales in a period of at most two years (VEND-01)",
  domain: 'orders',
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  query: Period,
  answer: strict({
    period: Period,
    statuses: StatusCounts,
    sold: SalesFigures,
    before: SalesFigures,
    series: Type.Array(strict({ from: Day, orders: Count, revenue: Sum })),
    bestSellers: Type.Array(strict({ ...product, revenue: Sum })),
    runningOut: Type.Array(strict({ ...product, quantity: Count })),
  }),
});
