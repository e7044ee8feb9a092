import type { RoommateServices } from './roommate-services.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'forget-deleted-offers': unknown;
  }
}

/** How long the conversations about a deleted offer are kept. */
const KEPT_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Offers that were deleted long ago go for good, and the conversations about them with them. A nightly job. */
export async function forgetDeletedOffers({ db, clock }: RoommateServices): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
  await db.deleteFrom('roommate_offer').where('deleted_at', '<=', before).execute();
}
