import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { SavedSearches } from '../../../core/searches/saved-searches.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import searchesModule from '../../modules/searches.ts';
import { screen } from '../../screen.ts';
import { SavedSearchScreen } from '../../../view-models/searches/saved-search-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { SavedSearchPage } from '../../../views/searches/saved-search-page.tsx';

export default screen({
  view: SavedSearchPage,
  modules: [searchesModule, propertiesModule, roommatesModule],
  dependencies: {
    searches: SavedSearches,
    properties: PropertyCatalogue,
    roommates: RoommateCatalogue,
    products: ProductCatalogue,
    modals: Modals,
  },
  build: ({ searches, properties, roommates, products, modals }) =>
    new SavedSearchScreen(searches, { properties, roommates, products }, modals),
});
