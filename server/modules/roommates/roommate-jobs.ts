import type { Jobs } from '../../platform/jobs.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'purge-deleted-offers': unknown;
  }
}

/** How long the conversations about a deleted offer are kept. */
const KEPT_DAYS = 180;
/** What is done for offers in the background. */
export const roommateJobs = (roommates: RoommateDependencies) =>
  ({
    'purge-deleted-offers': { at: '57 3 * * *', run: () => purgeDeletedOffers(roommates) },
  }) satisfies Partial<Jobs>;

/** Offers that were deleted long ago go for good, and the conversations about them with them. */
export async function purgeDeletedOffers({ db, clock }: RoommateDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -KEPT_DAYS);
  await db.deleteFrom('roommate_offer').where('deleted_at', '<=', before).execute();
}
