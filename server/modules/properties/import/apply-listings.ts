import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { checkListing, rowErrors } from '../../../../src/core/properties/import/listing-import-check.ts';
import type { GivenListing } from '../../../../src/core/properties/import/listing-import-row.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { invalidRow } from '../../shop/import/import-subject.ts';
import type { RowToApply, RowOutcome } from '../../shop/import/import-subject.ts';
import type { PictureSubject } from '../../shop/import/pictures/picture-subject.ts';
import { insertProperty, writeProperty } from '../editor/save-property.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { listingsOfRows } from './listing-rows.ts';
import type { FoundListing } from './listing-rows.ts';

type Dependencies = Pick<PropertyDependencies, 'clock' | 'moderationHold'>;

/**
 * Imports rows of listings. A new code creates a draft; a known one updates its listing without the status.
 * Checks each row again, because listings may have changed since the first check.
 */
export async function applyListings(
  deps: Dependencies,
  transaction: Transaction<Database>,
  agencyId: number,
  pictures: PictureSubject,
  rows: readonly RowToApply[],
): Promise<RowOutcome[]> {
  await lockAccount(transaction, agencyId);
  const present = await listingsOfRows(
    transaction,
    agencyId,
    pictures,
    rows.map(({ given }) => given),
    { lock: true },
  );
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    outcomes.push(await applyRow(deps, transaction, agencyId, row, present.get(row.code) ?? null));
  }
  return outcomes;
}

async function applyRow(
  deps: Dependencies,
  transaction: Transaction<Database>,
  agencyId: number,
  { number, given, code }: RowToApply,
  listing: FoundListing | null,
): Promise<RowOutcome> {
  const checked = checkListing(given as GivenListing, [], listing, deps.clock.now());
  const { action, errors, content, changed } = checked;
  if (!content) return invalidRow(number, errors);
  // A rejected row must leave no changes, and the rest of the batch must remain.
  await sql`savepoint taken_row`.execute(transaction);
  try {
    const id = listing
      ? listing.id
      : await insertProperty(deps, transaction, { id: agencyId, type: 'agency' }, content, {
          key: null,
          agency_code: code,
        });
    if (listing && changed.length > 0) await writeProperty(deps, transaction, listing.row, content);
    await sql`release savepoint taken_row`.execute(transaction);
    return { number, action, errors, product_id: id };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint taken_row`.execute(transaction);
    const fields = rowErrors(error.fields);
    return invalidRow(number, fields.length > 0 ? fields : [{ field: null, key: error.messageKey }]);
  }
}
