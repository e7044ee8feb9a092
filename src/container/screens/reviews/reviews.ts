import { ReviewCatalogue, ReviewGateway } from '../../../core/reviews/review-gateway.ts';
import ownReviewsModule from '../../modules/own-reviews.ts';
import reviewsModule from '../../modules/reviews.ts';
import { screen } from '../../screen.ts';
import { ReviewsScreen } from '../../../view-models/reviews/reviews-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ReviewsPage } from '../../../views/reviews/reviews-page.tsx';

export default screen({
  view: ReviewsPage,
  modules: [reviewsModule, ownReviewsModule],
  dependencies: { catalogue: ReviewCatalogue, gateway: ReviewGateway, modals: Modals },
  build: ({ catalogue, gateway, modals }) => new ReviewsScreen(catalogue, gateway, modals),
});
