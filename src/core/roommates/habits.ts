/** What people who share a home like to know of each other; the words of each stand in order, from strict to free. */
export const HABIT_WORDS = {
  smoking: ['no', 'outside', 'yes'],
  pets: ['no', 'yes'],
  guests: ['rarely', 'sometimes', 'often'],
  /** Quiet from 22 o'clock, from midnight, or not asked for. */
  quietHours: ['early', 'late', 'none'],
} as const;

export type HabitName = keyof typeof HABIT_WORDS;
export const HABIT_NAMES = Object.keys(HABIT_WORDS) as readonly HabitName[];

/** The habits of a home, or of somebody who looks for one; null for what was not said. */
export type Habits = { [Name in HabitName]: (typeof HABIT_WORDS)[Name][number] | null };

export const NO_HABITS: Habits = { smoking: null, pets: null, guests: null, quietHours: null };

/** The habits in what was kept or sent; a word that is none counts as not said. */
export function habitsOf(given: Readonly<Record<string, unknown>>): Habits {
  const words = HABIT_NAMES.map((name) => [
    name,
    HABIT_WORDS[name].find((word) => word === given[name]) ?? null,
  ]);
  return Object.fromEntries(words) as Habits;
}
