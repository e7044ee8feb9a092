import * as calls from '../../../../api/calls/reviews/product-questions.ts';
import { ProductQuestions } from '../../../core/reviews/product-questions.ts';
import type { ProductQuestion } from '../../../core/reviews/product-questions.ts';
import type { ReviewReply, ReviewReportReason } from '../../../core/reviews/review.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpProductQuestions extends ProductQuestions {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(productId: number, signal?: CancelSignal): Promise<Page<ProductQuestion>> {
    const params = { id: String(productId) };
    const { data, total } = await this.http.call(calls.productQuestions, { params, signal });
    return { data, total };
  }

  async own(productId: number, signal?: CancelSignal): Promise<number[]> {
    const params = { id: String(productId) };
    return (await this.http.call(calls.ownQuestions, { params, signal })).ids;
  }

  ask(productId: number, text: string): Promise<ProductQuestion> {
    return this.http.call(calls.askAboutProduct, { params: { id: String(productId) }, body: { text } });
  }

  async withdraw(id: number): Promise<void> {
    await this.http.call(calls.withdrawQuestion, { params: { id: String(id) } });
  }

  answer(id: number, text: string): Promise<Pick<ReviewReply, 'text' | 'at'>> {
    return this.http.call(calls.answerQuestion, { params: { id: String(id) }, body: { text } });
  }

  async report(id: number, reason: ReviewReportReason): Promise<void> {
    await this.http.call(calls.reportQuestion, { params: { id: String(id) }, body: { reason } });
  }
}
