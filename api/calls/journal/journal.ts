import type { Call } from '../../operation.ts';
import type * as contract from '../../journal/journal.ts';

/* Written by `npm run contract:write`. */

export const news: Call<typeof contract.news> = {
  method: 'GET',
  path: '/api/news',
};

export const newsCategories: Call<typeof contract.newsCategories> = {
  method: 'GET',
  path: '/api/news/categories',
};

export const newsPost: Call<typeof contract.newsPost> = {
  method: 'GET',
  path: '/api/news/{id}',
};
