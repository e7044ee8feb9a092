import type { Transaction } from 'kysely';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { rentPositionOf } from '../../../../src/core/properties/fair-price.ts';
import type { Database } from '../../../tables.ts';
import { addWarnings, checkText, liftWarnings, REPORT_REASONS } from '../../accounts/listing-warnings.ts';
import { readFairPrice } from '../fair-price/read-fair-price.ts';
import { storeReport } from './listing-reports.ts';

/** Checks the published text of a home or a room and opens a case for each new warning (TRUST-06). */
export async function checkListingText(
  transaction: Transaction<Database>,
  { listing, id }: { listing: Listing; id: number },
  texts: readonly string[],
  now: Date,
): Promise<void> {
  const warnings = await checkText(transaction, { kind: listing, id }, texts, now);
  for (const warning of warnings)
    await storeReport(transaction, listing, id, { reason: REPORT_REASONS[warning], text: '' });
}

/** Reports a rent far below comparable homes at publication (TRUST-06). */
export async function checkRent(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  const home = await transaction
    .selectFrom('property')
    .select(['district_id', 'type', 'area', 'price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { district_id: district, type, area, price } = home;
  if (district === null || type === null || area === null || price === null) return;
  const fair = await readFairPrice(transaction, { district, type, area });
  if (!fair || !rentPositionOf(price, fair).isSuspicious)
    return liftWarnings(transaction, { kind: 'home', id }, ['low-rent']);
  const warned = { kind: 'home', id, warnings: ['low-rent'], basis: String(price) } as const;
  for (const warning of await addWarnings(transaction, [warned], now))
    await storeReport(transaction, 'home', id, { reason: REPORT_REASONS[warning], text: '' });
}
