import type { BodyOf } from '../../../api/operation.ts';
import type { reportRoommateOffer as contract } from '../../../api/roommates/roommates.ts';
import { ReportCommand } from '../../../src/core/properties/report-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { PUBLIC } from './offer-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

/** Keeps a report for the operator. @throws Failure `not-found`, `invalid`, and `too-many` after too many from one address. */
export async function reportOffer(
  { db, clock }: RoommateDependencies,
  id: number,
  body: BodyOf<typeof contract>,
  address: string,
): Promise<void> {
  const command = new ReportCommand(body);
  ensureValid(command);
  const offer = await db
    .selectFrom('roommate_offer as o')
    .select('o.id')
    .where('o.id', '=', id)
    .where(PUBLIC)
    .executeTakeFirst();
  if (!offer) throw new Failure('error-offer-not-found', {}, 'not-found');
  await countAttempt(db, `reports from ${address}`, { most: 10, minutes: 60 }, clock.now());
  const { text, email } = command;
  await db.insertInto('roommate_report').values({ offer_id: id, reason: body.reason, text, email }).execute();
}
