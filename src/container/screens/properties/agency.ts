import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import propertiesModule from '../../modules/properties.ts';
import reviewsModule from '../../modules/reviews.ts';
import { screen } from '../../screen.ts';
import { AgencyScreen } from '../../../view-models/properties/agency-screen.ts';
import { AgencyPage } from '../../../views/properties/agency-page.tsx';

export default screen({
  view: AgencyPage,
  modules: [propertiesModule, reviewsModule],
  dependencies: { catalogue: PropertyCatalogue, reviews: ReviewCatalogue },
  build: ({ catalogue, reviews }) => new AgencyScreen(catalogue, reviews),
});
