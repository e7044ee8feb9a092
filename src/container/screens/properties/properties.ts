import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { MarksOpener } from '../../../view-models/properties/marks/marks-opener.ts';
import { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Panels } from '../../../view-models/site/panels.ts';
import { PropertiesPage } from '../../../views/properties/properties-page.tsx';

export default screen({
  view: PropertiesPage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue, panels: Panels, marks: MarksOpener },
  build: ({ catalogue, panels, marks }) => new PropertiesScreen(catalogue, panels, marks),
});
