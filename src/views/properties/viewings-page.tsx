import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ViewingsScreen } from '../../view-models/properties/viewings/viewings-screen.ts';
import { VIEWING_TABS } from '../../view-models/properties/viewings/viewings-screen.ts';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { CalendarIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ReceivedViewingCard } from './viewings/received-viewing-card.tsx';
import { SentViewingCard } from './viewings/sent-viewing-card.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** Viewing requests: received and sent (HOME-15). */
export const ViewingsPage = observer(function ViewingsPage({ screen }: { screen: ViewingsScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { tab, waiting, total } = screen;
  const address = (change: Parameters<typeof screen.queryOf>[0]) =>
    links('ViewingRequests', {}, screen.queryOf(change));
  return (
    <ProfileFrame>
      <PageHeading title={t('profile-viewings')} lead={t(`viewings-lead-${tab}`)} />
      <Stack>
        <Row spread>
          <SegmentedLinks
            label={t('viewings-tabs')}
            items={VIEWING_TABS.map((one) => ({
              to: address({ tab: one }),
              label: t(`viewings-tab-${one}`),
              current: one === tab,
            }))}
          />
          <SegmentedLinks
            label={t('show')}
            items={[false, true].map((one) => ({
              to: address({ waiting: one }),
              label: t(one ? 'viewings-waiting' : 'viewings-all'),
              current: one === waiting,
            }))}
          />
        </Row>
        {total > 0 ? (
          <List>
            {screen.received.data.map((viewing) => (
              <li key={viewing.id}>
                <ReceivedViewingCard viewing={viewing} answer={screen.answer} />
              </li>
            ))}
            {screen.sent.data.map((viewing) => (
              <li key={viewing.id}>
                <SentViewingCard viewing={viewing} />
              </li>
            ))}
          </List>
        ) : (
          <Nothing screen={screen} all={address({ waiting: false })} />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => address({ page: number })}
        />
      </Stack>
    </ProfileFrame>
  );
});

const Nothing = observer(function Nothing({ screen, all }: { screen: ViewingsScreen; all: string }) {
  const t = useTexts();
  const links = useLinks();
  const { tab, waiting } = screen;
  return (
    <EmptyState
      icon={CalendarIcon}
      title={t(waiting ? 'viewings-none-waiting' : `viewings-none-${tab}`)}
      text={waiting ? undefined : t(`viewings-none-${tab}-text`)}
      action={
        waiting ? (
          <LinkButton to={all}>{t('viewings-show-all')}</LinkButton>
        ) : (
          <LinkButton to={links(tab === 'sent' ? 'Properties' : 'AdminPropertyList')}>
            {t(tab === 'sent' ? 'properties-for-rent' : 'profile-properties')}
          </LinkButton>
        )
      }
    />
  );
});
