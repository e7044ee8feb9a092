import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Hint } from '../components/fields/field.tsx';
import { Panel } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ConversationBody } from './conversation-body.tsx';
import { ConversationPhones } from './conversation-phones.tsx';
import type { Conversation } from '../../core/conversations/conversation.ts';
import type { TextOf } from '../components/use-texts.ts';

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & > header > h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
    &:focus-visible {
      outline: none;
    }
  }
`;

interface ConversationViewProps {
  open: OpenConversation;
}

/** A conversation as seen by either side (MATE-03, TRUST-05). */
export const ConversationView = observer(function ConversationView({ open }: ConversationViewProps) {
  const t = useTexts();
  const { conversation, question } = open;
  const { subject, other } = conversation;
  const name = other.name ?? t('conversation-gone');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasConfirming = useRef(false);
  // The pressed button disappears, so the focus moves.
  useEffect(() => {
    if (question === null && wasConfirming.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    wasConfirming.current = question !== null;
  }, [question]);
  return (
    <Sheet as="section" aria-label={t('conversation-with', { name })}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Hint>
          {t(subject.kind === 'order' ? 'conversation-about-order' : 'conversation-about')}{' '}
          <Subject open={open} />
        </Hint>
      </header>
      <ConversationPhones open={open} />
      <ConversationBody open={open} />
    </Sheet>
  );
});

function Subject({ open }: ConversationViewProps) {
  const t = useTexts();
  const links = useLinks();
  const { subject } = open.conversation;
  const title = subjectTitle(t, subject);
  if (!subject.open) return t('conversation-offer-gone', { title });
  const address = addressOf(links, open);
  return address === null ? title : <Link to={address}>{title}</Link>;
}

/** Address of the listing or order; a vendor without an account has the order's link in another mail. */
function addressOf(links: ReturnType<typeof useLinks>, { conversation, isOfAccount }: OpenConversation) {
  const { kind, id, orderToken } = conversation.subject;
  if (kind === 'property') return links('Property', { id });
  if (kind === 'roommate') return links('RoommateOffer', { id });
  if (orderToken !== null) return links('FollowedOrder', { token: orderToken });
  return isOfAccount ? links('AdminVendorOrder', { id }) : null;
}

/** Title of a conversation's subject; an order is named by its number. */
export function subjectTitle(t: TextOf, { kind, title }: Conversation['subject']): string {
  return kind === 'order' ? t('order-number-title', { number: title }) : title;
}
