import { Accounts } from '../../../core/accounts/accounts.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { ReviewCatalogue } from '../../../core/reviews/review-gateway.ts';
import accountsModule from '../../modules/accounts.ts';
import propertiesModule from '../../modules/properties.ts';
import reviewsModule from '../../modules/reviews.ts';
import { screen } from '../../screen.ts';
import { PersonScreen } from '../../../view-models/properties/person-screen.ts';
import { PersonPage } from '../../../views/properties/person-page.tsx';

export default screen({
  view: PersonPage,
  modules: [propertiesModule, accountsModule, reviewsModule],
  dependencies: { accounts: Accounts, catalogue: PropertyCatalogue, reviews: ReviewCatalogue },
  build: ({ accounts, catalogue, reviews }) => new PersonScreen(accounts, catalogue, reviews),
});
