import type { CancelSignal } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import type { Page } from '../shared/page.ts';
import type { ReviewReply, ReviewReportReason } from './review.ts';

/** Characters of a question. */
export const QUESTION_LIMITS = { min: 10, max: 1_000 } as const;

/** The most questions that a product's page shows, latest first. */
export const SHOWN_QUESTIONS = 50;

/** A public question about a product, and the vendor's answer (TRUST-04). */
export type ProductQuestion = {
  id: number;
  /** Given name and initial; null once the account was deleted. */
  name: string | null;
  text: string;
  language: Language;
  at: string;
  answer: Pick<ReviewReply, 'text' | 'at'> | null;
};

/** Port to the questions about products. */
export abstract class ProductQuestions {
  /** Returns the ids of the signed-in reader's questions about a product. */
  abstract ownQuestions(input: { id: number }): Promise<{ ids: number[] }>;
  /** Returns the latest questions about a product. @throws Failure `not-found` */
  abstract productQuestions(input: { id: number }, signal?: CancelSignal): Promise<Page<ProductQuestion>>;
  /**
   * Asks in public; the same text again is the same question.
   * @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` `error-question-own`
   */
  abstract askAboutProduct(input: { id: number; text: string }): Promise<ProductQuestion>;
  /** Deletes the reader's own question. @throws Failure `not-found` */
  abstract withdrawQuestion(input: { id: number }): Promise<unknown>;
  /** The vendor answers once. @throws Failure `invalid` by field, `not-found`, `conflict` `error-question-answered` */
  abstract answerQuestion(input: { id: number; text: string }): Promise<Pick<ReviewReply, 'text' | 'at'>>;
  /** @throws Failure `not-found`, `too-many` */
  abstract reportQuestion(input: { id: number; reason: ReviewReportReason }): Promise<unknown>;
}
