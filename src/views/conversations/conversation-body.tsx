import { observer } from 'mobx-react-lite';
import { CONVERSATION_REPORT_REASONS } from '../../core/conversations/conversations.ts';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ConversationAnswer } from './conversation-answer.tsx';
import { ConversationEnd } from './conversation-end.tsx';
import { ConversationMessages } from './conversation-messages.tsx';
import { lazyModal } from '../shell/lazy-modal.tsx';

const ReportModal = lazyModal(() =>
  import('../listings/report-modal.tsx').then((module) => module.ReportModal),
);

export const ConversationBody = observer(function ConversationBody({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const { conversation, question } = open;
  return (
    <>
      <ConversationMessages conversation={conversation} />
      {conversation.closed ? (
        <Alert>{t('error-conversation-closed')}</Alert>
      ) : (
        <ConversationAnswer open={open} />
      )}
      <ConversationEnd open={open} />
      {question === 'report-listing' && (
        <ReportModal
          send={(report) => open.reportListing(report)}
          onClose={() => open.setQuestion(null)}
          onUnavailable={() => open.setQuestion(null)}
        />
      )}
      {question === 'report' && (
        <ReportModal
          onUnavailable={() => open.setQuestion(null)}
          title="conversation-report"
          reasons={CONVERSATION_REPORT_REASONS}
          thanks="conversation-reported"
          hasEmail={false}
          send={({ reason, text }) => {
            const known = CONVERSATION_REPORT_REASONS.find((one) => one === reason) ?? 'other';
            return open.report({ reason: known, text });
          }}
          onClose={() => open.setQuestion(null)}
        />
      )}
    </>
  );
});
