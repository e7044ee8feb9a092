import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Count, Day, Id, Moment, nullable, Period, Picture, strict } from '../schema.ts';

/** The number of favorites may be negative, if more were removed than added. */
const figures = { views: Count, favorites: Type.Integer(), requests: Count };

export const listingStatistics = operation({
  id: 'listingStatistics',
  method: 'GET',
  path: '/api/stats/agency',
  summary: "Returns statistics of the account's homes in a period of at most two years",
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
