import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { handleOwnerWarnings } from '../properties/listing/owner-warnings.ts';

/** Sets an agency's trusted state; trusted ones get no warnings. @throws Failure `not-found` */
export async function trustAgency(
  transaction: Transaction<Database>,
  id: number,
  isTrusted: boolean,
  now: Date,
): Promise<void> {
  const changed = await transaction
    .updateTable('agency')
    .set({ trusted: isTrusted })
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  if (!changed) throw new Failure('error-agency-not-found', {}, 'not-found');
  if (isTrusted) await handleOwnerWarnings(transaction, changed.account_id, now);
}
