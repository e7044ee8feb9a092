import { observer } from 'mobx-react-lite';
import type { OpenConversation } from '../../../view-models/roommates/open-conversation.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Ways out of a conversation that is not welcome: to end it, and to tell us. */
export const ConversationEnd = observer(function ConversationEnd({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const { conversation, question, busy } = open;
  const { closed, side, offer, other } = conversation;
  const name = other.name ?? t('conversation-gone');
  return (
    <>
      <Row>
        {!closed && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => open.ask('block')}>
            {t('conversation-block')}
          </Button>
        )}
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => open.ask('report')}>
          {t('conversation-report')}
        </Button>
        {side === 'asker' && offer.open && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => open.ask('report-offer')}>
            {t('conversation-report-offer')}
          </Button>
        )}
      </Row>
      <Modal
        open={question === 'block'}
        title={t('conversation-block-title')}
        closable={!busy}
        onClose={() => open.ask(null)}
      >
        <Stack>
          <p>{t('conversation-block-text', { name })}</p>
          <Row>
            <Button look="danger" busy={busy} onClick={() => void open.block()}>
              {t('conversation-block-confirm')}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => open.ask(null)}>
              {t('conversation-block-cancel')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
});
