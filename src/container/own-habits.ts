import type { ContainerModuleLoadOptions } from 'inversify';
import { StoredOwnHabits } from '../adapters/storage/stored-own-habits.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { OwnHabitsStorage } from '../core/roommates/own-habits-storage.ts';
import { OwnHabits } from '../view-models/roommates/own-habits.ts';

/** One's own habits, which each card of an offer compares with; one for all screens. */
export function bindOwnHabits({ bind, isBound }: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(OwnHabits)) return;
  bind(OwnHabitsStorage).toResolvedValue((store) => new StoredOwnHabits(store), [TextStore]);
  bind(OwnHabits)
    .toResolvedValue((storage) => new OwnHabits(storage), [OwnHabitsStorage])
    .inSingletonScope();
}
