import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/** Tables of homes and roommate offers, which share their saving rules. */
type ListingTable = 'property' | 'roommate_offer';

const MAX_INTEGER = 2_147_483_647;

/** Returns a district by its id. @param field of the form. @throws Failure `invalid` for an unknown one */
export async function requireDistrict(
  transaction: Transaction<Database>,
  id: number | null,
  field: 'district_id' | 'districtId',
) {
  const district =
    id === null || id > MAX_INTEGER
      ? undefined
      : await transaction.selectFrom('district').selectAll().where('id', '=', id).executeTakeFirst();
  if (!district) throw new Failure('validation_failed', { [field]: 'error-district-required' }, 'invalid');
  return district;
}

/** Returns the id of the listing that an earlier request created with the same key. */
export async function idOfKey(
  transaction: Transaction<Database>,
  table: ListingTable,
  ownerId: number,
  key: string,
): Promise<number> {
  const { id } = await transaction
    .selectFrom(table)
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws Failure `conflict` with the message if the owner has more than `max` listings */
export async function ensureAtMost(
  transaction: Transaction<Database>,
  table: ListingTable,
  ownerId: number,
  { max, message }: { max: number; message: string },
): Promise<void> {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > max) throw new Failure(message, {}, 'conflict');
}
