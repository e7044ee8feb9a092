import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { MessagesScreen } from '../../view-models/conversations/messages-screen.ts';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { LeftIcon } from '../components/icons.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ConversationView } from './conversation-view.tsx';
import { InboxList } from './inbox-list.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { usePageVisibility } from './use-page-visibility.ts';

const classes = {
  inboxBack: 'inbox-back',
  inboxList: 'inbox-list',
} as const;

/** List beside the conversation; on phones only one of them. */
const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  & > .${classes.inboxBack} {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: var(--space-1);
    min-height: var(--target);
  }
  @media (min-width: 75rem) {
    &[data-open] {
      grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr);
    }
    & > .${classes.inboxBack} {
      display: none;
    }
  }
  @media (max-width: 74.99rem) {
    &[data-open] > .${classes.inboxList} {
      display: none;
    }
  }
`;

type Props = { screen: MessagesScreen };

/** The inbox, and the open conversation (MATE-03). */
export const MessagesPage = observer(function MessagesPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { inbox, open } = screen;
  usePageVisibility(screen);
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('AdminMessages', {}, screen.queryWith(change));
  return (
    <ProfileFrame>
      <PageHeading title={t('messages')} lead={!open && t('inbox-lead')} />
      <Stack>
        {inbox.data.length > 0 || open ? (
          <Both data-open={open ? '' : undefined}>
            <Stack className={classes.inboxList}>
              <InboxList screen={screen} addressOf={(conversation) => address({ conversation })} />
              <Pagination
                page={screen.page}
                pages={screen.pageCount}
                hrefOf={(number) => address({ page: number })}
              />
            </Stack>
            {open && (
              <>
                <Link className={classes.inboxBack} to={address({})}>
                  <LeftIcon />
                  {t('inbox-all')}
                </Link>
                <ConversationView key={open.conversation.id} open={open} />
              </>
            )}
          </Both>
        ) : (
          <EmptyState
            icon={MailIcon}
            title={t('inbox-none')}
            text={t(screen.hasListings ? 'inbox-none-text' : 'inbox-none-text-asker')}
            action={<LinkButton to={links('Properties')}>{t('inbox-see-homes')}</LinkButton>}
          />
        )}
        {screen.blocked.length > 0 && <BlockedPeople screen={screen} />}
      </Stack>
    </ProfileFrame>
  );
});
