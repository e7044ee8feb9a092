import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { CONVERSATION_REPORT_REASONS } from '../../core/conversations/conversations.ts';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Panel } from '../components/layout.tsx';
import { Link } from '../components/actions/link.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ConversationAnswer } from './conversation-answer.tsx';
import { ConversationMessages } from './conversation-messages.tsx';
import { ConversationPhones } from './conversation-phones.tsx';
import { ConversationEnd } from './conversation-end.tsx';

const ReportModal = lazy(() =>
  import('../listings/report-modal.tsx').then((module) => ({ default: module.ReportModal })),
);

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

/** Where each kind of listing is seen. */
const PAGES = { property: 'Property', roommate: 'RoommateOffer' } as const;

interface ConversationViewProps {
  open: OpenConversation;
}

/** A conversation as either side sees it (MATE-03, TRUST-05). */
export const ConversationView = observer(function ConversationView({ open }: ConversationViewProps) {
  const t = useTexts();
  const links = useLinks();
  const { conversation, question } = open;
  const { subject, other, closed } = conversation;
  const name = other.name ?? t('conversation-gone');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  // A confirmed question takes its button away, and the focus with it.
  useEffect(() => {
    if (question === null && wasAsked.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    wasAsked.current = question !== null;
  }, [question]);
  return (
    <Sheet as="section" aria-label={t('conversation-with', { name })}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Hint>
          {t('conversation-about')}{' '}
          {subject.open ? (
            <Link to={links(PAGES[subject.kind], { id: subject.id })}>{subject.title}</Link>
          ) : (
            t('conversation-offer-gone', { title: subject.title })
          )}
        </Hint>
      </header>
      <ConversationPhones open={open} />
      <ConversationMessages conversation={conversation} />
      {closed ? <Alert>{t('conversation-closed')}</Alert> : <ConversationAnswer open={open} />}
      <ConversationEnd open={open} />
      <Suspense>
        {question === 'report-listing' && (
          <ReportModal send={(report) => open.reportListing(report)} onClose={() => open.ask(null)} />
        )}
        {question === 'report' && (
          <ReportModal
            title="conversation-report-title"
            reasons={CONVERSATION_REPORT_REASONS}
            thanks="conversation-reported"
            asksEmail={false}
            send={({ reason, text }) => {
              const known = CONVERSATION_REPORT_REASONS.find((one) => one === reason) ?? 'other';
              return open.report({ reason: known, text });
            }}
            onClose={() => open.ask(null)}
          />
        )}
      </Suspense>
    </Sheet>
  );
});
