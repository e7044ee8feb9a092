import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/reviews/product-questions.ts';
import type { ProductQuestions } from '../../../src/core/reviews/product-questions.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { failureOf } from '../../support/a-failure.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A product with its seller; `stranger` sells in another shop. */
async function makeWorld() {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  const productId = await shop.product({ vendorId, categoryId: await shop.category() });
  const gateway = async (person: ReturnType<typeof aPerson>) =>
    inProcessGateway<ProductQuestions>(app, calls, await person);
  return {
    asker: await gateway(aPerson(app)),
    other: await gateway(aPerson(app)),
    vendor: await gateway(aPerson(app, { type: 'vendor', vendorId })),
    stranger: await gateway(aPerson(app, { type: 'vendor', vendorId: await shop.vendor() })),
    productId,
    unknownId: 987_654_321,
  };
}

const QUESTION = 'Подходящ ли е плотът за външни тераси?';
const ANSWER = 'Да, плотът е от тиково дърво.';

describe('Questions about a product (TRUST-04)', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    world = await makeWorld();
  });

  it('are public, latest first, and a repeated text is the same question', async () => {
    const { asker, other, productId } = world;
    const first = await asker.askAboutProduct({ id: productId, text: QUESTION });
    const second = await other.askAboutProduct({ id: productId, text: QUESTION });
    expect(await asker.askAboutProduct({ id: productId, text: QUESTION })).toEqual(first);
    const { data, total } = await asker.productQuestions({ id: productId });
    expect([data.map(({ id }) => id), total]).toEqual([[second.id, first.id], 2]);
    expect(data[0]).toMatchObject({ text: QUESTION, language: 'bg', answer: null });
    expect(await asker.ownQuestions({ id: productId })).toEqual({ ids: [first.id] });
  });

  it('are answered by the seller, once', async () => {
    const { asker, vendor, stranger, productId } = world;
    const { id } = await asker.askAboutProduct({ id: productId, text: QUESTION });
    const unknown = failureOf('not-found', 'error-question-not-found');
    await expect(stranger.answerQuestion({ id, text: ANSWER })).rejects.toMatchObject(unknown);
    const answer = await vendor.answerQuestion({ id, text: ANSWER });
    expect(answer.text).toBe(ANSWER);
    expect(await vendor.answerQuestion({ id, text: ANSWER })).toEqual(answer);
    await expect(vendor.answerQuestion({ id, text: 'Не, само за закрито.' })).rejects.toMatchObject(
      failureOf('conflict', 'error-question-answered'),
    );
    expect((await asker.productQuestions({ id: productId })).data[0]?.answer).toEqual(answer);
  });

  it('are rejected with contacts, with short texts and from the seller', async () => {
    const { asker, vendor, productId } = world;
    await expect(asker.askAboutProduct({ id: productId, text: 'Защо?' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { text: 'error-question-too-short' },
    });
    await expect(
      asker.askAboutProduct({ id: productId, text: 'Пишете ми на ivan@primer.bg, моля' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      fields: { text: 'error-question-contact' },
    });
    await expect(vendor.askAboutProduct({ id: productId, text: QUESTION })).rejects.toMatchObject(
      failureOf('conflict', 'error-question-own'),
    );
  });

  it('are deleted only by their asker, and reported by anyone', async () => {
    const { asker, other, productId } = world;
    const { id } = await asker.askAboutProduct({ id: productId, text: QUESTION });
    const unknown = failureOf('not-found', 'error-question-not-found');
    await other.reportQuestion({ id, reason: 'advertising' });
    await expect(other.withdrawQuestion({ id })).rejects.toMatchObject(unknown);
    await asker.withdrawQuestion({ id });
    expect(await asker.productQuestions({ id: productId })).toMatchObject({ data: [], total: 0 });
    await expect(asker.withdrawQuestion({ id })).rejects.toMatchObject(unknown);
    await expect(other.reportQuestion({ id, reason: 'advertising' })).rejects.toMatchObject(unknown);
  });

  it('require a product on sale', async () => {
    const { asker, unknownId } = world;
    const unknown = failureOf('not-found', 'error-product-not-found');
    await expect(asker.productQuestions({ id: unknownId })).rejects.toMatchObject(unknown);
    await expect(asker.askAboutProduct({ id: unknownId, text: QUESTION })).rejects.toMatchObject(unknown);
  });
});
