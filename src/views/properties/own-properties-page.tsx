import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { OWN_TABS } from '../../core/properties/own-properties.ts';
import { Session } from '../../view-models/accounts/session.ts';
import type { OwnPropertiesScreen } from '../../view-models/properties/own-properties-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useService } from '../shell/services.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { ChooseAll, OwnListingsBulkBar, OwnListingsOutcome } from './own-listings-bulk-bar.tsx';
import { OwnPropertyCard } from './own-property-card.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Listings of the account by state (HOME-08, HOME-09). */
export const OwnPropertiesPage = observer(function OwnPropertiesPage({
  screen,
}: {
  screen: OwnPropertiesScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const isAgency = useService(Session).user?.type === 'agency';
  const { wanted, properties } = screen;
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('AdminPropertyList', {}, screen.queryWith(change));
  return (
    <ProfileFrame>
      <PageHeading
        title={t('own-properties-title')}
        actions={
          <Row>
            {isAgency && (
              <LinkButton look="secondary" to={links('AdminListingsImport')}>
                {t('own-import')}
              </LinkButton>
            )}
            <LinkButton to={links('AdminAddProperty')}>{t('add-property')}</LinkButton>
          </Row>
        }
      />
      <Stack>
        <OwnListingsOutcome bulk={screen.bulk} />
        <SegmentedLinks
          label={t('own-tabs')}
          items={OWN_TABS.map((tab) => ({
            to: address({ tab, requested: false, premium: false }),
            label: t('own-tab-count', { tab: t(`own-tab-${tab}`), count: properties.counts[tab] }),
            current: tab === wanted.tab,
          }))}
        />
        <Row role="group" aria-label={t('filters')}>
          {(['requested', 'premium'] as const).map((filter) => (
            <LinkButton
              key={filter}
              size="small"
              look={wanted[filter] ? 'primary' : 'secondary'}
              aria-current={wanted[filter] ? 'true' : undefined}
              to={address({ [filter]: !wanted[filter] })}
            >
              {t(`own-filter-${filter}`)}
            </LinkButton>
          ))}
        </Row>
        {properties.data.length > 0 ? (
          <>
            {properties.data.length > 1 && <ChooseAll screen={screen} />}
            <List aria-busy={screen.changing !== null}>
              {properties.data.map((property) => (
                <li key={property.id}>
                  <OwnPropertyCard screen={screen} property={property} />
                </li>
              ))}
            </List>
          </>
        ) : (
          <Nothing screen={screen} />
        )}
        <Pagination
          page={wanted.page}
          pages={screen.pageCount}
          hrefOf={(number) => address({ page: number })}
        />
      </Stack>
      <OwnListingsBulkBar screen={screen} />
      <Confirmation screen={screen} />
    </ProfileFrame>
  );
});

const Nothing = observer(function Nothing({ screen }: { screen: OwnPropertiesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { tab } = screen.wanted;
  if (screen.isFiltered) {
    return (
      <EmptyState
        title={t('own-empty-filtered')}
        text={t('own-empty-filtered-text')}
        action={
          <LinkButton
            look="secondary"
            to={links('AdminPropertyList', {}, screen.queryWith({ requested: false, premium: false }))}
          >
            {t('own-clear-filters')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`own-empty-${tab}`)}
      text={t(`own-empty-${tab}-text`)}
      action={
        tab !== 'deleted' && (
          <LinkButton look="secondary" to={links('AdminAddProperty')}>
            {t('add-property')}
          </LinkButton>
        )
      }
    />
  );
});

const Confirmation = observer(function Confirmation({ screen }: { screen: OwnPropertiesScreen }) {
  const t = useTexts();
  const dates = useDates();
  const { pendingAction } = screen;
  const action = pendingAction?.action ?? 'delete';
  const title = pendingAction?.property.title || t('own-untitled');
  const until =
    pendingAction && screen.isPremium(pendingAction.property) ? pendingAction.property.premiumUntil : null;
  return (
    <Modal
      open={pendingAction !== null}
      title={t(`own-${action}-title`)}
      onClose={() => screen.setPendingAction(null)}
    >
      <Stack>
        <p>{t(`own-${action}-text`, { title })}</p>
        {until && <Alert kind="warning">{t('own-premium-lost', { day: dates.day(until) })}</Alert>}
        <Row>
          <Button look={action === 'delete' ? 'danger' : 'primary'} onClick={() => void screen.confirm()}>
            {t(`own-${action}-confirm`)}
          </Button>
          <Button look="quiet" onClick={() => screen.setPendingAction(null)}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
