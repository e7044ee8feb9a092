import { Type } from 'typebox';
import { REVIEW_REPORT_REASONS } from '../../src/core/reviews/review.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Done, Id, IdText, Moment, nullable, oneOf, page, strict, text } from '../schema.ts';

const domain = 'reviews';
const of = strict({ id: IdText });
const sent = strict({ text: text(10_000) });
const Answer = strict({ text: Type.String(), at: Moment });

const Question = strict({
  id: Id,
  name: nullable(Type.String({ description: 'null once the account was deleted' })),
  text: Type.String(),
  language: oneOf(LANGUAGES),
  at: Moment,
  answer: nullable(Answer),
});

export const productQuestions = operation({
  id: 'productQuestions',
  method: 'GET',
  path: '/api/product/{id}/questions',
  summary: "Returns the latest 50 public questions about a product, with the vendor's answers (TRUST-04)",
  domain,
  callers: ['anyone'],
  guarded: false,
  params: of,
  answer: strict({ productId: Id, ...page(Question).properties }),
});

export const ownQuestions = operation({
  id: 'ownQuestions',
  method: 'GET',
  path: '/api/product/{id}/own-questions',
  summary: "Returns the ids of the user's questions about a product",
  domain,
  callers: SIGNED_IN,
  guarded: false,
  params: of,
  answer: strict({ ids: Type.Array(Id) }),
});

export const askAboutProduct = operation({
  id: 'askAboutProduct',
  method: 'POST',
  path: '/api/product/{id}/questions',
  summary: 'Asks a public question about a product; a duplicate is stored once',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  params: of,
  body: sent,
  answer: Question,
  status: 201,
});

export const withdrawQuestion = operation({
  id: 'withdrawQuestion',
  method: 'DELETE',
  path: '/api/question/{id}',
  summary: "Deletes the user's question with its answer",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'question',
  params: of,
  answer: Done,
});

export const answerQuestion = operation({
  id: 'answerQuestion',
  method: 'POST',
  path: '/api/question/{id}/answer',
  summary: 'Answers a question as the vendor, once; another answer gets 409 `error-question-answered`',
  domain,
  callers: ['vendor'],
  area: 'orders',
  guarded: true,
  own: 'question',
  idempotent: true,
  params: of,
  body: sent,
  answer: Answer,
});

export const reportQuestion = operation({
  id: 'reportQuestion',
  method: 'POST',
  path: '/api/question/{id}/report',
  summary: 'Reports a question or its answer to the team; each person counts once',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  params: of,
  body: strict({ reason: oneOf(REVIEW_REPORT_REASONS) }),
  answer: Done,
});

export const questionOperations = [
  productQuestions,
  ownQuestions,
  askAboutProduct,
  withdrawQuestion,
  answerQuestion,
  reportQuestion,
];
