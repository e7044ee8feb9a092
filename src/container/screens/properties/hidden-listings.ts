import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';
import { HiddenListingsScreen } from '../../../view-models/properties/marks/hidden-listings-screen.ts';
import { MarksOpener } from '../../../view-models/properties/marks/marks-opener.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { HiddenListingsPage } from '../../../views/properties/hidden-listings-page.tsx';

export default screen({
  view: HiddenListingsPage,
  modules: [propertiesModule, roommatesModule],
  dependencies: {
    opener: MarksOpener,
    catalogue: PropertyCatalogue,
    roommates: RoommateCatalogue,
    modals: Modals,
  },
  build: ({ opener, catalogue, roommates, modals }) =>
    new HiddenListingsScreen(opener, catalogue, roommates, modals),
});
