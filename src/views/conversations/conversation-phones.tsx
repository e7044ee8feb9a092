import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Button } from '../components/actions/button.tsx';
import { PhoneIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

const Phones = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--colour-sunken);
  font-size: var(--text-sm);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--target);
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
  }
`;

type Props = { open: OpenConversation };

/** Phone numbers of both sides; each is shown after its holder agrees. */
export const ConversationPhones = observer(function ConversationPhones({ open }: Props) {
  const t = useTexts();
  const { other, otherPhone, closed } = open.conversation;
  const { number, shared } = open.conversation.ownPhone;
  const name = other.name ?? t('conversation-gone');
  // A visitor without an account cannot add a number.
  const showsOwn = shared || (!closed && (number !== '' || open.isOfAccount));
  return (
    <>
      <Phones aria-label={t('conversation-phones')}>
        <li>
          {otherPhone === null ? (
            <span>{t('conversation-phone-hidden', { name })}</span>
          ) : (
            <>
              <span>{t('conversation-phone-of', { name })}</span>
              <a href={`tel:${otherPhone}`}>
                <PhoneIcon />
                {otherPhone}
              </a>
            </>
          )}
        </li>
        {showsOwn && (
          <li>
            <OwnPhone open={open} name={name} />
          </li>
        )}
      </Phones>
      <Question open={open} name={name} />
    </>
  );
});

const OwnPhone = observer(function OwnPhone({ open, name }: Props & { name: string }) {
  const t = useTexts();
  const links = useLinks();
  const { number, shared } = open.conversation.ownPhone;
  if (shared) return <span>{t('conversation-own-phone-shared', { name, number })}</span>;
  if (number === '') {
    return (
      <>
        <span>{t('conversation-no-phone')}</span>
        <Link to={links('AdminSettings')}>{t('conversation-add-phone')}</Link>
      </>
    );
  }
  return (
    <>
      <span>{t('conversation-own-phone-hidden', { name })}</span>
      <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => open.setQuestion('share')}>
        {t('conversation-share-phone')}
      </Button>
    </>
  );
});

const Question = observer(function Question({ open, name }: Props & { name: string }) {
  const t = useTexts();
  const { question, busy, conversation } = open;
  return (
    <Modal
      open={question === 'share'}
      title={t('conversation-share-phone')}
      closable={!busy}
      onClose={() => open.setQuestion(null)}
    >
      <Stack>
        <p>{t('conversation-share-text', { name, number: conversation.ownPhone.number })}</p>
        <Row>
          <Button busy={busy} onClick={() => void open.sharePhone()}>
            {t('conversation-share-confirm')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => open.setQuestion(null)}>
            {t('conversation-share-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
