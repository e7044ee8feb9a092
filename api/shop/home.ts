import { Type } from 'typebox';
import { HOME_SHELVES } from '../../src/core/shop/home-shelves.ts';
import { operation } from '../operation.ts';
import { Id, oneOf, strict } from '../schema.ts';

export const homeShelves = operation({
  id: 'homeShelves',
  method: 'GET',
  path: '/api/home/shelves',
  summary: 'Sections of the front page in their order, and the promoted categories (SHOP-01, TEAM-07)',
  domain: 'shop',
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    shelves: Type.Array(oneOf(HOME_SHELVES)),
    promoCategories: Type.Array(Id),
  }),
});
