import { ContainerModule } from 'inversify';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';
import { OwnHabits } from '../view-models/roommates/own-habits.ts';
import { RoommatesScreen } from '../view-models/roommates/roommates-screen.ts';
import { bindHomeCatalogue } from './home-desk.ts';
import { bindOwnHabits } from './own-habits.ts';
import { bindRoommateCatalogue } from './roommate-desk.ts';

/** The list of offers. */
export const roommateScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bindRoommateCatalogue(options);
  bindOwnHabits(options);
  bind(RoommatesScreen).toResolvedValue(
    (catalogue, homes, habits) => new RoommatesScreen(catalogue, homes, habits),
    [RoommateCatalogue, HomeCatalogue, OwnHabits],
  );
});
