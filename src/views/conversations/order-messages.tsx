import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConversationEvents, Conversations } from '../../core/conversations/conversations.ts';
import type { OrderAddress } from '../../core/conversations/conversation.ts';
import { MESSAGE_LENGTH } from '../../core/conversations/message-text.ts';
import { Clock } from '../../core/shared/clock.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { LinkedConversation } from '../../view-models/conversations/linked-conversation.ts';
import { OrderConversation } from '../../view-models/conversations/order-conversation.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ConversationBody } from './conversation-body.tsx';
import { usePageVisibility } from './use-page-visibility.ts';

interface OrderMessagesProps {
  order: OrderAddress;
  /** Secret of the reader's link; null before the first message. */
  token: string | null;
  side: 'poster' | 'asker';
}

/** Conversation of buyer and vendor, on the order's page (TRUST-05). */
export const OrderMessages = observer(function OrderMessages({ order, token, side }: OrderMessagesProps) {
  const t = useTexts();
  const links = useLinks();
  const conversation = useOrderConversation(order, token);
  const { open } = conversation;
  usePageVisibility(conversation);
  useEffect(() => {
    void conversation.onEnter();
    return () => conversation.onLeave();
  }, [conversation]);
  if (open) {
    return (
      <Stack>
        <ConversationBody open={open} />
      </Stack>
    );
  }
  if (token !== null) {
    return (
      <Row>
        <LinkButton look="secondary" to={links('FollowedConversation', { token })}>
          {t('order-messages-open')}
        </LinkButton>
      </Row>
    );
  }
  const label = t('conversation-answer');
  return (
    <BoundForm
      form={conversation.form}
      prefix={`order-${order.vendorOrderId}`}
      texts="conversation"
      aria-label={label}
    >
      <FormErrors />
      <FormTextArea
        name="message"
        label={label}
        hint={t(`order-messages-hint-${side}`)}
        maxLength={MESSAGE_LENGTH.most}
        rows={3}
        required
      />
      <Row>
        <SubmitButton look="secondary">{t('conversation-send')}</SubmitButton>
      </Row>
    </BoundForm>
  );
});

function useOrderConversation(order: OrderAddress, token: string | null): OrderConversation {
  const conversations = useService(Conversations);
  const [drafts, modals] = [useService(FormDrafts), useService(Modals)];
  const [clock, events] = [useService(Clock), useService(ConversationEvents)];
  const [conversation] = useState(() => {
    const rules = lazyImport(() =>
      import('../../core/conversations/conversation-commands.ts').then((module) => module.conversationRules),
    );
    const newAbort = () => new AbortController();
    const tools = { conversations, drafts, modals, rules, newAbort };
    return new OrderConversation(tools, order, token, new LinkedConversation(tools, clock, events));
  });
  return conversation;
}
