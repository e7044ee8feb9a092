import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { actsForShop } from '../../core/accounts/account.ts';
import type { ProductQuestion, ProductQuestions } from '../../core/reviews/product-questions.ts';
import type { QuestionRules } from '../../core/reviews/question-command.ts';
import type { ReviewReportReason } from '../../core/reviews/review.ts';
import { onFailure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

type TextForm = { text: string };
const EMPTY: TextForm = { text: '' };

/** Public questions about a product, answered by its vendor (TRUST-04). */
export class QuestionList {
  /** Latest first; null after a failed request. */
  questions: readonly ProductQuestion[] | null = null;
  /** Ids of the reader's own questions. */
  own: readonly number[] = [];
  answering: number | null = null;
  readonly form: Form<TextForm>;
  readonly answer: Form<TextForm>;
  private productId = 0;
  private vendorId: number | null = null;

  constructor(
    private readonly gateway: ProductQuestions,
    readonly session: Session,
    private readonly modals: Modals,
    rules: () => Promise<QuestionRules>,
  ) {
    this.form = new Form<TextForm>(EMPTY, {
      check: async ({ text }) => (await rules()).errorsOf(text),
      submit: (values) => this.send(values),
    });
    this.answer = new Form<TextForm>(EMPTY, {
      check: async ({ text }) => (await rules()).answerErrorsOf(text),
      submit: (values) => this.sendAnswer(values),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'answer', 'session', 'gateway', 'modals', 'productId'),
      questions: observableRef,
      own: observableRef,
    });
  }

  /** Loads the questions of a product; errors are ignored. */
  async load(product: { id: number; vendor: { id: number } }, signal?: CancelSignal): Promise<void> {
    const questions = await this.gateway
      .productQuestions({ id: product.id }, signal)
      .then(({ data }) => data)
      .catch(onFailure(null));
    runInAction(() => {
      this.productId = product.id;
      this.vendorId = product.vendor.id;
      this.questions = questions;
    });
  }

  /** Loads which questions are the reader's own, in the browser. */
  async loadOwn(): Promise<void> {
    if ((await this.session.role()) === null) return;
    const own = await this.gateway.ownQuestions({ id: this.productId }).catch(onFailure(null));
    runInAction(() => {
      this.own = own?.ids ?? [];
    });
  }

  /** The reader is the vendor of the product. */
  get mayAnswer(): boolean {
    const { user } = this.session;
    return actsForShop(user, 'orders') && user?.vendor?.id === this.vendorId;
  }

  startAnswer(id: number | null): void {
    this.answering = id;
    this.answer.reset();
  }

  async withdraw(id: number): Promise<void> {
    try {
      await this.gateway.withdrawQuestion({ id });
      runInAction(() => {
        this.questions = (this.questions ?? []).filter((one) => one.id !== id);
      });
      this.modals.notify('success', 'question-withdrawn');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  async report(id: number, reason: ReviewReportReason): Promise<void> {
    try {
      await this.gateway.reportQuestion({ id, reason });
      this.modals.notify('success', 'question-reported');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private async send({ text }: TextForm): Promise<void> {
    const question = await this.gateway.askAboutProduct({ id: this.productId, text });
    runInAction(() => {
      const others = (this.questions ?? []).filter(({ id }) => id !== question.id);
      this.questions = [question, ...others];
      this.own = [...this.own, question.id];
    });
    this.form.reset();
    this.modals.notify('success', 'question-sent');
  }

  private async sendAnswer({ text }: TextForm): Promise<void> {
    const { answering } = this;
    if (answering === null) return;
    const answer = await this.gateway.answerQuestion({ id: answering, text });
    runInAction(() => {
      this.questions = (this.questions ?? []).map((one) => (one.id === answering ? { ...one, answer } : one));
    });
    this.startAnswer(null);
    this.modals.notify('success', 'question-answer-sent');
  }
}
