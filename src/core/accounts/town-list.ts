import type { Towns } from './towns.ts';

/** Brings the towns, which weigh, when somebody begins to write an address. @throws Failure when they do not come. */
export abstract class TownList {
  abstract load(): Promise<Towns>;
}
