import { ReviewGateway } from '../../../core/reviews/review-gateway.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import formsModule from '../../modules/forms.ts';
import ownReviewsModule from '../../modules/own-reviews.ts';
import { screen } from '../../screen.ts';
import { ReviewFormScreen } from '../../../view-models/reviews/review-form-screen.ts';
import { ReviewFormPage } from '../../../views/reviews/review-form-page.tsx';

const rules = lazyImport(() => import('../../../core/reviews/review-command.ts'));

export default screen({
  view: ReviewFormPage,
  modules: [ownReviewsModule, formsModule],
  dependencies: { gateway: ReviewGateway, drafts: FormDrafts, uploads: PictureUploads },
  build: ({ gateway, drafts, uploads }) =>
    new ReviewFormScreen(
      gateway,
      drafts,
      async () => (await rules()).reviewFormRules,
      uploads,
      () => new AbortController(),
    ),
});
