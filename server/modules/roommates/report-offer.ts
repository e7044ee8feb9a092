import type { BodyOf } from '../../../api/operation.ts';
import type { reportRoommateOffer as contract } from '../../../api/roommates/roommates.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { acceptReport, keepReport } from '../properties/listing/listing-reports.ts';
import { PUBLIC } from './offer-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

/** Keeps a report for the operator. @throws Failure `not-found`, `invalid`, and `too-many` after too many from one address. */
export async function reportOffer(
  dependencies: RoommateDependencies,
  id: number,
  body: BodyOf<typeof contract>,
  address: string,
): Promise<void> {
  const { db } = dependencies;
  const { text, email } = await acceptReport(dependencies, body, address, async () => {
    const offer = await db
      .selectFrom('roommate_offer as o')
      .select('o.id')
      .where('o.id', '=', id)
      .where(PUBLIC)
      .executeTakeFirst();
    if (!offer) throw new Failure('error-offer-not-found', {}, 'not-found');
  });
  await keepReport(db, 'offer', id, { reason: body.reason, text, email });
}
