import type { reportProperty as contract } from '../../../../api/properties/properties.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { ReportCommand } from '../../../../src/core/properties/report-command.ts';
import { ensureValid } from '../../../../src/core/shared/validation.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { ensurePublic } from './property-visits.ts';

/** Keeps a report for the operator. @throws Failure `not-found`, `invalid`, and `too-many` after too many from one address. */
export async function reportProperty(
  { db, clock }: PropertyDependencies,
  id: number,
  body: BodyOf<typeof contract>,
  address: string,
): Promise<void> {
  const command = new ReportCommand(body);
  ensureValid(command);
  await ensurePublic(db, id);
  await countAttempt(db, `reports from ${address}`, { most: 10, minutes: 60 }, clock.now());
  const { text, email } = command;
  await db
    .insertInto('property_report')
    .values({ property_id: id, reason: body.reason, text, email })
    .execute();
}
