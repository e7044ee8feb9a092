import { ConversationEvents, Conversations } from '../../../core/conversations/conversations.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import conversationsModule from '../../modules/conversations.ts';
import formsModule from '../../modules/forms.ts';
import { screen } from '../../screen.ts';
import {
  FollowedConversationScreen,
  LinkedConversation,
} from '../../../view-models/conversations/linked-conversation.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { FollowedConversationPage } from '../../../views/conversations/followed-conversation-page.tsx';

export default screen({
  view: FollowedConversationPage,
  modules: [conversationsModule, formsModule],
  dependencies: {
    conversations: Conversations,
    drafts: FormDrafts,
    modals: Modals,
    clock: Clock,
    events: ConversationEvents,
  },
  build: ({ conversations, drafts, modals, clock, events }) =>
    new FollowedConversationScreen(
      new LinkedConversation(
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
        clock,
        events,
      ),
    ),
});
