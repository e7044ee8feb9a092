import type { Call } from '../../operation.ts';
import type * as contract from '../../reviews/product-questions.ts';

/* Written by `npm run contract:write`. */

export const answerQuestion: Call<typeof contract.answerQuestion> = {
  method: 'POST',
  path: '/api/question/{id}/answer',
  guarded: true,
  idempotent: true,
};

export const askAboutProduct: Call<typeof contract.askAboutProduct> = {
  method: 'POST',
  path: '/api/product/{id}/questions',
  guarded: true,
  idempotent: true,
};

export const ownQuestions: Call<typeof contract.ownQuestions> = {
  method: 'GET',
  path: '/api/product/{id}/own-questions',
};

export const productQuestions: Call<typeof contract.productQuestions> = {
  method: 'GET',
  path: '/api/product/{id}/questions',
};

export const reportQuestion: Call<typeof contract.reportQuestion> = {
  method: 'POST',
  path: '/api/question/{id}/report',
  idempotent: true,
};

export const withdrawQuestion: Call<typeof contract.withdrawQuestion> = {
  method: 'DELETE',
  path: '/api/question/{id}',
  guarded: true,
};
