import type { Towns } from './towns.ts';

/**
 * Port to the heavy list of towns, loaded when the user begins an address.
 * @throws Failure if loading fails
 */
export abstract class TownList {
  abstract load(): Promise<Towns>;
}
