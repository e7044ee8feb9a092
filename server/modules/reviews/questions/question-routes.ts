import * as contract from '../../../../api/reviews/product-questions.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';
import { reportQuestion } from './moderate-questions.ts';
import {
  answerQuestion,
  askAboutProduct,
  listQuestions,
  ownQuestionIds,
  withdrawQuestion,
} from './product-questions.ts';

/** Rate limit of written texts per client address. */
const FEW = { shareOfLimit: 1 / 20 };

/** Public questions about products (TRUST-04). */
export function questionRoutes(deps: ReviewDependencies): Implementation[] {
  return [
    implement(contract.productQuestions, ({ params }) => listQuestions(deps, Number(params.id)), {
      readsReplica: true,
      shows: ({ productId }) => [`questions:${productId}`, `product:${productId}`],
    }),
    implement(contract.ownQuestions, async ({ account, params }) => ({
      ids: await ownQuestionIds(deps, account, Number(params.id)),
    })),
    implement(
      contract.askAboutProduct,
      ({ account, params, body }) =>
        askAboutProduct(deps, account, { productId: Number(params.id), text: body.text }),
      FEW,
    ),
    implement(contract.withdrawQuestion, async ({ account, params }) => {
      await withdrawQuestion(deps, account, Number(params.id));
      return { message: 'question-withdrawn' };
    }),
    implement(
      contract.answerQuestion,
      ({ account, params, body }) => answerQuestion(deps, account, { id: Number(params.id), ...body }),
      FEW,
    ),
    implement(
      contract.reportQuestion,
      async ({ account, params, body, sender }) => {
        const actor = { accountId: account?.id ?? null, address: sender };
        await reportQuestion(deps, { id: Number(params.id), ...body }, actor);
        return { message: 'question-reported' };
      },
      FEW,
    ),
  ];
}
