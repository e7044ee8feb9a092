import type { Call } from '../../operation.ts';
import type * as contract from '../../journal/comments.ts';

/* Written by `npm run contract:write`. */

export const postComment: Call<typeof contract.postComment> = {
  method: 'POST',
  path: '/api/page/blog-post/{id}/postComment',
  idempotent: true,
};

export const postComments: Call<typeof contract.postComments> = {
  method: 'GET',
  path: '/api/page/blog-post/1-products.json',
};

export const removeComment: Call<typeof contract.removeComment> = {
  method: 'DELETE',
  path: '/api/page/blog-post/comment/{id}',
};

export const reportComment: Call<typeof contract.reportComment> = {
  method: 'POST',
  path: '/api/news/comment/{id}/report',
  idempotent: true,
};
