import { countAttempt } from '../../server/platform/http/attempt-limits.ts';
import type { ShopWorld } from './world.ts';

/** Counts earlier attempts, as the server does. */
export async function countTries(world: ShopWorld, subject: string, count: number): Promise<void> {
  const { database } = await world.shop();
  const limit = { most: Number.MAX_SAFE_INTEGER, minutes: 15 };
  for (let tried = 0; tried < count; tried += 1) {
    await countAttempt(database.db, subject, limit, world.run.clock.now());
  }
}
