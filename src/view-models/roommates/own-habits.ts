import { makeAutoObservable, observableRef } from 'mobx';
import { HABIT_NAMES, NO_HABITS } from '../../core/roommates/habits.ts';
import type { HabitName, Habits } from '../../core/roommates/habits.ts';
import { matchOf } from '../../core/roommates/match.ts';
import type { Match } from '../../core/roommates/match.ts';
import type { OwnHabitsStorage } from '../../core/roommates/own-habits-storage.ts';

/** What somebody says of their own habits; it stays in this browser, and only explains (never filters). */
export class OwnHabits {
  habits: Habits = NO_HABITS;
  /** Whether the form that asks for them is open. */
  asking = false;
  private watched = false;

  constructor(private readonly storage: OwnHabitsStorage) {
    makeAutoObservable<this, 'storage' | 'watched'>(this, {
      habits: observableRef,
      storage: false,
      watched: false,
    });
  }

  /** Reads what this browser keeps; on the server there is nothing, and no figure. */
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

  ask(asking: boolean): void {
    this.asking = asking;
  }

  get isSaid(): boolean {
    return HABIT_NAMES.some((name) => this.habits[name] !== null);
  }

  matchWith(home: Habits): Match | null {
    return matchOf(this.habits, home);
  }
}
