import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { ComparisonOpener } from '../../../view-models/comparison/comparison-opener.ts';
import { ComparisonScreen } from '../../../view-models/comparison/comparison-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ComparedPropertiesPage } from '../../../views/properties/compared-properties-page.tsx';

export default screen({
  view: ComparedPropertiesPage,
  modules: [propertiesModule],
  dependencies: { catalogue: PropertyCatalogue, chosen: ComparisonOpener, modals: Modals },
  build: ({ catalogue, chosen, modals }) =>
    new ComparisonScreen('properties', (id, signal) => catalogue.property({ id }, signal), chosen, modals),
});
