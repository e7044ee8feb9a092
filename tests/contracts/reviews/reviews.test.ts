import { describe } from 'vitest';
import {
  MemoryReviewCatalogue,
  MemoryReviewGateway,
  MemoryReviews,
} from '../../support/memory/memory-reviews.ts';
import { MemoryProductQuestions, MemoryQuestions } from '../../support/memory/memory-product-questions.ts';
import { productQuestionsContract } from './product-questions.contract.ts';
import { reviewCatalogueContract } from './review-catalogue.contract.ts';
import { aReviewForm, reviewGatewayContract } from './review-gateway.contract.ts';

const PRODUCT = 'product-1';
const received = [PRODUCT];

describe('in memory', () => {
  productQuestionsContract(async () => {
    const all = new MemoryQuestions([1]);
    return {
      asker: new MemoryProductQuestions(all, { name: 'Мария Г.' }),
      other: new MemoryProductQuestions(all, { name: 'Иван П.' }),
      vendor: new MemoryProductQuestions(all, { name: 'Дървото', sells: [1] }),
      stranger: new MemoryProductQuestions(all, { name: 'Лъч', sells: [2] }),
      productId: 1,
      unknownId: 987_654,
    };
  });

  reviewGatewayContract(async () => {
    const all = new MemoryReviews({ [PRODUCT]: 'Настолна лампа' });
    return {
      buyer: new MemoryReviewGateway(all, { name: 'Мария Г.', received }),
      other: new MemoryReviewGateway(all, { name: 'Иван П.', received }),
      stranger: new MemoryReviewGateway(all, { name: 'Петър С.' }),
      newcomer: new MemoryReviewGateway(all, {
        name: 'Нина Т.',
        received,
        since: new Date('2026-11-20T10:00:00Z'),
      }),
      vendor: new MemoryReviewGateway(all, { name: 'Дървото', sells: [PRODUCT] }),
      product: PRODUCT,
      unknown: 'product-987654',
    };
  });

  reviewCatalogueContract(async () => {
    const all = new MemoryReviews({ [PRODUCT]: 'Настолна лампа', 'product-2': 'Лампион' });
    const [first, second, third] = ['Мария Г.', 'Иван П.', 'Петър С.'].map(
      (name) => new MemoryReviewGateway(all, { name, received }),
    );
    await first?.write(PRODUCT, aReviewForm(2));
    const { id } = (await second?.write(PRODUCT, aReviewForm(5))) ?? { id: 0 };
    await third?.write(PRODUCT, aReviewForm(4));
    await third?.vote(id, true);
    return { catalogue: new MemoryReviewCatalogue(all), product: PRODUCT, unreviewed: 'product-2' };
  });
});
