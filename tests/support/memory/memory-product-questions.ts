import { ProductQuestions, SHOWN_QUESTIONS } from '../../../src/core/reviews/product-questions.ts';
import type { ProductQuestion } from '../../../src/core/reviews/product-questions.ts';
import { questionRules } from '../../../src/core/reviews/question-command.ts';
import type { ReviewReply } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';

const NOW = '2026-11-21T10:00:00.000Z';

type Kept = { productId: number; writer: string; question: ProductQuestion };
type Person = { name: string; sells?: readonly number[] };

/** Questions of several people; each acts through an adapter of their own. */
export class MemoryQuestions {
  questions: Kept[] = [];
  private last = 0;

  constructor(readonly products: readonly number[] = [1]) {}

  nextId(): number {
    return (this.last += 1);
  }
}

export class MemoryProductQuestions extends ProductQuestions {
  constructor(
    private readonly all = new MemoryQuestions(),
    private readonly person: Person = { name: 'Мария Г.' },
  ) {
    super();
  }

  async list(productId: number): Promise<Page<ProductQuestion>> {
    this.ensureSold(productId);
    const questions = this.all.questions.filter((one) => one.productId === productId);
    const data = questions.map(({ question }) => question).toSorted((one, other) => other.id - one.id);
    return { data: data.slice(0, SHOWN_QUESTIONS), total: data.length };
  }

  async own(productId: number): Promise<number[]> {
    return this.all.questions
      .filter((one) => one.productId === productId && one.writer === this.person.name)
      .map(({ question }) => question.id);
  }

  async ask(productId: number, text: string): Promise<ProductQuestion> {
    ensureNone(questionRules.errorsOf(text));
    this.ensureSold(productId);
    if (this.person.sells?.includes(productId)) throw new Failure('error-question-own', {}, 'conflict');
    const writer = this.person.name;
    const before = this.all.questions.find(
      (one) => one.productId === productId && one.writer === writer && one.question.text === text,
    );
    if (before) return before.question;
    const question: ProductQuestion = {
      id: this.all.nextId(),
      name: writer,
      text,
      language: 'bg',
      at: NOW,
      answer: null,
    };
    this.all.questions = [...this.all.questions, { productId, writer, question }];
    return question;
  }

  async withdraw(id: number): Promise<void> {
    const own = this.all.questions.find(
      ({ question, writer }) => question.id === id && writer === this.person.name,
    );
    if (!own) throw notFound();
    this.all.questions = this.all.questions.filter((one) => one !== own);
  }

  async answer(id: number, text: string): Promise<Pick<ReviewReply, 'text' | 'at'>> {
    ensureNone(questionRules.answerErrorsOf(text));
    const kept = this.all.questions.find(
      ({ productId, question }) => question.id === id && this.person.sells?.includes(productId),
    );
    if (!kept) throw notFound();
    const { answer } = kept.question;
    if (answer && answer.text !== text) throw new Failure('error-question-answered', {}, 'conflict');
    kept.question = { ...kept.question, answer: answer ?? { text, at: NOW } };
    return kept.question.answer ?? { text, at: NOW };
  }

  async report(id: number): Promise<void> {
    if (!this.all.questions.some(({ question }) => question.id === id)) throw notFound();
  }

  private ensureSold(productId: number): void {
    if (!this.all.products.includes(productId)) {
      throw new Failure('error-product-not-found', {}, 'not-found');
    }
  }
}

function ensureNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
}

const notFound = () => new Failure('error-question-not-found', {}, 'not-found');
