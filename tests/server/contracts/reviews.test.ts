import { afterAll, beforeAll, describe } from 'vitest';
import { HttpProductQuestions } from '../../../src/adapters/http/reviews/http-product-questions.ts';
import { HttpReviewCatalogue } from '../../../src/adapters/http/reviews/http-review-catalogue.ts';
import { HttpReviewGateway } from '../../../src/adapters/http/reviews/http-review-gateway.ts';
import { productQuestionsContract } from '../../contracts/reviews/product-questions.contract.ts';
import { reviewCatalogueContract } from '../../contracts/reviews/review-catalogue.contract.ts';
import { reviewGatewayContract } from '../../contracts/reviews/review-gateway.contract.ts';
import { aBuyer, aReview, write } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
});
afterAll(() => app.close());

async function aLamp() {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
  return { vendorId, productId: await shop.product({ vendorId, categoryId }) };
}

describe('over HTTP', () => {
  productQuestionsContract(async () => {
    const { vendorId, productId } = await aLamp();
    const other = await aLamp();
    const questions = async (person: ReturnType<typeof aPerson>) =>
      new HttpProductQuestions(app.browser(await person));
    return {
      asker: await questions(aPerson(app)),
      other: await questions(aPerson(app)),
      vendor: await questions(aPerson(app, { type: 'vendor', vendorId })),
      stranger: await questions(aPerson(app, { type: 'vendor', vendorId: other.vendorId })),
      productId,
      unknownId: 987_654_321,
    };
  });

  reviewGatewayContract(async () => {
    const lamp = await aLamp();
    const gateway = async (person: ReturnType<typeof aPerson>) =>
      new HttpReviewGateway(app.browser(await person));
    return {
      buyer: await gateway(aBuyer(app, lamp)),
      other: await gateway(aBuyer(app, lamp)),
      stranger: await gateway(aBuyer(app, lamp, { status: 'shipped' })),
      newcomer: await gateway(aBuyer(app, lamp, { days: 1 })),
      vendor: await gateway(aPerson(app, { type: 'vendor', vendorId: lamp.vendorId })),
      product: `product-${lamp.productId}`,
      unknown: 'product-987654321',
    };
  });

  reviewCatalogueContract(async () => {
    const lamp = await aLamp();
    const product = `product-${lamp.productId}`;
    await write(app, product, await aBuyer(app, lamp), aReview(2));
    const { id } = await write(app, product, await aBuyer(app, lamp), aReview(5));
    const third = await aBuyer(app, lamp);
    await write(app, product, third, aReview(4));
    await app.post(`/api/review/${id}/helpful`, { isHelpful: true }, third.headers);
    return {
      catalogue: new HttpReviewCatalogue(app.browser()),
      product,
      unreviewed: `product-${(await aLamp()).productId}`,
    };
  });
});
