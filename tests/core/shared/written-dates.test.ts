import { expect, it } from 'vitest';
import { WrittenDates } from '../../../src/core/shared/written-dates.ts';

it('A date that is written already is not written again', () => {
  const dates = new WrittenDates({ 'day 2026-11-21': '21 ноември 2026 г.' });
  let written = 0;
  const write = () => `${(written += 1)}`;
  expect(dates.of('day 2026-11-21', write)).toBe('21 ноември 2026 г.');
  expect([dates.of('day 2026-11-22', write), dates.of('day 2026-11-22', write)]).toEqual(['1', '1']);
  expect(dates.known).toEqual({ 'day 2026-11-21': '21 ноември 2026 г.', 'day 2026-11-22': '1' });
});
