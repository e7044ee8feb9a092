import { ContainerModule } from 'inversify';
import { Conversations } from '../core/roommates/conversations.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Session } from '../view-models/accounts/session.ts';
import { RoommateMessage } from '../view-models/roommates/roommate-message.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindConversations } from './conversation-desk.ts';
import { roommateRules } from './roommate-rules.ts';

/** The form of a message to a poster. It lives as long as the page: closed by mistake, it keeps what was typed. */
export const roommateModals = new ContainerModule((options) => {
  const { bind } = options;
  bindConversations(options);
  bindFormDrafts(options);
  bind(RoommateMessage)
    .toResolvedValue(
      (conversations, modals, drafts, session, navigation) =>
        new RoommateMessage(conversations, modals, drafts, session, navigation, roommateRules),
      [Conversations, Modals, FormDrafts, Session, Navigation],
    )
    .inSingletonScope();
});
