import type { ProductQuestion, ProductQuestions } from '../../src/core/reviews/product-questions.ts';
import type { ReviewCatalogue } from '../../src/core/reviews/review-gateway.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Catalogue without reviews. */
export const aReviewCatalogue = () =>
  fakeGateway<ReviewCatalogue>({
    reviews: ({ subject }) => ({
      subject,
      title: '',
      image: null,
      stars: [0, 0, 0, 0, 0],
      data: [],
      total: 0,
    }),
  });

export const aQuestion = (fields: Partial<ProductQuestion> = {}): ProductQuestion => ({
  id: 1,
  name: 'Мария Г.',
  text: 'Подходящ ли е плотът за външни тераси?',
  language: 'bg',
  at: '2026-11-21T10:00:00.000Z',
  answer: null,
  ...fields,
});

/** Questions about a product; `ids` are the reader's. */
export const someQuestions = (data: ProductQuestion[] = [], ids: number[] = []) =>
  fakeGateway<ProductQuestions>({
    productQuestions: ({ id }) => ({ productId: id, data, total: data.length }),
    ownQuestions: () => ({ ids }),
    askAboutProduct: ({ text }) => aQuestion({ text }),
    withdrawQuestion: () => ({ message: 'done' }),
    answerQuestion: ({ text }) => ({ text, at: '2026-11-21T10:00:00.000Z' }),
    reportQuestion: () => ({ message: 'done' }),
  });
