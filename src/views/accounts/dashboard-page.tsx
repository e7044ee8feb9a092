import { observer } from 'mobx-react-lite';
import { actsForShop } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import { dashboardRole, isNewcomer } from '../../core/accounts/dashboard.ts';
import type { DashboardRole } from '../../core/accounts/dashboard.ts';
import type { OwnStatistics } from '../../core/accounts/accounts.ts';
import type { DashboardScreen } from '../../view-models/accounts/dashboard-screen.ts';
import { FigureList } from '../components/content/figure-list.tsx';
import type { FigureListProps } from '../components/content/figure-list.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ListingReport } from '../properties/listing-report.tsx';
import { SalesReport } from '../orders/received/sales-report.tsx';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { DashboardPlan } from './dashboard-plan.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PeriodChoice } from './period-choice.tsx';

/** Dashboard of a tenant, a landlord, an agency or a vendor: open tasks first, then figures. */
export const DashboardPage = observer(function DashboardPage({ screen }: { screen: DashboardScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { user, statistics, sales, listings } = screen;
  if (!user || !statistics) return null;
  const role = dashboardRole(user.type, statistics);
  const isNew = isNewcomer(role, statistics, user.waiting.messages);
  const hasPlan = role === 'tenant' || role === 'landlord';
  const report = isNew || role === 'tenant' ? null : (sales ?? listings);
  return (
    <ProfileFrame>
      <PageHeading
        title={t('dashboard-hello', { name: user.name })}
        lead={t(isNew ? 'dashboard-lead-new' : `dashboard-lead-${role}`)}
        actions={<Actions user={user} role={role} />}
      />
      {isNew && role !== 'landlord' ? (
        <FirstSteps role={role} />
      ) : (
        <Section title={t('dashboard-waiting')}>
          <FigureList figures={taskFigures(role, statistics, user, t, links)} />
        </Section>
      )}
      {hasPlan && <DashboardPlan />}
      {role !== 'tenant' && !isNew && statistics.properties && (
        <Section title={t('dashboard-properties')}>
          <FigureList figures={propertyFigures(statistics.properties, t, links)} />
        </Section>
      )}
      {report && (
        <Section title={t(sales ? 'sales-title' : 'listings-title')}>
          <Stack gap="large">
            <PeriodChoice screen={screen} period={report.period} />
            {sales && <SalesReport sales={sales} />}
            {listings && <ListingReport statistics={listings} />}
          </Stack>
        </Section>
      )}
    </ProfileFrame>
  );
});

/** Main actions of a role; the others are in the menu. */
function Actions({ user, role }: { user: UserInfo; role: DashboardRole }) {
  const t = useTexts();
  const links = useLinks();
  if (role === 'tenant') return <LinkButton to={links('Properties')}>{t('dashboard-find-home')}</LinkButton>;
  const { vendor } = user;
  const isVendor = role === 'vendor';
  const mayAdd = !isVendor || actsForShop(user, 'products');
  return (
    <Row>
      {vendor && (
        <LinkButton look="quiet" to={links(isVendor ? 'Vendor' : 'Agency', { id: vendor.id })}>
          {t('dashboard-public-page')}
        </LinkButton>
      )}
      {isVendor && mayAdd && (
        <LinkButton look="secondary" to={links('AdminProductsImport')}>
          {t('profile-import')}
        </LinkButton>
      )}
      {mayAdd && (
        <LinkButton to={links(isVendor ? 'AdminAddProduct' : 'AdminAddProperty')}>
          {t(isVendor ? 'own-products-add' : 'add-property')}
        </LinkButton>
      )}
    </Row>
  );
}

type Figures = FigureListProps['figures'];
type Texts = ReturnType<typeof useTexts>;
type Links = ReturnType<typeof useLinks>;

function taskFigures(
  role: DashboardRole,
  { viewings, orders, searches }: OwnStatistics,
  user: UserInfo,
  t: Texts,
  links: Links,
): Figures {
  const { waiting } = user;
  const messages = { label: t('dashboard-messages'), value: waiting.messages, to: links('AdminMessages') };
  const underWay = {
    label: t('dashboard-orders-under-way'),
    value: orders.underWay,
    to: links('AdminVendorOrders'),
  };
  if (role === 'vendor') {
    const fresh = links('AdminVendorOrders', {}, { status: 'new' });
    if (!actsForShop(user, 'orders')) return [underWay, messages];
    return [{ label: t('dashboard-orders-new'), value: orders.waiting, to: fresh }, underWay, messages];
  }
  const requests = links('ViewingRequests');
  return [
    { label: t('dashboard-viewings-waiting'), value: viewings?.waiting ?? 0, to: requests },
    { label: t('dashboard-viewings-coming'), value: viewings?.coming ?? 0, to: requests },
    messages,
    ...(role === 'agency'
      ? []
      : [
          { label: t('dashboard-searches'), value: searches ?? 0, to: links('AdminSavedSearches') },
          underWay,
        ]),
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
