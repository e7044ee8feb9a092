import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { FairPriceScreen } from '../../../view-models/properties/fair-price-screen.ts';
import { FairPricePage } from '../../../views/properties/fair-price-page.tsx';

export default screen({
  view: FairPricePage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue },
  build: ({ catalogue }) => new FairPriceScreen(catalogue),
});
