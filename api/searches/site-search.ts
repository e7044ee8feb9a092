import { Type } from 'typebox';
import { MAX_BEDROOMS } from '../../src/core/properties/property-search.ts';
import { MAX_FILTERS_LENGTH, SEARCH_KINDS } from '../../src/core/searches/searched-list.ts';
import { MAX_SEARCH_LENGTH, SEARCH_GROUPS } from '../../src/core/searches/site-search/site-search.ts';
import type { PathName } from '../../src/core/site/routes.ts';
import { operation } from '../operation.ts';
import { Count, nullable, oneOf, Stotinki, strict, text } from '../schema.ts';

const Words = Type.Array(Type.String());
const List = strict({
  kind: oneOf(SEARCH_KINDS),
  filters: text(MAX_FILTERS_LENGTH),
  orderBy: nullable(text(40)),
});

/** Results of one kind: a list with its count, or pages. */
export const SearchGroup = strict({
  kind: oneOf(SEARCH_GROUPS),
  total: Count,
  list: nullable(List),
  words: Words,
  targets: Type.Array(
    strict({
      route: Type.Unsafe<PathName>(Type.String({ description: 'name of a route' })),
      id: nullable(Type.String()),
      title: nullable(Type.String()),
    }),
  ),
  letGo: Words,
});

export const SearchFirst = Type.Optional(oneOf(SEARCH_KINDS));

export const siteSearch = operation({
  id: 'siteSearch',
  method: 'GET',
  path: '/api/search',
  summary:
    'Searches the whole site and returns groups with counts; `first` is the list on the current page (SHOP-04)',
  domain: 'searches',
  callers: ['anyone'],
  guarded: false,
  query: strict({
    text: Type.Optional(text(MAX_SEARCH_LENGTH)),
    first: SearchFirst,
    priceTo: Type.Optional(Stotinki),
    bedrooms: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_BEDROOMS })),
  }),
  answer: strict({
    groups: Type.Array(SearchGroup),
    isDirect: Type.Boolean(),
    relaxed: Type.Array(
      strict({
        kind: oneOf(SEARCH_KINDS),
        filters: text(MAX_FILTERS_LENGTH),
        orderBy: nullable(text(40)),
        without: Words,
        total: Count,
      }),
    ),
  }),
});

export const siteSearchOperations = [siteSearch];
