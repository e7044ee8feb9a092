import { useMemo } from 'react';
import type { ListingStatistics } from '../../core/properties/listing-statistics.ts';
import { stepOf } from '../../core/shared/period.ts';
import { Chart } from '../components/content/chart.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { FigureList } from '../components/content/figure-list.tsx';
import { Columns, Panel, Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useComparison, usePartNames } from '../shell/use-figures.ts';
import { useDates, useLinks, useLocale } from '../shell/use-page-language.ts';

/** Figures of an account's listings: views, favorites, requests, premium places (VEND-01). */
export function ListingReport({ statistics }: { statistics: ListingStatistics }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const locale = useLocale();
  const compare = useComparison();
  const { period, total, before, series, premium, listings } = statistics;
  const nameOf = usePartNames(stepOf(period));
  const { views, requests } = useMemo(
    () => ({
      views: series.map((part) => ({
        label: nameOf(part.from),
        value: part.views,
        shown: String(part.views),
      })),
      requests: series.map((part) => ({
        label: nameOf(part.from),
        value: part.requests,
        shown: String(part.requests),
      })),
    }),
    // The wrapper is new each time; what it says depends on the language alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [statistics, locale],
  );
  return (
    <Stack gap="large">
      <FigureList
        figures={[
          { label: t('views'), value: total.views, note: compare(total.views, before.views) },
          {
            label: t('listings-favorites'),
            value: total.favorites,
            note: compare(total.favorites, before.favorites),
          },
          {
            label: t('viewing-requests'),
            value: total.requests,
            note: compare(total.requests, before.requests),
          },
          {
            label: t('listings-premium'),
            value: premium.active,
            note: t('listings-premium-credits', { count: premium.credits }),
          },
        ]}
      />
      <Columns>
        <Panel>
          <Chart
            title={t('listings-views-chart')}
            kind="bar"
            columns={[t('period'), t('views')]}
            points={views}
            locale={locale}
          />
        </Panel>
        <Panel>
          <Chart
            title={t('listings-requests-chart')}
            kind="bar"
            columns={[t('period'), t('viewing-requests')]}
            points={requests}
            locale={locale}
          />
        </Panel>
      </Columns>
      {listings.length > 0 && (
        <Stack>
          <h3>{t('listings-most-seen')}</h3>
          <DataTable
            label={t('listings-most-seen')}
            columns={[
              { title: t('listings-home') },
              { title: t('views'), isNumber: true },
              { title: t('listings-favorites'), isNumber: true },
              { title: t('viewing-requests'), isNumber: true },
              { title: t('listings-premium-until') },
            ]}
            rows={listings.map((listing) => ({
              key: listing.propertyId,
              cells: [
                <Link key="name" to={links('AdminEditProperty', { id: listing.propertyId })}>
                  {listing.title}
                </Link>,
                listing.views,
                listing.favorites,
                listing.requests,
                listing.premiumUntil ? dates.day(listing.premiumUntil) : '–',
              ],
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
