import type { Habits } from './habits.ts';

/** Where somebody's own habits are kept: in this browser alone, under `roommate-habits`. They are never sent. */
export abstract class OwnHabitsStorage {
  abstract read(): Habits;
  /** False when they could not be kept, for example because the storage is full. */
  abstract write(habits: Habits): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
