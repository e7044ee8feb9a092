import type { Habits } from './habits.ts';

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
