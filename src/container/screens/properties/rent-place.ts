import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { RentPlaceScreen } from '../../../view-models/properties/rent-place-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { RentPlacePage } from '../../../views/properties/rent-place-page.tsx';

export default screen({
  view: RentPlacePage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue, languages: LanguageSwitch },
  build: ({ catalogue, languages }) => new RentPlaceScreen(catalogue, () => languages.language),
});
