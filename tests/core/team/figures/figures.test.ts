import { describe, expect, it } from 'vitest';
import {
  changeOf,
  comparedSeries,
  comparedValues,
  ranked,
  searchedWords,
  shareOf,
  sumBySteps,
  totalOf,
} from '../../../../src/core/team/figures/figures.ts';

const value = (key: string, number: number) => ({ key, label: key, value: number });

describe('A figure over time (TEAM-10)', () => {
  it('has a value for every step, also without events', () => {
    const days = new Map([
      ['2026-11-19', 2],
      ['2026-11-21', 3],
    ]);
    const rows = sumBySteps(days, { from: '2026-11-19', to: '2026-11-21' });
    expect(rows.map((row) => [row.key, row.value])).toEqual([
      ['2026-11-19', 2],
      ['2026-11-20', 0],
      ['2026-11-21', 3],
    ]);
  });

  it('counts no days outside the period, although its first week begins earlier', () => {
    const period = { from: '2026-08-05', to: '2026-10-31' };
    const days = new Map([
      ['2026-08-04', 100],
      ['2026-08-05', 1],
      ['2026-11-01', 100],
    ]);
    expect(sumBySteps(days, period)[0]).toEqual({ key: '2026-08-03', label: '', value: 1 });
    expect(sumBySteps(days, period).reduce((sum, row) => sum + row.value, 0)).toBe(1);
  });

  it('is compared step by step', () => {
    const period = { from: '2026-11-20', to: '2026-11-21' };
    const compared = {
      period: { from: '2026-11-18', to: '2026-11-19' },
      days: new Map([['2026-11-19', 4]]),
    };
    expect(comparedSeries(period, new Map([['2026-11-20', 5]]), compared)).toEqual([
      { key: '2026-11-20', label: '', value: 5, before: 0, beforeKey: '2026-11-18' },
      { key: '2026-11-21', label: '', value: 0, before: 4, beforeKey: '2026-11-19' },
    ]);
    expect(comparedSeries(period, new Map(), null)[0]).toMatchObject({ before: null, beforeKey: null });
  });

  it('has the same granularity in a longer compared period', () => {
    // 184 days are shown by week, the 185 days of a leap year would be shown by month.
    const period = { from: '2029-01-01', to: '2029-07-03' };
    const compared = { period: { from: '2028-01-01', to: '2028-07-03' }, days: new Map<string, number>() };
    expect(comparedSeries(period, new Map(), compared)[1]).toMatchObject({
      key: '2029-01-08',
      beforeKey: '2028-01-03',
    });
  });

  it('has a step of comparison fewer in a shorter month', () => {
    const compared = { period: { from: '2026-02-01', to: '2026-02-28' }, days: new Map<string, number>() };
    const rows = comparedSeries({ from: '2026-03-01', to: '2026-03-31' }, new Map(), compared);
    expect(rows).toHaveLength(31);
    expect(rows[30]).toMatchObject({ before: 0, beforeKey: null });
  });
});

describe('A figure by name', () => {
  it('pairs names of both periods; a name can be missing in either', () => {
    expect(comparedValues([value('a', 3), value('b', 1)], [value('a', 2), value('c', 5)])).toEqual([
      { ...value('a', 3), before: 2, beforeKey: null },
      { ...value('b', 1), before: 0, beforeKey: null },
      { ...value('c', 0), before: 5, beforeKey: null },
    ]);
  });

  it('has no median where there was nothing to measure', () => {
    expect(comparedValues([value('a', 3)], [value('b', 5)], false)).toEqual([
      { ...value('a', 3), before: null, beforeKey: null },
    ]);
  });

  it('lists the largest first and sums the rest', () => {
    const rows = comparedValues(
      [value('a', 1), value('b', 5), value('c', 2), value('d', 1)],
      [value('d', 7)],
    );
    expect(ranked(rows, { rest: 'Other', isAdditive: true, most: 2 })).toEqual([
      { ...value('b', 5), before: 0, beforeKey: null },
      { ...value('c', 2), before: 0, beforeKey: null },
      { key: 'others', label: 'Other', value: 2, before: 7, beforeKey: null },
    ]);
  });

  it('sums no medians', () => {
    const rows = comparedValues([value('a', 1), value('b', 5)], null);
    expect(ranked(rows, { rest: 'Other', isAdditive: false, most: 1 }).map(({ key }) => key)).toEqual(['b']);
  });

  it('has a total of each period', () => {
    expect(totalOf(comparedValues([value('a', 1)], [value('a', 4)]))).toEqual({ value: 1, before: 4 });
    expect(totalOf(comparedValues([value('a', 1)], null))).toEqual({ value: 1, before: null });
  });
});

describe('A change in per cent', () => {
  it('has one decimal', () => {
    expect([changeOf(110, 100), changeOf(1, 3), changeOf(0, 5)]).toEqual([10, -66.7, -100]);
  });

  it('is unknown where nothing was before', () => {
    expect([changeOf(5, 0), changeOf(5, null)]).toEqual([null, null]);
  });

  it('is a share of the first step for a conversion', () => {
    expect([shareOf(25, 200), shareOf(0, 0)]).toEqual([12.5, null]);
  });
});

describe('The words of an anonymised search', () => {
  it.each([
    ['request=ъглов диван', 'ъглов диван'],
    ['city=1 text=басейн', 'басейн'],
    ['request=маса за двама type=round', 'маса за двама'],
    ['text=a=b', 'a=b'],
  ])('of %s are %s', (filters, words) => {
    expect(searchedWords(filters)).toBe(words);
  });

  it('are absent in a search by filters only', () => {
    expect(searchedWords('city=1 priceTo=1000')).toBeNull();
    expect(searchedWords('context=1')).toBeNull();
  });
});
