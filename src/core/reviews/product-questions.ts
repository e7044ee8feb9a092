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
  /** Ids of the signed-in reader's own questions about a product. */
  abstract own(productId: number, signal?: CancelSignal): Promise<number[]>;
  /** Returns the latest questions. @throws Failure `not-found` */
  abstract list(productId: number, signal?: CancelSignal): Promise<Page<ProductQuestion>>;
  /**
   * Asks in public; the same text again is the same question.
   * @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` `error-question-own`
   */
  abstract ask(productId: number, text: string): Promise<ProductQuestion>;
  /** Deletes the reader's own question. @throws Failure `not-found` */
  abstract withdraw(id: number): Promise<void>;
  /** The vendor answers once. @throws Failure `invalid` by field, `not-found`, `conflict` `error-question-answered` */
  abstract answer(id: number, text: string): Promise<Pick<ReviewReply, 'text' | 'at'>>;
  /** @throws Failure `not-found`, `too-many` */
  abstract report(id: number, reason: ReviewReportReason): Promise<void>;
}
