import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { SETTLEMENT_VIEWS } from '../../core/shipping/settlement.ts';
import type { CashOnDelivery } from '../../core/shipping/settlement.ts';
import type { CashOnDeliveryScreen } from '../../view-models/shipping/cash-on-delivery-screen.ts';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { Stack } from '../components/layout.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';

/** Cash on delivery: awaited, paid out, and differences (SHIP-06). */
export const CashOnDeliveryPage = observer(function CashOnDeliveryPage({
  screen,
}: {
  screen: CashOnDeliveryScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const { view, cash, page, pageCount } = screen;
  const address = (one: string, number = 1) =>
    links('VendorCashOnDelivery', {}, { view: one, page: number > 1 ? number : null });
  return (
    <ProfileFrame>
      <PageHeading title={t('cash-title')} lead={t('cash-lead')} />
      <Stack gap="large">
        <SegmentedLinks
          label={t('cash-views')}
          items={SETTLEMENT_VIEWS.map((one) => ({
            to: address(one),
            label: t(`cash-view-${one}`, { count: cash.counts[one] }),
            current: one === view,
          }))}
        />
        {cash.data.length > 0 ? (
          <CashTable rows={cash.data} />
        ) : (
          <EmptyState icon={BoxIcon} title={t(`cash-none-${view}`)} />
        )}
        <Pagination page={page} pages={pageCount} hrefOf={(number) => address(view, number)} />
      </Stack>
    </ProfileFrame>
  );
});

function CashTable({ rows }: { rows: readonly CashOnDelivery[] }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const prices = usePrices();
  const amount = (stotinki: number | null) => (stotinki === null ? '–' : prices.inText(stotinki));
  const day = (moment: string | null) => (moment === null ? '–' : dates.day(moment));
  return (
    <DataTable
      isListOnPhones
      label={t('cash-title')}
      columns={[
        { title: t('cash-order') },
        { title: t('cash-expected'), isNumber: true },
        { title: t('cash-paid'), isNumber: true },
        { title: t('cash-state') },
        { title: t('cash-delivered') },
        { title: t('cash-settled') },
        { title: t('cash-parcel') },
      ]}
      rows={rows.map((row) => ({
        key: `${row.number} ${row.document ?? ''}`,
        cells: [
          row.order ? (
            <Link key="order" to={links('AdminVendorOrder', { id: row.order.id })}>
              {row.order.number}
            </Link>
          ) : (
            '–'
          ),
          amount(row.expected),
          amount(row.paid),
          <Badge
            key="state"
            look={row.result === 'matched' ? 'good' : row.result === 'awaited' ? 'plain' : 'warning'}
          >
            {t(`cash-result-${row.result}`)}
          </Badge>,
          day(row.deliveredAt),
          day(row.settledAt),
          row.number,
        ],
      }))}
    />
  );
}
