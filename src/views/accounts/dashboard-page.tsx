import { observer } from 'mobx-react-lite';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { OwnStatistics } from '../../core/accounts/accounts.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { Listings } from '../../core/properties/listing-statistics.ts';
import { Sales } from '../../core/orders/sales.ts';
import { Clock } from '../../core/shared/clock.ts';
import { DashboardScreen } from '../../view-models/accounts/dashboard-screen.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { FigureList } from '../components/content/figure-list.tsx';
import type { FigureListProps } from '../components/content/figure-list.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ListingReport } from '../properties/listing-report.tsx';
import { SalesReport } from '../orders/received/sales-report.tsx';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { PeriodChoice } from './period-choice.tsx';

/** What waits for the signed-in person, and where their things stand. */
const DashboardPage = observer(function DashboardPage({ screen }: { screen: DashboardScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { user, statistics, sales, listings } = screen;
  if (!user || !statistics) return null;
  const isVendor = user.type === 'vendor';
  return (
    <ProfileFrame>
      <PageHeading
        title={t('dashboard-hello', { name: user.name })}
        lead={t(`dashboard-lead-${user.type}`)}
        actions={<Ways user={user} />}
      />
      <Section title={t('dashboard-waiting')}>
        <FigureList figures={waitingFigures(statistics, isVendor, t, links)} />
      </Section>
      {statistics.properties && (
        <Section title={t('dashboard-properties')}>
          <FigureList figures={propertyFigures(statistics.properties, t, links)} />
        </Section>
      )}
      {(sales ?? listings) && (
        <Section title={t(sales ? 'sales-title' : 'listings-title')}>
          <Stack data-gap="large">
            <PeriodChoice screen={screen} period={(sales ?? listings)!.period} />
            {sales && <SalesReport sales={sales} />}
            {listings && <ListingReport statistics={listings} />}
          </Stack>
        </Section>
      )}
    </ProfileFrame>
  );
});

/** What one comes for most; the other ways are in the menu. */
function Ways({ user: { type, vendor } }: { user: UserInfo }) {
  const t = useTexts();
  const links = useLinks();
  const isVendor = type === 'vendor';
  return (
    <Row>
      {vendor && (
        <LinkButton look="quiet" to={links(isVendor ? 'Vendor' : 'Agency', { id: vendor.id })}>
          {t('dashboard-public-page')}
        </LinkButton>
      )}
      <LinkButton to={links(isVendor ? 'AdminAddProduct' : 'AdminAddProperty')}>
        {t(isVendor ? 'own-products-add' : 'add-property')}
      </LinkButton>
    </Row>
  );
}

type Figures = FigureListProps['figures'];
type Texts = ReturnType<typeof useTexts>;
type Links = ReturnType<typeof useLinks>;

function waitingFigures(
  { viewings, orders }: OwnStatistics,
  isVendor: boolean,
  t: Texts,
  links: Links,
): Figures {
  return [
    ...(viewings
      ? [
          {
            label: t('dashboard-viewings-waiting'),
            value: viewings.waiting,
            to: links('ViewingRequests'),
          },
          { label: t('dashboard-viewings-coming'), value: viewings.coming, to: links('ViewingRequests') },
        ]
      : []),
    ...(isVendor
      ? [
          {
            label: t('dashboard-orders-new'),
            value: orders.waiting,
            to: links('AdminVendorOrders', {}, { status: 'new' }),
          },
        ]
      : []),
    { label: t('dashboard-orders-under-way'), value: orders.underWay, to: links('AdminVendorOrders') },
  ];
}

function propertyFigures(
  properties: NonNullable<OwnStatistics['properties']>,
  t: Texts,
  links: Links,
): Figures {
  const tab = (status: 'active' | 'paused' | 'draft' | 'rented') => ({
    label: t(`dashboard-properties-${status}`),
    value: properties[status],
    to: links('AdminPropertyList', {}, { tab: status }),
  });
  return [
    tab('active'),
    tab('paused'),
    tab('draft'),
    tab('rented'),
    { label: t('views'), value: properties.views },
    { label: t('dashboard-favorites'), value: properties.favorites },
  ];
}

export default page(
  DashboardPage,
  [Accounts, Session, Sales, Listings, Clock],
  (accounts, session, sales, listings, clock) =>
    new DashboardScreen(accounts, session, sales, listings, clock),
);
