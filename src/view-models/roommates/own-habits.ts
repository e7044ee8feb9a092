import { makeAutoObservable, observableRef } from 'mobx';
import { HABIT_NAMES, NO_HABITS } from '../../core/roommates/habits.ts';
import type { HabitName, Habits, OwnHabitsStorage } from '../../core/roommates/habits.ts';
import { matchOf } from '../../core/roommates/match.ts';
import type { Match } from '../../core/roommates/match.ts';
import { unobserved } from '../site/unobserved.ts';

/** Habits of the reader, stored in this browser; they explain and never filter. */
export class OwnHabits {
  habits: Habits = NO_HABITS;
  /** True while the form is open. */
  isOpen = false;
  private watched = false;

  constructor(private readonly storage: OwnHabitsStorage) {
    makeAutoObservable(this, { ...unobserved('storage', 'watched'), habits: observableRef });
  }

  /** Reads the stored habits; the server has none. */
  read(): void {
    this.habits = this.storage.read();
    if (this.watched) return;
    this.watched = true;
    this.storage.watch(() => this.read());
  }

  set<Name extends HabitName>(name: Name, word: Habits[Name]): void {
    this.habits = { ...this.habits, [name]: word };
    this.storage.write(this.habits);
  }

  setOpen(open: boolean): void {
    this.isOpen = open;
  }

  get isSaid(): boolean {
    return HABIT_NAMES.some((name) => this.habits[name] !== null);
  }

  matchWith(home: Habits): Match | null {
    return matchOf(this.habits, home);
  }
}
