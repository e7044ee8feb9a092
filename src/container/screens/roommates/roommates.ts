import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';
import { OwnHabits } from '../../../view-models/roommates/own-habits.ts';
import { RoommatesScreen } from '../../../view-models/roommates/roommates-screen.ts';
import { RoommatesPage } from '../../../views/roommates/roommates-page.tsx';

export default screen({
  view: RoommatesPage,
  modules: [roommatesModule, propertiesModule],
  dependencies: { catalogue: RoommateCatalogue, properties: PropertyCatalogue, habits: OwnHabits },
  build: ({ catalogue, properties, habits }) => new RoommatesScreen(catalogue, properties, habits),
});
