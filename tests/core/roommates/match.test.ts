import { describe, expect, it } from 'vitest';
import { habitsOf, NO_HABITS } from '../../../src/core/roommates/habits.ts';
import type { Habits } from '../../../src/core/roommates/habits.ts';
import { matchOf } from '../../../src/core/roommates/match.ts';

const quiet: Habits = { smoking: 'no', pets: 'no', guests: 'rarely', quietHours: 'early' };

describe('The match of habits', () => {
  it('is full for equal habits', () => {
    expect(matchOf(quiet, quiet)).toMatchObject({ percent: 100 });
  });

  it('is zero for opposite habits', () => {
    const lively: Habits = { smoking: 'yes', pets: 'yes', guests: 'often', quietHours: 'none' };
    expect(matchOf(quiet, lively)).toMatchObject({ percent: 0 });
  });

  it('is the mean of the habits that both answered, each explained', () => {
    const property: Habits = { smoking: 'outside', pets: 'yes', guests: 'rarely', quietHours: null };
    expect(matchOf(quiet, property)).toEqual({
      percent: 50,
      parts: [
        { habit: 'smoking', verdict: 'near' },
        { habit: 'pets', verdict: 'far' },
        { habit: 'guests', verdict: 'same' },
      ],
    });
  });

  it('is empty for one common habit or none', () => {
    expect(matchOf(quiet, { ...NO_HABITS, pets: 'no' })).toBeNull();
    expect(matchOf(NO_HABITS, quiet)).toBeNull();
  });

  it('is rounded to whole percents', () => {
    const property: Habits = { ...quiet, smoking: 'outside', quietHours: null };
    expect(matchOf(quiet, property)?.percent).toBe(83);
  });
});

describe('Two answers to one habit', () => {
  it.each([
    ['smoking', 'yes', 'outside', 'near'],
    ['smoking', 'yes', 'no', 'far'],
    ['pets', 'yes', 'no', 'far'],
    ['guests', 'often', 'sometimes', 'near'],
    ['guests', 'rarely', 'often', 'far'],
    ['quietHours', 'early', 'late', 'near'],
    ['quietHours', 'none', 'none', 'same'],
  ])('about %s, %s and %s, are %s', (habit, one, other, verdict) => {
    const rest: Partial<Habits> = habit === 'smoking' ? { pets: 'no' } : { smoking: 'no' };
    const own = { ...NO_HABITS, ...rest, [habit]: one } as Habits;
    const property = { ...NO_HABITS, ...rest, [habit]: other } as Habits;
    expect(matchOf(own, property)?.parts).toContainEqual({ habit, verdict });
  });
});

describe('Stored habits', () => {
  it('lose unknown values', () => {
    expect(habitsOf(quiet)).toEqual(quiet);
    expect(NO_HABITS).toEqual({ smoking: null, pets: null, guests: null, quietHours: null });
    expect(habitsOf({ smoking: 'no', pets: 'dragons', guests: 3, other: 'yes' })).toEqual({
      ...NO_HABITS,
      smoking: 'no',
    });
  });
});
