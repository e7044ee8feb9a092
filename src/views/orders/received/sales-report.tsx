import styled from '@emotion/styled';
import { useMemo } from 'react';
import { ORDER_STATUSES } from '../../../core/orders/order-status.ts';
import { averageOrder } from '../../../core/orders/sales.ts';
import type { SalesStatistics } from '../../../core/orders/sales.ts';
import { toLeva } from '../../../core/shared/money.ts';
import { stepOf } from '../../../core/shared/period.ts';
import { Chart } from '../../components/content/chart.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { FigureList } from '../../components/content/figure-list.tsx';
import { Panel, Stack } from '../../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useComparison, usePartNames } from '../../shell/use-figures.ts';
import { useLinks, useLocale, usePrices } from '../../shell/use-page-language.ts';

/** In two columns, the first chart takes a whole row. */
const Charts = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 84rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-of-type {
      grid-column: auto;
    }
  }
`;

/** A vendor's sales: figures, charts with their tables, best sellers and products that run out (VEND-01). */
export function SalesReport({ sales }: { sales: SalesStatistics }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const locale = useLocale();
  const compare = useComparison();
  const { period, statuses, sold, before, series } = sales;
  const nameOf = usePartNames(stepOf(period));
  const { revenue, orders, byStatus } = useMemo(
    () => ({
      revenue: series.map((part) => ({
        label: nameOf(part.from),
        value: toLeva(part.revenue),
        shown: prices.inText(part.revenue),
      })),
      orders: series.map((part) => ({
        label: nameOf(part.from),
        value: part.orders,
        shown: String(part.orders),
      })),
      byStatus: ORDER_STATUSES.map((status) => ({
        label: t(`order-status-${status}`),
        value: statuses[status],
        shown: String(statuses[status]),
      })),
    }),
    // The hooks return new objects each time; their results depend on the language only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [sales, locale],
  );
  const amount = (stotinki: number) => {
    const { main, equivalent } = prices.show(stotinki);
    return { value: main, equivalent };
  };
  return (
    <Stack gap="large">
      <FigureList
        figures={[
          {
            label: t('sales-revenue'),
            ...amount(sold.revenue),
            note: compare(sold.revenue, before.revenue),
          },
          { label: t('orders'), value: sold.orders, note: compare(sold.orders, before.orders) },
          { label: t('sales-pieces'), value: sold.pieces, note: compare(sold.pieces, before.pieces) },
          { label: t('sales-average'), ...amount(averageOrder(sold)) },
        ]}
      />
      <Charts>
        <Panel>
          <Chart
            title={t('sales-revenue-chart')}
            kind="bar"
            columns={[t('period'), t('sales-revenue')]}
            points={revenue}
            locale={locale}
          />
        </Panel>
        <Panel>
          <Chart
            title={t('sales-orders-chart')}
            kind="bar"
            columns={[t('period'), t('orders')]}
            points={orders}
            locale={locale}
          />
        </Panel>
        <Panel>
          <Chart
            title={t('sales-statuses-chart')}
            kind="rows"
            columns={[t('status'), t('orders')]}
            points={byStatus}
            locale={locale}
          />
        </Panel>
      </Charts>
      <Stack>
        <h3>{t('sales-best')}</h3>
        {sales.bestSellers.length > 0 ? (
          <DataTable
            label={t('sales-best')}
            columns={[
              { title: t('product') },
              { title: t('sales-pieces'), isNumber: true },
              { title: t('sales-revenue'), isNumber: true },
            ]}
            rows={sales.bestSellers.map(({ productId, title, pieces, revenue: earned }) => ({
              key: productId,
              cells: [
                <Link key="name" to={links('AdminEditProduct', { id: productId })}>
                  {title}
                </Link>,
                pieces,
                prices.inText(earned),
              ],
            }))}
          />
        ) : (
          <p>{t('sales-best-none')}</p>
        )}
      </Stack>
      <Stack>
        <h3>{t('sales-scarce')}</h3>
        {sales.runningOut.length > 0 ? (
          <DataTable
            label={t('sales-scarce')}
            columns={[
              { title: t('product') },
              { title: t('sales-left'), isNumber: true },
              { title: t('sales-pieces'), isNumber: true },
            ]}
            rows={sales.runningOut.map(({ productId, title, quantity, pieces }) => ({
              key: productId,
              cells: [
                <Link key="name" to={links('AdminEditProduct', { id: productId })}>
                  {title}
                </Link>,
                quantity,
                pieces,
              ],
            }))}
          />
        ) : (
          <p>{t('sales-scarce-none')}</p>
        )}
      </Stack>
    </Stack>
  );
}
