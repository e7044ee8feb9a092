import { observer } from 'mobx-react-lite';
import { mayBlock } from '../../core/conversations/conversation.ts';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Button } from '../components/actions/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';

export const ConversationEnd = observer(function ConversationEnd({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const { conversation, question, busy, isOfAccount } = open;
  const block = isOfAccount ? 'conversation-block-person' : 'conversation-block';
  const { closed, subject, other } = conversation;
  const name = other.name ?? t('conversation-gone');
  return (
    <>
      <Row>
        {!closed && mayBlock(subject.kind) && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => open.setQuestion('block')}>
            {t(block)}
          </Button>
        )}
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => open.setQuestion('report')}>
          {t('conversation-report')}
        </Button>
        {open.mayReportListing && (
          <Button
            look="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => open.setQuestion('report-listing')}
          >
            {t('listing-report')}
          </Button>
        )}
      </Row>
      <Modal
        open={question === 'block'}
        title={t(`${block}-title`)}
        closable={!busy}
        onClose={() => open.setQuestion(null)}
      >
        <Stack>
          <p>{t(`${block}-text`, { name })}</p>
          <Row>
            <Button look="danger" busy={busy} onClick={() => void open.block()}>
              {t(`${block}-confirm`)}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => open.setQuestion(null)}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
});
