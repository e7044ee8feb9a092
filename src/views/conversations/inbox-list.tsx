import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ConversationSummary } from '../../core/conversations/conversation.ts';
import type { MessagesScreen } from '../../view-models/conversations/messages-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Link } from 'react-router-dom';
import { pictureSources } from '../components/content/picture-sources.ts';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { subjectTitle } from './conversation-view.tsx';

const classes = {
  inboxLast: 'inbox-last',
  inboxPicture: 'inbox-picture',
  inboxSubject: 'inbox-subject',
  inboxWhen: 'inbox-when',
  inboxWho: 'inbox-who',
} as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding: var(--space-3);
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  color: var(--colour-ink);
  text-decoration: none;
  &[aria-current] {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--colour-line-strong);
    }
  }
  & > .${classes.inboxPicture} {
    grid-row: span 3;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: var(--radius-sm);
    background: var(--colour-sunken);
    object-fit: cover;
  }
  & > .${classes.inboxWho} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-2);
  }
  & .${classes.inboxWhen},
  & > .${classes.inboxSubject} {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & > .${classes.inboxSubject} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .${classes.inboxLast} {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-unread] .${classes.inboxLast} {
    font-weight: var(--weight-strong);
  }
`;

type AddressOf = (conversation: number) => string;

/** Conversations, the latest first. */
export const InboxList = observer(function InboxList({
  screen,
  addressOf,
}: {
  screen: MessagesScreen;
  addressOf: AddressOf;
}) {
  const t = useTexts();
  return (
    <List aria-label={t('inbox-list')}>
      {screen.inbox.data.map((one) => (
        <li key={one.id}>
          <Conversation conversation={one} current={screen.isOpen(one)} addressOf={addressOf} />
        </li>
      ))}
    </List>
  );
});

function Conversation({
  conversation: { id, subject, other, lastMessage, side, unread, closed },
  current,
  addressOf,
}: {
  conversation: ConversationSummary;
  current: boolean;
  addressOf: AddressOf;
}) {
  const t = useTexts();
  const dates = useDates();
  const text = lastMessage.text || t('message-pictures', { count: lastMessage.pictures.length });
  return (
    <Row
      to={addressOf(id)}
      aria-current={current ? 'true' : undefined}
      data-unread={unread > 0 ? '' : undefined}
    >
      {subject.image ? (
        <img className={classes.inboxPicture} src={pictureSources(subject.image).src} alt="" loading="lazy" />
      ) : (
        <span className={classes.inboxPicture} />
      )}
      <span className={classes.inboxWho}>
        <strong>{other.name ?? t('conversation-gone')}</strong>
        <span className={classes.inboxWhen}>{dates.moment(lastMessage.at)}</span>
      </span>
      <span className={classes.inboxSubject}>{subjectTitle(t, subject)}</span>
      <span className={classes.inboxLast}>
        {unread > 0 && <Badge look="new">{t('inbox-unread', { count: unread })}</Badge>}{' '}
        {closed && <Badge>{t('inbox-closed')}</Badge>}{' '}
        {lastMessage.author === side ? t('inbox-own-message', { text }) : text}
      </span>
    </Row>
  );
}
