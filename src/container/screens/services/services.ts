import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import reviewsModule from '../../modules/reviews.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { ServicesPageScreen } from '../../../view-models/services/services-page-screen.ts';
import { ServicesPage } from '../../../views/services/services-page.tsx';

export default screen({
  view: ServicesPage,
  modules: [servicesModule, reviewsModule],
  dependencies: { gateway: ServiceGateway, reviews: ReviewCatalogue },
  build: ({ gateway, reviews }) => new ServicesPageScreen(gateway, reviews),
});
