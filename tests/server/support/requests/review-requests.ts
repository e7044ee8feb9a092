import { aBuyer, aReview, write } from '../a-review.ts';
import { aShop } from '../a-shop.ts';
import { aPerson } from '../an-account.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

const QUESTION = 'Подходящ ли е плотът за външни тераси?';

/** Valid requests of review operations, each with a different product and buyer. */
export function reviewRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const aLamp = async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const shop = aShop(app.database);
    const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
    return { vendorId, productId: await shop.product({ vendorId, categoryId }) };
  };
  const aWritten = async () => {
    const lamp = await aLamp();
    const buyer = await aBuyer(app, lamp);
    const subject = `product-${lamp.productId}`;
    return { lamp, subject, headers: buyer.headers, ...(await write(app, subject, buyer)) };
  };
  const aQuestion = async () => {
    const lamp = await aLamp();
    const { headers } = await aPerson(app);
    const url = `/api/product/${lamp.productId}/questions`;
    const { body } = await app.post(url, { text: QUESTION }, headers);
    return { lamp, headers, id: (body as { id: number }).id };
  };
  return {
    productQuestions: async () => ({ params: { id: (await aQuestion()).lamp.productId } }),
    ownQuestions: async () => {
      const { lamp, headers } = await aQuestion();
      return { params: { id: lamp.productId }, headers };
    },
    askAboutProduct: async () => {
      const [{ productId }, { headers }] = [await aLamp(), await aPerson(app)];
      return { params: { id: productId }, body: { text: QUESTION }, headers };
    },
    withdrawQuestion: async () => {
      const { id, headers } = await aQuestion();
      return { params: { id }, headers };
    },
    answerQuestion: async () => {
      const { id, lamp } = await aQuestion();
      const { headers } = await aPerson(app, { type: 'vendor', vendorId: lamp.vendorId });
      return { params: { id }, body: { text: 'Да, плотът е от тиково дърво.' }, headers };
    },
    reportQuestion: async () => ({
      params: { id: (await aQuestion()).id },
      body: { reason: 'advertising' },
    }),
    reviews: async () => ({
      params: { subject: (await aWritten()).subject },
      query: { orderBy: 'newest', stars: 4, offset: 0, limit: 10 },
    }),
    ownReviews: async () => ({ headers: (await aWritten()).headers }),
    reviewState: async () => {
      const { subject, headers } = await aWritten();
      return { params: { subject }, headers };
    },
    writeReview: async () => {
      const lamp = await aLamp();
      const { headers } = await aBuyer(app, lamp);
      return {
        params: { subject: `product-${lamp.productId}` },
        body: { ...aReview(), pictures: [] },
        headers,
      };
    },
    changeReview: async () => {
      const { id, headers } = await aWritten();
      return { params: { id }, body: { ...aReview(2), pictures: [] }, headers };
    },
    withdrawReview: async () => {
      const { id, headers } = await aWritten();
      return { params: { id }, headers };
    },
    receivedReviews: async () => {
      const { lamp } = await aWritten();
      const { headers } = await aPerson(app, { type: 'vendor', vendorId: lamp.vendorId });
      return { query: { offset: 0, limit: 10 }, headers };
    },
    replyToReview: async () => {
      const { id, lamp } = await aWritten();
      const { headers } = await aPerson(app, { type: 'vendor', vendorId: lamp.vendorId });
      return { params: { id }, body: { text: 'Благодарим Ви за отзива!' }, headers };
    },
    voteForReview: async () => {
      const { id, lamp } = await aWritten();
      return { params: { id }, body: { isHelpful: true }, headers: (await aBuyer(app, lamp)).headers };
    },
    reportReview: async () => ({ params: { id: (await aWritten()).id }, body: { reason: 'false' } }),
  };
}
