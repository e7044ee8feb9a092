import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ConversationEvents } from '../../core/conversations/conversation-events.ts';
import { Conversations } from '../../core/conversations/conversations.ts';
import { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import { Clock } from '../../core/shared/clock.ts';
import { whenNeeded } from '../../core/shared/when-needed.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { FollowedConversationScreen } from '../../view-models/conversations/followed-conversation-screen.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Hint } from '../components/fields/field.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { ConversationView } from './conversation-view.tsx';
import { useLooking } from './use-looking.ts';

const Narrow = styled(Stack)`
  max-width: var(--width-narrow);
`;

/** The visitor's side of a conversation, behind its secret link (MATE-03). */
const FollowedConversationPage = observer(function FollowedConversationPage({
  screen,
}: {
  screen: FollowedConversationScreen;
}) {
  const t = useTexts();
  const { open } = screen;
  useLooking(screen);
  if (!open) return null;
  return (
    <PageContainer>
      <PageHeading title={t('conversation-title')} lead={t('conversation-lead')} />
      <Narrow>
        <ConversationView open={open} />
        <Hint>{t('conversation-keep-link')}</Hint>
      </Narrow>
    </PageContainer>
  );
});

export default page(
  FollowedConversationPage,
  [Conversations, FormDrafts, Modals, PropertyCatalogue, RoommateCatalogue, Clock, ConversationEvents],
  (conversations, drafts, modals, property, roommate, clock, events) =>
    new FollowedConversationScreen(
      {
        conversations,
        drafts,
        modals,
        catalogues: { property, roommate },
        rules: whenNeeded(() =>
          import('../../core/conversations/conversation-rules.ts').then((module) => module.conversationRules),
        ),
      },
      clock,
      events,
    ),
);
