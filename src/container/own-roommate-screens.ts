import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOwnRoommateOffers } from '../adapters/http/http-own-roommate-offers.ts';
import { Conversations } from '../core/roommates/conversations.ts';
import { OwnRoommateOffers } from '../core/roommates/own-roommate-offers.ts';
import { OwnRoommatesScreen } from '../view-models/roommates/own-roommates-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindConversations } from './conversation-desk.ts';

/** The offers of who looks for a roommate for a home. */
export const ownRoommateScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindConversations(options);
  bind(OwnRoommateOffers).toResolvedValue((http) => new HttpOwnRoommateOffers(http), [HttpClient]);
  bind(OwnRoommatesScreen).toResolvedValue(
    (own, conversations, modals) => new OwnRoommatesScreen(own, conversations, modals),
    [OwnRoommateOffers, Conversations, Modals],
  );
});
