import { describe, expect, it } from 'vitest';
import { questionRules } from '../../../src/core/reviews/question-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { QuestionList } from '../../../src/view-models/reviews/question-list.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aQuestion, someQuestions } from '../../support/a-review-catalogue.ts';

const QUESTION = 'Подходящ ли е плотът за външни тераси?';
const NOT_FOUND = new Failure('error-question-not-found', {}, 'not-found');
const SELLER = aUser({ type: 'vendor', vendor: { id: aVendor().id, name: 'Дом и светлина' } });

async function aList(gateway = someQuestions(), user: Parameters<typeof aSession>[0] = aUser()) {
  const modals = new Modals();
  const { session } = aSession(null, modals);
  session.set(user);
  const list = new QuestionList(gateway, session, modals, async () => questionRules);
  await list.load(aProduct());
  return { list, modals, gateway, session };
}

describe('The questions on a product’s page (TRUST-04)', () => {
  it('start with the newest one, which its author can delete', async () => {
    const { list, modals, gateway } = await aList();
    list.form.set('text', QUESTION);
    expect(await list.form.submit()).toBe(true);
    expect(list.questions).toMatchObject([{ text: QUESTION, answer: null }]);
    expect([list.form.values.text, modals.notification?.message.key]).toEqual(['', 'question-sent']);
    const [id = 0] = list.own;
    await list.withdraw(id);
    expect([list.questions, modals.notification?.message.key]).toEqual([[], 'question-withdrawn']);
    gateway.failOnce('withdrawQuestion', NOT_FOUND);
    await list.withdraw(id);
    expect(modals.notification?.message.key).toBe('error-question-not-found');
  });

  it('mark a question that is hidden from others', async () => {
    const { list } = await aList();
    list.form.set('text', 'Обадете ми се на 0888 123 456, моля');
    expect(await list.form.submit()).toBe(false);
    expect(list.form.errors).toEqual({ text: 'error-question-contact' });
  });

  it('are answered by the seller of the product only', async () => {
    const asked = aQuestion();
    const { list, session } = await aList(someQuestions([asked]), SELLER);
    expect(list.mayAnswer).toBe(true);
    list.startAnswer(asked.id);
    list.answer.set('text', 'Да, плотът е от тиково дърво.');
    expect(await list.answer.submit()).toBe(true);
    expect(list.questions?.[0]?.answer?.text).toBe('Да, плотът е от тиково дърво.');
    expect(list.answering).toBeNull();
    session.set(aUser({ type: 'vendor', vendor: { id: 99, name: 'Лъч' } }));
    expect(list.mayAnswer).toBe(false);
  });

  it('mark the reader’s own, and can be reported', async () => {
    const { list, gateway, modals } = await aList(someQuestions([aQuestion({ id: 4 })], [4]));
    await list.loadOwn();
    expect(list.own).toEqual([4]);
    await list.report(4, 'advertising');
    expect(modals.notification?.message.key).toBe('question-reported');
    gateway.failOnce('reportQuestion', NOT_FOUND);
    await list.report(99, 'advertising');
    expect(modals.notification?.message.key).toBe('error-question-not-found');
  });

  it('leave the page unchanged after an error', async () => {
    const gateway = someQuestions();
    gateway.failOnce('productQuestions', new Failure('error-connection', {}, 'unreachable'));
    expect((await aList(gateway)).list.questions).toBeNull();
    const { list } = await aList(someQuestions(), null);
    await list.loadOwn();
    expect(list.own).toEqual([]);
  });
});
