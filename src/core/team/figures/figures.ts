import { startOfStep, stepOf, stepsOf } from '../../shared/period.ts';
import type { Period } from '../../shared/period.ts';

/** Groups of figures, in the order of their tabs. */
export const FIGURE_GROUPS = ['visitors', 'sales', 'listings', 'conversion', 'work'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** Development over time, values by name with the largest first, or steps that follow each other. */
export type FigureKind = 'series' | 'ranking' | 'steps';

/** Whole numbers, amounts in stotinki, or durations in minutes. */
export type FigureUnit = 'count' | 'stotinki' | 'minutes';

type Definition = {
  group: FigureGroup;
  kind: FigureKind;
  unit: FigureUnit;
  /** False if the values cannot be added up, such as medians; true by default. */
  isAdditive?: false;
};

/** All figures of the back office (TEAM-10), in their order on the page. */
export const FIGURES = {
  visits: { group: 'visitors', kind: 'series', unit: 'count' },
  views: { group: 'visitors', kind: 'series', unit: 'count' },
  screens: { group: 'visitors', kind: 'ranking', unit: 'count' },
  'empty-searches': { group: 'visitors', kind: 'ranking', unit: 'count' },
  devices: { group: 'visitors', kind: 'ranking', unit: 'count' },
  languages: { group: 'visitors', kind: 'ranking', unit: 'count' },

  orders: { group: 'sales', kind: 'series', unit: 'count' },
  revenue: { group: 'sales', kind: 'series', unit: 'stotinki' },
  vendors: { group: 'sales', kind: 'ranking', unit: 'stotinki' },
  categories: { group: 'sales', kind: 'ranking', unit: 'stotinki' },
  'service-orders': { group: 'sales', kind: 'series', unit: 'count' },
  'service-revenue': { group: 'sales', kind: 'series', unit: 'stotinki' },

  'new-homes': { group: 'listings', kind: 'series', unit: 'count' },
  'new-offers': { group: 'listings', kind: 'series', unit: 'count' },
  'listing-requests': { group: 'listings', kind: 'series', unit: 'count' },
  cities: { group: 'listings', kind: 'ranking', unit: 'count' },

  'shop-steps': { group: 'conversion', kind: 'steps', unit: 'count', isAdditive: false },
  'home-steps': { group: 'conversion', kind: 'steps', unit: 'count', isAdditive: false },
  'offer-steps': { group: 'conversion', kind: 'steps', unit: 'count', isAdditive: false },
  'service-steps': { group: 'conversion', kind: 'steps', unit: 'count', isAdditive: false },

  'answer-times': { group: 'work', kind: 'ranking', unit: 'minutes', isAdditive: false },
  decisions: { group: 'work', kind: 'ranking', unit: 'count' },
  queues: { group: 'work', kind: 'ranking', unit: 'count' },
  'queue-ages': { group: 'work', kind: 'ranking', unit: 'minutes', isAdditive: false },
} as const satisfies Record<string, Definition>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

/** @returns the definition, whose optional fields are absent in the literal's type */
export const figureNamed = (name: FigureName): Definition => FIGURES[name];

/** Value of a day, a name or a step. */
export type NamedValue = { key: string; label: string; value: number };

/** A value with that of the compared period; null without one. `beforeKey` is the compared first day. */
export type FigureRow = NamedValue & { before: number | null; beforeKey: string | null };

/** Rows of a ranking; the rest is summed. */
export const MAX_RANKED = 15;

/** Words that fewer searches contained are not shown, because they could identify a person. */
export const MIN_SEARCHES = 3;

/** Sums values of days by the steps of a period; every step has a value. */
export function sumBySteps(days: ReadonlyMap<string, number>, period: Period, step = stepOf(period)) {
  const steps = new Map(stepsOf(period, step).map((first) => [first, 0]));
  for (const [day, value] of days) {
    const first = startOfStep(day, step);
    const sum = steps.get(first);
    if (sum !== undefined && day >= period.from && day <= period.to) steps.set(first, sum + value);
  }
  return [...steps].map(([key, value]) => ({ key, label: '', value }));
}

/**
 * Pairs the steps of two periods by their order. Both have the granularity of the first, although a leap year
 * could give the second another one.
 */
export function comparedSeries(
  period: Period,
  days: ReadonlyMap<string, number>,
  compared: { period: Period; days: ReadonlyMap<string, number> } | null,
): FigureRow[] {
  const before = compared && sumBySteps(compared.days, compared.period, stepOf(period));
  return sumBySteps(days, period).map((row, index) => ({
    ...row,
    before: before ? (before[index]?.value ?? 0) : null,
    beforeKey: before?.[index]?.key ?? null,
  }));
}

/**
 * Pairs values by key. A name without a value in one of the periods has 0 there; medians are then unknown, and
 * only names of the current period are listed.
 */
export function comparedValues(
  values: readonly NamedValue[],
  before: readonly NamedValue[] | null,
  isAdditive = true,
): FigureRow[] {
  const known = new Map(before?.map(({ key, value }) => [key, value]));
  const names = new Set(values.map(({ key }) => key));
  const gone = (isAdditive && before ? before : [])
    .filter(({ key }) => !names.has(key))
    .map((row) => ({ ...row, value: 0 }));
  return [...values, ...gone].map((row) => ({
    ...row,
    before: before ? (known.get(row.key) ?? (isAdditive ? 0 : null)) : null,
    beforeKey: null,
  }));
}

/** Sorts rows by their value and sums those after the first ones under a label. Rows without a value are left out. */
export function ranked(
  rows: readonly FigureRow[],
  { rest, isAdditive, most = MAX_RANKED }: { rest: string; isAdditive: boolean; most?: number },
): FigureRow[] {
  const sorted = rows
    .filter(({ value, before }) => value > 0 || (before ?? 0) > 0)
    .toSorted((one, other) => other.value - one.value || (other.before ?? 0) - (one.before ?? 0));
  const [first, others] = [sorted.slice(0, most), sorted.slice(most)];
  if (others.length === 0 || !isAdditive) return first;
  const { value, before } = totalOf(others);
  return [...first, { key: 'others', label: rest, value, before, beforeKey: null }];
}

export function totalOf(rows: readonly FigureRow[]): { value: number; before: number | null } {
  const isCompared = rows.some(({ before }) => before !== null);
  return {
    value: rows.reduce((sum, row) => sum + row.value, 0),
    before: isCompared ? rows.reduce((sum, row) => sum + (row.before ?? 0), 0) : null,
  };
}

/** Change in per cent with one decimal; null if nothing was before. */
export function changeOf(value: number, before: number | null): number | null {
  return before === null || before === 0 ? null : percent(value - before, before);
}

/** Share of a step in the first one, in per cent with one decimal; null if nobody took the first. */
export function shareOf(value: number, first: number): number | null {
  return first === 0 ? null : percent(value, first);
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10;

/** Returns the words of an anonymised search such as `city=1 text=басейн`; null without words. */
export function searchedWords(filters: string): string | null {
  const [, words] = /(?:^| )(?:text|request)=(.*?)(?= [A-Za-z_]+=|$)/.exec(filters) ?? [];
  return words === undefined || words === '' ? null : words;
}
