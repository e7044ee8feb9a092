import { lastDays } from '../../src/core/shared/period.ts';
import { comparedPeriod } from '../../src/core/team/figures/figure-period.ts';
import type { Comparison } from '../../src/core/team/figures/figure-period.ts';
import {
  comparedSeries,
  comparedValues,
  figureNamed,
  FIGURE_NAMES,
} from '../../src/core/team/figures/figures.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

/** Steps of a conversion, or names of a ranking. */
const SOME_VALUES = [
  { key: 'product', label: 'Продукт', value: 200 },
  { key: 'cart', label: 'Количка', value: 50 },
  { key: 'order', label: 'Поръчка', value: 10 },
];
const VALUES_BEFORE = SOME_VALUES.map((row) => ({ ...row, value: row.value * 2 }));

/** Figure of the in-memory server; null for another path. Conversion has no values. */
export function aFigure(path: string, query: URLSearchParams): object | null {
  const name = FIGURE_NAMES.find((one) => path === `figures/${one}`);
  if (!name) return null;
  const { from = '', to = '', compare } = Object.fromEntries(query);
  const period = { from, to };
  const compared = comparedPeriod(period, compare as Comparison);
  const { kind } = figureNamed(name);
  if (name === 'empty-searches') return { name, period, compared, total: { value: 0, before: 0 }, rows: [] };
  if (kind !== 'series') {
    const rows = comparedValues(SOME_VALUES, compared && VALUES_BEFORE);
    return { name, period, compared, total: kind === 'steps' ? null : { value: 260, before: 520 }, rows };
  }
  const days = new Map([[lastDays(1, NOW).to, 30]]);
  const before = compared && { period: compared, days: new Map([[compared.to, 24]]) };
  return {
    name,
    period,
    compared,
    total: { value: 30, before: compared && 24 },
    rows: comparedSeries(period, days, before),
  };
}
