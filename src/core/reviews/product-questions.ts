import type { CancelSignal } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import type { Page } from '../shared/page.ts';
import type { ReviewReply, ReviewReportReason } from './review.ts';

export const QUESTION_LIMITS = { min: 10, max: 1_000 } as const;

/** Maximum questions on a product's page, the latest first. */
export const SHOWN_QUESTIONS = 50;

/** A public question about a product, and the vendor's answer (TRUST-04). */
export type ProductQuestion = {
  id: number;
  /** First name and initial; null after the account is deleted. */
  name: string | null;
  text: string;
  language: Language;
  at: string;
  answer: Pick<ReviewReply, 'text' | 'at'> | null;
};

/** Port to the questions about products. */
export abstract class ProductQuestions {
  /** Ids of the signed-in user's questions about a product. */
  abstract ownQuestions(input: { id: number }): Promise<{ ids: number[] }>;
  /**
   * Latest questions about a product.
   * @throws Failure `not-found`
   */
  abstract productQuestions(input: { id: number }, signal?: CancelSignal): Promise<Page<ProductQuestion>>;
  /**
   * Posts a public question; a duplicate text returns the same question.
   * @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` `error-question-own`
   */
  abstract askAboutProduct(input: { id: number; text: string }): Promise<ProductQuestion>;
  /**
   * Deletes a question of the user.
   * @throws Failure `not-found`
   */
  abstract withdrawQuestion(input: { id: number }): Promise<unknown>;
  /**
   * Posts the vendor's only answer.
   * @throws Failure `invalid` by field, `not-found`, `conflict` `error-question-answered`
   */
  abstract answerQuestion(input: { id: number; text: string }): Promise<Pick<ReviewReply, 'text' | 'at'>>;
  /** @throws Failure `not-found`, `too-many` */
  abstract reportQuestion(input: { id: number; reason: ReviewReportReason }): Promise<unknown>;
}
