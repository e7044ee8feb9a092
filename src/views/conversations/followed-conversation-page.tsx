import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ConversationEvents } from '../../core/conversations/conversation-events.ts';
import { Conversations } from '../../core/conversations/conversations.ts';
import { Clock } from '../../core/shared/clock.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { FollowedConversationScreen } from '../../view-models/conversations/followed-conversation-screen.ts';
import { LinkedConversation } from '../../view-models/conversations/linked-conversation.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Hint } from '../components/fields/field.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { ConversationView } from './conversation-view.tsx';
import { usePageVisibility } from './use-page-visibility.ts';

const Narrow = styled(Stack)`
  max-width: var(--width-narrow);
`;

/** A conversation opened by its secret link (MATE-03, TRUST-05). */
const FollowedConversationPage = observer(function FollowedConversationPage({
  screen,
}: {
  screen: FollowedConversationScreen;
}) {
  const t = useTexts();
  const { open } = screen.conversation;
  usePageVisibility(screen.conversation);
  if (!open) return null;
  return (
    <PageContainer>
      <PageHeading
        title={t(
          open.conversation.subject.kind === 'order' ? 'conversation-order-title' : 'conversation-title',
        )}
        lead={t('conversation-lead')}
      />
      <Narrow>
        <ConversationView open={open} />
        <Hint>{t('conversation-keep-link')}</Hint>
      </Narrow>
    </PageContainer>
  );
});

export default page(
  FollowedConversationPage,
  [Conversations, FormDrafts, Modals, Clock, ConversationEvents],
  (conversations, drafts, modals, clock, events) =>
    new FollowedConversationScreen(
      new LinkedConversation(
        {
          conversations,
          drafts,
          modals,
          newAbort: () => new AbortController(),
          rules: lazyImport(() =>
            import('../../core/conversations/conversation-rules.ts').then(
              (module) => module.conversationRules,
            ),
          ),
        },
        clock,
        events,
      ),
    ),
);
