import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { CONVERSATION_REPORT_REASONS } from '../../../core/roommates/conversations.ts';
import type { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import type { OpenConversation } from '../../../view-models/roommates/open-conversation.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel } from '../../components/layout.tsx';
import { Link } from '../../components/actions/link.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { ConversationAnswer } from './conversation-answer.tsx';
import { ConversationMessages } from './conversation-messages.tsx';
import { ConversationPhones } from './conversation-phones.tsx';
import { ConversationEnd } from './conversation-end.tsx';

const ReportModal = lazy(() =>
  import('../../listings/report-modal.tsx').then((module) => ({ default: module.ReportModal })),
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

interface ConversationViewProps {
  open: OpenConversation;
  /** Where the offer is reported. */
  catalogue: RoommateCatalogue;
}

/** A conversation as either side sees it (MATE-03). */
export const ConversationView = observer(function ConversationView({
  open,
  catalogue,
}: ConversationViewProps) {
  const t = useTexts();
  const links = useLinks();
  const { conversation, question } = open;
  const { offer, other, closed } = conversation;
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
          {offer.open ? (
            <Link to={links('RoommateOffer', { id: offer.id })}>{offer.title}</Link>
          ) : (
            t('conversation-offer-gone', { title: offer.title })
          )}
        </Hint>
      </header>
      <ConversationPhones open={open} />
      <ConversationMessages conversation={conversation} />
      {closed ? <Alert>{t('conversation-closed')}</Alert> : <ConversationAnswer open={open} />}
      <ConversationEnd open={open} />
      <Suspense>
        {question === 'report-offer' && (
          <ReportModal send={(report) => catalogue.report(offer.id, report)} onClose={() => open.ask(null)} />
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
