import { ConversationEvents, Conversations } from '../../../core/conversations/conversations.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import conversationsModule from '../../modules/conversations.ts';
import formsModule from '../../modules/forms.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { MessagesScreen } from '../../../view-models/conversations/messages-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { MessagesPage } from '../../../views/conversations/messages-page.tsx';

export default screen({
  view: MessagesPage,
  modules: [conversationsModule, formsModule],
  dependencies: {
    conversations: Conversations,
    drafts: FormDrafts,
    modals: Modals,
    session: Session,
    clock: Clock,
    events: ConversationEvents,
  },
  build: ({ conversations, drafts, modals, session, clock, events }) =>
    new MessagesScreen(
      {
        conversations,
        drafts,
        modals,
        newAbort: () => new AbortController(),
        rules: lazyImport(() =>
          import('../../../core/conversations/conversation-commands.ts').then(
            (module) => module.conversationRules,
          ),
        ),
      },
      session,
      clock,
      events,
    ),
});
