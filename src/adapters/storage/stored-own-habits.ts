import { habitsOf, OwnHabitsStorage } from '../../core/roommates/habits.ts';
import type { Habits } from '../../core/roommates/habits.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'roommate-habits';

/** The visitor's habits as JSON under `roommate-habits`; unknown words are ignored. */
export class StoredOwnHabits extends OwnHabitsStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Habits {
    return habitsOf(fieldsOf(parseJson(this.store.read(KEY))));
  }

  write(habits: Habits): boolean {
    return this.store.write(KEY, JSON.stringify(habits));
  }

  watch(changed: () => void): void {
    this.store.watch(KEY, changed);
  }
}
