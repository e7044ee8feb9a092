import type { ListingKind } from '../../../core/conversations/conversation.ts';
import { Conversations } from '../../../core/conversations/conversations.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { FirstMessage } from '../../../view-models/conversations/first-message.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { FirstMessageModal } from '../../../views/conversations/first-message-modal.tsx';
import conversationsModule from '../../modules/conversations.ts';
import formsModule from '../../modules/forms.ts';
import { modal } from '../../screen.ts';

const firstMessage = (kind: ListingKind) =>
  modal({
    view: FirstMessageModal,
    modules: [conversationsModule, formsModule],
    dependencies: {
      conversations: Conversations,
      modals: Modals,
      drafts: FormDrafts,
      session: Session,
      navigation: Navigation,
    },
    build: ({ conversations, modals, drafts, session, navigation }) =>
      new FirstMessage(
        kind,
        conversations,
        modals,
        drafts,
        session,
        navigation,
        lazyImport(() =>
          import('../../../core/conversations/conversation-commands.ts').then(
            (module) => module.conversationRules,
          ),
        ),
      ),
  });

export const propertyQuestion = firstMessage('property');
export const roommateMessage = firstMessage('roommate');
