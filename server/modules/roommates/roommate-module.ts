import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import type { ModerationHold } from '../properties/duplicate-pictures/moderation-hold.ts';
import { exportRoommates } from './export-roommates.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { roommateRoutes } from './roommate-routes.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'purge-deleted-offers': unknown;
  }
}

const PURGE_AFTER_DAYS = 180;

export function roommateModule({ db, clock }: ModuleContext, moderationHold: ModerationHold) {
  const deps: RoommateDependencies = { db, clock, moderationHold };
  return {
    deps,
    operations: roommateRoutes(deps),
    exports: [exportRoommates],
    jobs: {
      'purge-deleted-offers': { at: '57 3 * * *', run: () => purgeDeletedOffers(deps) },
    } satisfies Partial<Jobs>,
  };
}

/** Deletes offers removed 180 days ago and, by cascade, their conversations. */
export async function purgeDeletedOffers({ db, clock }: RoommateDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -PURGE_AFTER_DAYS);
  await db.deleteFrom('roommate_offer').where('deleted_at', '<=', before).execute();
}
