import { sql } from 'kysely';
import { visitGroupOf } from '../../../../src/core/site/visits.ts';
import type { VisitScreen } from '../../../../src/core/site/visits.ts';
import { MIN_SEARCHES, searchedWords } from '../../../../src/core/team/figures/figures.ts';
import type { NamedValue } from '../../../../src/core/team/figures/figures.ts';
import type { DayValue, FigureRange, FigureReading, NamedSource, SeriesSource } from './figure-source.ts';

/** Different searches that are read; rarer ones are not shown. */
const MAX_SEARCHES = 5_000;

const countedByDay = (column: 'views' | 'visits'): SeriesSource => ({
  async days({ db }, { from, to }) {
    const { rows } = await sql<DayValue>`
      select day::text as day, sum(${sql.ref(column)})::bigint as value from visit_count
      where day between ${from}::date and ${to}::date group by visit_count.day`.execute(db);
    return rows;
  },
});

/** Visits, each of which begins with a page opened from elsewhere. */
export const visits = countedByDay('visits');
export const views = countedByDay('views');

export const screens: NamedSource = {
  async values(reading, range) {
    const groups = new Map<string, number>();
    for (const { key, value } of await viewsBy('screen', reading, range)) {
      const group = visitGroupOf(key as VisitScreen);
      groups.set(group, (groups.get(group) ?? 0) + value);
    }
    return [...groups].map(([key, value]) => ({
      key,
      label: reading.t<string>(`figure-screen-${key}`),
      value,
    }));
  },
};

export const devices: NamedSource = {
  async values(reading, range) {
    const rows = await viewsBy('device', reading, range);
    return rows.map((row) => ({ ...row, label: reading.t<string>(`figure-device-${row.key}`) }));
  },
};

export const languages: NamedSource = {
  async values(reading, range) {
    const rows = await viewsBy('language', reading, range);
    return rows.map((row) => ({ ...row, label: reading.t<string>(`figure-language-${row.key}`) }));
  },
};

/** Words of searches without results. Rare ones are left out, because they could identify a person. */
export const emptySearches: NamedSource = {
  async values({ db }, { from, to }) {
    const { rows } = await sql<{ filters: string; value: number }>`
      select filters, sum(times)::bigint as value from empty_search
      where day between ${from}::date and ${to}::date and filters ~ '(^| )(text|request)='
      group by filters order by value desc limit ${MAX_SEARCHES}`.execute(db);
    const words = new Map<string, number>();
    for (const { filters, value } of rows) {
      const searched = searchedWords(filters);
      if (searched !== null) words.set(searched, (words.get(searched) ?? 0) + value);
    }
    return [...words]
      .filter(([, value]) => value >= MIN_SEARCHES)
      .map(([key, value]) => ({ key, label: key, value }));
  },
};

async function viewsBy(
  column: 'screen' | 'device' | 'language',
  { db }: FigureReading,
  { from, to }: FigureRange,
): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select ${sql.ref(column)} as key, '' as label, sum(views)::bigint as value from visit_count
    where day between ${from}::date and ${to}::date group by ${sql.ref(column)}`.execute(db);
  return rows;
}
