import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../adapters/browser/browser-sharing.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';
import { Sharing } from '../core/site/sharing.ts';
import { Session } from '../view-models/accounts/session.ts';
import { OwnHabits } from '../view-models/roommates/own-habits.ts';
import { RoommateOfferScreen } from '../view-models/roommates/roommate-offer-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { TextTranslation } from '../view-models/site/text-translation.ts';
import { bindOwnHabits } from './own-habits.ts';
import { bindRoommateCatalogue } from './roommate-desk.ts';
import { bindTextTranslation } from './text-translation.ts';

/** The page of an offer. */
export const roommateOfferScreens = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindRoommateCatalogue(options);
  bindOwnHabits(options);
  bindTextTranslation(options);
  if (!isBound(Sharing)) bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(RoommateOfferScreen).toResolvedValue(
    (catalogue, habits, session, modals, sharing, translation) =>
      new RoommateOfferScreen(catalogue, habits, session, modals, sharing, translation),
    [RoommateCatalogue, OwnHabits, Session, Modals, Sharing, TextTranslation],
  );
});
