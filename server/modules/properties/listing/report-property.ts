import type { reportProperty as contract } from '../../../../api/properties/properties.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { acceptReport, keepReport } from './listing-reports.ts';
import { ensurePublic } from './property-visits.ts';

/** Keeps a report for the operator. @throws Failure `not-found`, `invalid`, and `too-many` after too many from one address. */
export async function reportProperty(
  dependencies: PropertyDependencies,
  id: number,
  body: BodyOf<typeof contract>,
  address: string,
): Promise<void> {
  const { db } = dependencies;
  const { text, email } = await acceptReport(dependencies, body, address, () => ensurePublic(db, id));
  await keepReport(db, 'home', id, { reason: body.reason, text, email });
}
