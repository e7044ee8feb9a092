import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from '../components/link.tsx';
import type { OwnStatistics } from '../../core/accounts/accounts.ts';
import type { RouteName } from '../../core/site/paths.ts';
import { DashboardScreen } from '../../view-models/accounts/dashboard-screen.ts';
import { Row } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--space-4);
  margin: 0;
  & > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--space-4);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
  }
  & dt {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd {
    margin: 0;
    font-size: var(--text-3xl);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: inherit;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

type Figure = {
  key: string;
  value: number;
  to?: Exclude<RouteName, 'NotFound'>;
  query?: Record<string, string>;
};

/** What waits for the signed-in person, and where their things stand. */
const DashboardPage = observer(function DashboardPage({ screen }: { screen: DashboardScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { user, statistics } = screen;
  if (!user || !statistics) return null;
  const isVendor = user.type === 'vendor';
  return (
    <ProfileFrame>
      <PageHeading
        title={t('dashboard-hello', { name: user.name })}
        lead={t(`dashboard-lead-${user.type}`)}
      />
      <Section title={t('dashboard-waiting')}>
        <FigureList figures={waitingFigures(statistics, isVendor)} />
      </Section>
      {statistics.properties && (
        <Section title={t('dashboard-properties')}>
          <FigureList figures={propertyFigures(statistics.properties)} />
        </Section>
      )}
      <Row>
        {!isVendor && <LinkButton to={links('AdminAddProperty')}>{t('add-property')}</LinkButton>}
        {isVendor && <LinkButton to={links('AdminVendorOrders')}>{t('profile-orders')}</LinkButton>}
        {user.vendor && (
          <LinkButton look="secondary" to={links(isVendor ? 'Vendor' : 'Agency', { id: user.vendor.id })}>
            {t('dashboard-public-page')}
          </LinkButton>
        )}
        <LinkButton look="secondary" to={links('AdminWallet')}>
          {t('wallet-title')}
        </LinkButton>
        <LinkButton look="secondary" to={links('AdminSettings')}>
          {t('profile-settings')}
        </LinkButton>
      </Row>
    </ProfileFrame>
  );
});

function FigureList({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Figures>
      {figures.map(({ key, value, to, query }) => (
        <div key={key}>
          <dt>{to ? <Link to={links(to, {}, query)}>{t(key)}</Link> : t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

function waitingFigures({ viewings, orders }: OwnStatistics, isVendor: boolean): Figure[] {
  return [
    ...(viewings
      ? ([
          { key: 'dashboard-viewings-waiting', value: viewings.waiting, to: 'ViewingRequests' },
          { key: 'dashboard-viewings-coming', value: viewings.coming, to: 'ViewingRequests' },
        ] as const)
      : []),
    ...(isVendor
      ? ([{ key: 'dashboard-orders-new', value: orders.waiting, to: 'AdminVendorOrders' }] as const)
      : []),
    { key: 'dashboard-orders-under-way', value: orders.underWay, to: 'AdminVendorOrders' },
  ];
}

function propertyFigures(properties: NonNullable<OwnStatistics['properties']>): Figure[] {
  const tab = (status: 'active' | 'paused' | 'draft' | 'rented'): Figure => ({
    key: `dashboard-properties-${status}`,
    value: properties[status],
    to: 'AdminPropertyList',
    query: { tab: status },
  });
  return [
    tab('active'),
    tab('paused'),
    tab('draft'),
    tab('rented'),
    { key: 'dashboard-views', value: properties.views },
    { key: 'dashboard-favorites', value: properties.favorites },
  ];
}

export const dashboardPage = page(DashboardScreen, DashboardPage);
