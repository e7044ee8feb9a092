import { actsForShop } from '../../../core/accounts/account.ts';
import { ReviewGateway } from '../../../core/reviews/review-gateway.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import formsModule from '../../modules/forms.ts';
import ownReviewsModule from '../../modules/own-reviews.ts';
import { screen } from '../../screen.ts';
import { OwnReviewsScreen } from '../../../view-models/reviews/own-reviews-screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { OwnReviewsPage } from '../../../views/reviews/own-reviews-page.tsx';

const rules = lazyImport(() => import('../../../core/reviews/review-command.ts'));

export default screen({
  view: OwnReviewsPage,
  modules: [ownReviewsModule, formsModule],
  dependencies: { gateway: ReviewGateway, modals: Modals, drafts: FormDrafts, session: Session },
  build: ({ gateway, modals, drafts, session }) =>
    new OwnReviewsScreen(
      gateway,
      modals,
      drafts,
      async () => (await rules()).reviewFormRules,
      () => !session.user?.vendorRole || actsForShop(session.user, 'orders'),
    ),
});
