import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { SiteSearch } from '../../../core/searches/site-search/site-search.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import searchesModule from '../../modules/searches.ts';
import { screen } from '../../screen.ts';
import { SearchScreen } from '../../../view-models/searches/search-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { SearchPage } from '../../../views/searches/search-page.tsx';

export default screen({
  view: SearchPage,
  modules: [searchesModule, propertiesModule, roommatesModule],
  dependencies: {
    search: SiteSearch,
    properties: PropertyCatalogue,
    roommates: RoommateCatalogue,
    products: ProductCatalogue,
    languages: LanguageSwitch,
  },
  build: ({ search, properties, roommates, products, languages }) =>
    new SearchScreen(search, { properties, roommates, products }, () => languages.language),
});
