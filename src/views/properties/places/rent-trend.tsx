import styled from '@emotion/styled';
import { FAIR_PRICE } from '../../../core/properties/fair-price.ts';
import { changeOf, monthsBetween, RENT_TREND } from '../../../core/properties/rent-trend.ts';
import type { RentChange, RentOfMonth, RentTrend as Trend } from '../../../core/properties/rent-trend.ts';
import { DataTable } from '../../components/content/data-table.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, usePrices } from '../../shell/use-page-language.ts';

const Line = styled.svg`
  width: 100%;
  max-width: 40rem;
  height: auto;
  overflow: visible;
  & path {
    fill: none;
    stroke: var(--colour-action);
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & circle {
    fill: var(--colour-action);
  }
  & line {
    stroke: var(--colour-line);
  }
`;

const Months = styled.details`
  & > summary {
    width: fit-content;
    min-height: var(--target);
    align-content: center;
    cursor: pointer;
  }
`;

type Props = {
  trend: Trend;
  /** City whose figures are used when a district has too few homes; null on the city's page. */
  city: string | null;
};

/** Development of rents in a place: text, chart and table by month (TRUST-01). */
export function RentTrend({ trend, city }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const { months, type, scope } = trend;
  const change = changeOf(trend);
  const [first] = months;
  if (!first) return null;
  const named = (month: string) => dates.month(month);
  const homes = FAIR_PRICE.leastHomes;
  if (!change)
    return (
      <p>{t('rent-trend-too-short', { month: named(first.month), months: RENT_TREND.leastMonths, homes })}</p>
    );
  const { from, to, percent } = change;
  const shown = months.filter(({ month }) => month >= from.month);
  const words = t(`rent-trend-${directionOf(change)}`, {
    type: t(`property-type-${type}`),
    percent: Math.abs(percent),
    month: named(from.month),
    from: prices.inText(from.rent),
    to: prices.inText(to.rent),
  });
  return (
    <Stack>
      <p>{words}</p>
      <Chart months={shown} label={t('rent-trend-chart', { words })} />
      <Months>
        <summary>{t('rent-trend-by-months')}</summary>
        <DataTable
          label={t('rent-trend-by-months')}
          columns={[
            { title: t('rent-trend-month') },
            { title: t('rent-trend-rent'), isNumber: true },
            { title: t('rent-place-sample'), isNumber: true },
          ]}
          rows={shown.toReversed().map((row) => ({
            key: row.month,
            cells: [named(row.month), prices.inText(row.rent), row.homes],
          }))}
        />
      </Months>
      <Hint>
        {t('rent-trend-rule', { days: FAIR_PRICE.days, homes })}
        {scope === 'city' && city !== null && ` ${t('rent-trend-of-city', { city })}`}
      </Hint>
    </Stack>
  );
}

function directionOf({ percent }: RentChange): 'up' | 'down' | 'same' {
  if (percent === 0) return 'same';
  return percent > 0 ? 'up' : 'down';
}

const [WIDTH, HEIGHT, EDGE] = [400, 100, 6];

/** Chart between the lowest and highest rent; the table has the numbers. */
function Chart({ months, label }: { months: readonly RentOfMonth[]; label: string }) {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const rents = months.map(({ rent }) => rent);
  const [low, high] = [Math.min(...rents), Math.max(...rents)];
  const points = months.map(({ month, rent }) => ({
    x: EDGE + (monthsBetween(first, month) / Math.max(1, monthsBetween(first, last))) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((rent - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE),
  }));
  const written = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <path d={`M${written.join('L')}`} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={3.5} />
      ))}
    </Line>
  );
}
