import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FollowedConversationScreen } from '../../view-models/conversations/linked-conversation.ts';
import { Hint } from '../components/fields/field.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ConversationView } from './conversation-view.tsx';
import { usePageVisibility } from './use-page-visibility.ts';

const Narrow = styled(Stack)`
  max-width: var(--width-narrow);
`;

/** A conversation opened by its secret link (MATE-03, TRUST-05). */
export const FollowedConversationPage = observer(function FollowedConversationPage({
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
