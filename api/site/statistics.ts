import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { StatusCounts } from '../orders/order-schema.ts';
import { Count, Day, Id, Moment, nullable, Picture, strict } from '../schema.ts';

/** Many prices together, in stotinki. */
const Sum = Type.Integer({ minimum: 0, description: 'stotinki (BGN × 100)' });
const Period = strict({ from: Day, to: Day });

const SalesFigures = strict({ orders: Count, pieces: Count, revenue: Sum });
const product = { productId: Id, title: Type.String(), image: nullable(Picture), pieces: Count };

export const salesStatistics = operation({
  id: 'salesStatistics',
  method: 'GET',
  path: '/api/stats/vendor',
  summary: "The signed-in vendor's sales in a period of at most two years (VEND-01)",
  domain: 'orders',
  callers: ['vendor'],
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

/** Favorites of a period may be fewer than those given up in it. */
const figures = { views: Count, favorites: Type.Integer(), requests: Count };

export const listingStatistics = operation({
  id: 'listingStatistics',
  method: 'GET',
  path: '/api/stats/agency',
  summary: "How the signed-in person's homes for rent did in a period of at most two years",
  domain: 'properties',
  callers: ['user', 'agency'],
  guarded: true,
  query: Period,
  answer: strict({
    period: Period,
    total: strict(figures),
    before: strict(figures),
    series: Type.Array(strict({ from: Day, views: Count, requests: Count })),
    premium: strict({ active: Count, credits: Count }),
    listings: Type.Array(
      strict({
        ...figures,
        propertyId: Id,
        title: Type.String(),
        image: nullable(Picture),
        premiumUntil: nullable(Moment),
      }),
    ),
  }),
});

export const statisticsOperations = [salesStatistics, listingStatistics];
