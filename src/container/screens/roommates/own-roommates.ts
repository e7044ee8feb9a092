import { OwnRoommateOffers } from '../../../core/roommates/own-roommate-offers.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';
import { OwnRoommatesScreen } from '../../../view-models/roommates/own-roommates-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { OwnRoommatesPage } from '../../../views/roommates/own-roommates-page.tsx';

export default screen({
  view: OwnRoommatesPage,
  modules: [roommatesModule],
  dependencies: { own: OwnRoommateOffers, modals: Modals },
  build: ({ own, modals }) => new OwnRoommatesScreen(own, modals),
});
