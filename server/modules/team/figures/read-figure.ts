import type { Period } from '../../../../src/core/shared/period.ts';
import {
  comparedPeriod,
  ensureFigurePeriod,
  momentsOf,
} from '../../../../src/core/team/figures/figure-period.ts';
import type { Comparison } from '../../../../src/core/team/figures/figure-period.ts';
import {
  comparedSeries,
  comparedValues,
  figureNamed,
  ranked,
  totalOf,
} from '../../../../src/core/team/figures/figures.ts';
import type { FigureName, FigureRow } from '../../../../src/core/team/figures/figures.ts';
import * as conversion from './conversion-figures.ts';
import type { DayValue, FigureRange, FigureReading, NamedSource, SeriesSource } from './figure-source.ts';
import * as listings from './listing-figures.ts';
import * as sales from './sales-figures.ts';
import * as visitors from './visitor-figures.ts';
import * as work from './work-figures.ts';

const SOURCES: Record<FigureName, SeriesSource | NamedSource> = {
  visits: visitors.visits,
  views: visitors.views,
  screens: visitors.screens,
  'empty-searches': visitors.emptySearches,
  devices: visitors.devices,
  languages: visitors.languages,
  orders: sales.orders,
  revenue: sales.revenue,
  vendors: sales.vendors,
  categories: sales.categories,
  'service-orders': sales.serviceOrders,
  'service-revenue': sales.serviceRevenue,
  'new-homes': listings.newHomes,
  'new-offers': listings.newOffers,
  'listing-requests': listings.listingRequests,
  cities: listings.cities,
  'shop-steps': conversion.shopSteps,
  'home-steps': conversion.homeSteps,
  'offer-steps': conversion.offerSteps,
  'service-steps': conversion.serviceSteps,
  'answer-times': work.answerTimes,
  decisions: work.decisions,
  queues: work.queues,
  'queue-ages': work.queueAges,
};

export type Figure = {
  name: FigureName;
  period: Period;
  compared: Period | null;
  total: { value: number; before: number | null } | null;
  rows: FigureRow[];
};

export type FigureQuery = Period & { compare: Comparison };

/** Returns a figure of a period and of the compared one (TEAM-10). @throws Failure `invalid` for a wrong period */
export async function readFigure(
  reading: FigureReading,
  name: FigureName,
  { from, to, compare }: FigureQuery,
): Promise<Figure> {
  const period = { from, to };
  ensureFigurePeriod(period);
  const compared = comparedPeriod(period, compare);
  const source = SOURCES[name];
  const { kind, isAdditive = true } = figureNamed(name);
  const { rows, total } =
    'days' in source
      ? await readSeries(source, reading, period, compared)
      : await readNamed(source, reading, period, compared, isAdditive);
  return {
    name,
    period,
    compared,
    total: isAdditive ? total : null,
    rows: kind === 'ranking' ? ranked(rows, { rest: reading.t('figure-others'), isAdditive }) : rows,
  };
}

type Read = { rows: FigureRow[]; total: { value: number; before: number | null } };

/** The compared period may have more steps than the period: its total has all of them. */
async function readSeries(
  source: SeriesSource,
  reading: FigureReading,
  period: Period,
  compared: Period | null,
): Promise<Read> {
  const daysOf = async (wanted: Period) => byDay(await source.days(reading, rangeOf(wanted)));
  const [days, before] = await Promise.all([daysOf(period), compared && daysOf(compared)]);
  return {
    rows: comparedSeries(period, days, compared && before && { period: compared, days: before }),
    total: { value: sumOf(days), before: before && sumOf(before) },
  };
}

async function readNamed(
  source: NamedSource,
  reading: FigureReading,
  period: Period,
  compared: Period | null,
  isAdditive: boolean,
): Promise<Read> {
  const [values, before] = await Promise.all([
    source.values(reading, rangeOf(period)),
    compared && source.values(reading, rangeOf(compared)),
  ]);
  const rows = comparedValues(values ?? [], before, isAdditive);
  return { rows, total: totalOf(rows) };
}

const sumOf = (days: ReadonlyMap<string, number>) =>
  [...days.values()].reduce((sum, value) => sum + value, 0);

const byDay = (days: readonly DayValue[]) => new Map(days.map(({ day, value }) => [day, value]));

function rangeOf(period: Period): FigureRange {
  const { from: start, before } = momentsOf(period);
  return { ...period, start, before };
}
