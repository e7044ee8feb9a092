import { JournalCatalogue } from '../../../core/journal/post.ts';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import journalModule from '../../modules/journal.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';
import { HomeScreen } from '../../../view-models/shop/home-screen.ts';
import { HomePage } from '../../../views/shop/home-page.tsx';

export default screen({
  view: HomePage,
  modules: [propertiesModule, roommatesModule, journalModule],
  dependencies: {
    catalogue: ProductCatalogue,
    properties: PropertyCatalogue,
    roommates: RoommateCatalogue,
    journal: JournalCatalogue,
  },
  build: ({ catalogue, properties, roommates, journal }) =>
    new HomeScreen(catalogue, properties, roommates, journal),
});
