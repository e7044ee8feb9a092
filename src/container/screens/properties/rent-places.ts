import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { RentPlacesScreen } from '../../../view-models/properties/rent-places-screen.ts';
import { RentPlacesPage } from '../../../views/properties/rent-places-page.tsx';

export default screen({
  view: RentPlacesPage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue },
  build: ({ catalogue }) => new RentPlacesScreen(catalogue),
});
