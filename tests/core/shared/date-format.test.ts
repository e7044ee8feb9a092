import { expect, it } from 'vitest';
import { formatMoment, formatSofiaTime, WrittenDates } from '../../../src/core/shared/date-format.ts';
const FULL = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

it('A moment is displayed in the time of Sofia and the language of the page', () => {
  const moment = new Date('2026-11-21T22:30:00Z');
  expect(formatMoment(moment, 'bg', FULL)).toMatch(/^22 ноември 2026.*00:30/);
  expect(formatMoment(moment, 'en', FULL)).toMatch(/^22 November 2026.*00:30/);
});

it('A day and a time of Sofia are displayed unchanged', () => {
  expect(formatSofiaTime('2026-11-21', 'bg', { day: 'numeric', month: 'long' })).toBe('21 ноември');
  expect(formatSofiaTime('2026-11-21 18:30', 'en', FULL)).toMatch(/^21 November 2026.*18:30/);
});

it('A date that is already formatted is reused', () => {
  const dates = new WrittenDates({ 'day 2026-11-21': '21 ноември 2026 г.' });
  let written = 0;
  const write = () => `${(written += 1)}`;
  expect(dates.of('day 2026-11-21', write)).toBe('21 ноември 2026 г.');
  expect([dates.of('day 2026-11-22', write), dates.of('day 2026-11-22', write)]).toEqual(['1', '1']);
  expect(dates.known).toEqual({ 'day 2026-11-21': '21 ноември 2026 г.', 'day 2026-11-22': '1' });
});
