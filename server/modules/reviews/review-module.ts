import type { ModuleContext } from '../../module-context.ts';
import { anonymizeReviewer, exportReviews } from './own-reviews.ts';
import { exportQuestions } from './questions/question-data.ts';
import { QuestionMails } from './questions/question-mails.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { ReviewMails } from './review-mails.ts';
import { reviewRoutes } from './review-routes.ts';

export function reviewModule({ db, clock, texts, addresses, company }: ModuleContext) {
  const deps: ReviewDependencies = {
    db,
    clock,
    texts,
    addresses,
    mails: new ReviewMails(texts, addresses, company),
    questionMails: new QuestionMails(texts, addresses, company),
  };
  return {
    deps,
    operations: reviewRoutes(deps),
    exports: [exportReviews, exportQuestions],
    onAccountDeleted: [anonymizeReviewer],
  };
}
