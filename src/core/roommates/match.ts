import { HABIT_NAMES, HABIT_WORDS } from './habits.ts';
import type { HabitName, Habits } from './habits.ts';

/** Comparison of two answers about a habit: `near` is one step apart out of three. */
export type HabitVerdict = 'same' | 'near' | 'far';
export type HabitMatch = { habit: HabitName; verdict: HabitVerdict };
/** Match between a person's and a home's habits; `percent` is the average over `parts`. */
export type Match = { percent: number; parts: HabitMatch[] };

/** Minimum compared habits; a percentage of a single one has no meaning. */
const MIN_HABITS = 2;
const PERCENT: Record<HabitVerdict, number> = { same: 100, near: 50, far: 0 };

/** Compares both; null with too few common habits. The result is an explanation and never a filter. */
export function matchOf(own: Habits, property: Habits): Match | null {
  const parts = HABIT_NAMES.flatMap((habit): HabitMatch[] => {
    const verdict = verdictOf(habit, own, property);
    return verdict === null ? [] : [{ habit, verdict }];
  });
  if (parts.length < MIN_HABITS) return null;
  const sum = parts.reduce((total, { verdict }) => total + PERCENT[verdict], 0);
  return { percent: Math.round(sum / parts.length), parts };
}

function verdictOf(habit: HabitName, own: Habits, property: Habits): HabitVerdict | null {
  const words: readonly (string | null)[] = HABIT_WORDS[habit];
  const [one, other] = [own[habit], property[habit]];
  if (one === null || other === null) return null;
  const steps = Math.abs(words.indexOf(one) - words.indexOf(other));
  if (steps === 0) return 'same';
  // With only two words, the other one is the opposite.
  return steps === 1 && words.length > 2 ? 'near' : 'far';
}
