import { ContainerModule } from 'inversify';
import { Conversations } from '../core/roommates/conversations.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';
import { Clock } from '../core/shared/clock.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Session } from '../view-models/accounts/session.ts';
import { FollowedConversationScreen } from '../view-models/roommates/followed-conversation-screen.ts';
import { MessagesScreen } from '../view-models/roommates/messages-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindConversations } from './conversation-desk.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindRoommateCatalogue } from './roommate-desk.ts';
import { roommateRules as rules } from './roommate-rules.ts';

/** The screens of messages: the inbox in the profile, and the visitor's side by its link. */
export const conversationScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindConversations(options);
  bindRoommateCatalogue(options);
  bindFormDrafts(options);
  bind(MessagesScreen).toResolvedValue(
    (conversations, drafts, modals, catalogue, session, clock) =>
      new MessagesScreen({ conversations, drafts, modals, rules }, catalogue, session, clock),
    [Conversations, FormDrafts, Modals, RoommateCatalogue, Session, Clock],
  );
  bind(FollowedConversationScreen).toResolvedValue(
    (conversations, drafts, modals, catalogue, clock) =>
      new FollowedConversationScreen({ conversations, drafts, modals, rules }, catalogue, clock),
    [Conversations, FormDrafts, Modals, RoommateCatalogue, Clock],
  );
});
