/** Habits of people who share a home; the words of each are in order, from strict to free. */
export const HABIT_WORDS = {
  smoking: ['no', 'outside', 'yes'],
  pets: ['no', 'yes'],
  guests: ['rarely', 'sometimes', 'often'],
  /** Quiet from 22:00, from midnight, or without a rule. */
  quietHours: ['early', 'late', 'none'],
} as const;

export type HabitName = keyof typeof HABIT_WORDS;
export const HABIT_NAMES = Object.keys(HABIT_WORDS) as readonly HabitName[];

/** Habits of a home or of a person; null if unknown. */
export type Habits = { [Name in HabitName]: (typeof HABIT_WORDS)[Name][number] | null };

export const NO_HABITS: Habits = { smoking: null, pets: null, guests: null, quietHours: null };

/** Reads stored or requested habits; an invalid word is unknown. */
export function habitsOf(given: Readonly<Record<string, unknown>>): Habits {
  const words = HABIT_NAMES.map((name) => [
    name,
    HABIT_WORDS[name].find((word) => word === given[name]) ?? null,
  ]);
  return Object.fromEntries(words) as Habits;
}

/**
 * Port to the visitor's habits, stored only in this browser under `roommate-habits`. They are never sent.
 */
export abstract class OwnHabitsStorage {
  abstract read(): Habits;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(habits: Habits): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
