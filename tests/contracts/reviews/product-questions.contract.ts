import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductQuestions } from '../../../src/core/reviews/product-questions.ts';
import { refused } from '../refused.ts';

export type QuestionWorld = {
  asker: ProductQuestions;
  other: ProductQuestions;
  /** The seller of the product. */
  vendor: ProductQuestions;
  /** Another seller. */
  stranger: ProductQuestions;
  productId: number;
  unknownId: number;
};

const QUESTION = 'Подходящ ли е плотът за външни тераси?';
const ANSWER = 'Да, плотът е от тиково дърво.';

/** Behaviour of every adapter of the questions about products (TRUST-04). */
export function productQuestionsContract(makeWorld: () => Promise<QuestionWorld>): void {
  describe('Questions about a product', () => {
    let world: QuestionWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('are public, latest first, and the same text again is the same question', async () => {
      const { asker, other, productId } = world;
      const first = await asker.ask(productId, QUESTION);
      const second = await other.ask(productId, QUESTION);
      expect(await asker.ask(productId, QUESTION)).toEqual(first);
      const { data, total } = await asker.list(productId);
      expect([data.map(({ id }) => id), total]).toEqual([[second.id, first.id], 2]);
      expect(data[0]).toMatchObject({ text: QUESTION, language: 'bg', answer: null });
      expect(await asker.own(productId)).toEqual([first.id]);
    });

    it('are answered by the seller, once', async () => {
      const { asker, vendor, stranger, productId } = world;
      const { id } = await asker.ask(productId, QUESTION);
      const unknown = refused('not-found', 'error-question-not-found');
      await expect(stranger.answer(id, ANSWER)).rejects.toMatchObject(unknown);
      const answer = await vendor.answer(id, ANSWER);
      expect(answer.text).toBe(ANSWER);
      expect(await vendor.answer(id, ANSWER)).toEqual(answer);
      await expect(vendor.answer(id, 'Не, само за закрито.')).rejects.toMatchObject(
        refused('conflict', 'error-question-answered'),
      );
      expect((await asker.list(productId)).data[0]?.answer).toEqual(answer);
    });

    it('refuse contacts, short texts and the seller’s own', async () => {
      const { asker, vendor, productId } = world;
      await expect(asker.ask(productId, 'Защо?')).rejects.toMatchObject({
        kind: 'invalid',
        fields: { text: 'error-question-too-short' },
      });
      await expect(asker.ask(productId, 'Пишете ми на ivan@primer.bg, моля')).rejects.toMatchObject({
        kind: 'invalid',
        fields: { text: 'error-question-contact' },
      });
      await expect(vendor.ask(productId, QUESTION)).rejects.toMatchObject(
        refused('conflict', 'error-question-own'),
      );
    });

    it('are deleted by their asker alone, and reported by anyone', async () => {
      const { asker, other, productId } = world;
      const { id } = await asker.ask(productId, QUESTION);
      const unknown = refused('not-found', 'error-question-not-found');
      await other.report(id, 'advertising');
      await expect(other.withdraw(id)).rejects.toMatchObject(unknown);
      await asker.withdraw(id);
      expect(await asker.list(productId)).toEqual({ data: [], total: 0 });
      await expect(asker.withdraw(id)).rejects.toMatchObject(unknown);
      await expect(other.report(id, 'advertising')).rejects.toMatchObject(unknown);
    });

    it('belong to products that are sold', async () => {
      const { asker, unknownId } = world;
      const unknown = refused('not-found', 'error-product-not-found');
      await expect(asker.list(unknownId)).rejects.toMatchObject(unknown);
      await expect(asker.ask(unknownId, QUESTION)).rejects.toMatchObject(unknown);
    });
  });
}
