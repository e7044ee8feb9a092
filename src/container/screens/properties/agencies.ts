import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { AgenciesScreen } from '../../../view-models/properties/agencies-screen.ts';
import { AgenciesPage } from '../../../views/properties/agencies-page.tsx';

export default screen({
  view: AgenciesPage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue },
  build: ({ catalogue }) => new AgenciesScreen(catalogue),
});
