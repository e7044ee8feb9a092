import type { Kysely, Selectable, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { VendorOrderTable } from '../tables.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import { ensureArea } from '../../../platform/http/signed-in.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

/** Validity of the link in a vendor's e-mail. */
const ACCESS_DAYS = 30;

/** Creates a secret for the link in a vendor's e-mail; only its hash is stored. */
export async function grantVendorAccess(db: Kysely<Database>, vendorId: number, now: Date): Promise<string> {
  const secret = newSecret();
  const expiresAt = daysAfter(now, ACCESS_DAYS);
  await db
    .insertInto('vendor_access')
    .values({ token_hash: hashOf(secret), vendor_id: vendorId, expires_at: expiresAt })
    .execute();
  return secret;
}

/**
 * Returns the vendor of the link or of the signed-in account.
 * @throws Failure `login-required` without either, `not-allowed` for an account that is no vendor or whose role does not cover
 * orders
 */
export async function vendorOf(
  db: Kysely<Database>,
  access: string | undefined,
  account: SignedIn | null,
  now: Date,
): Promise<number> {
  if (access === undefined && account) {
    if (account.vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
    ensureArea(account, 'orders');
    return account.vendorId;
  }
  const row =
    access === undefined
      ? undefined
      : await db
          .selectFrom('vendor_access')
          .select('vendor_id')
          .where('token_hash', '=', hashOf(access))
          .where('expires_at', '>', now)
          .executeTakeFirst();
  if (!row) {
    throw new Failure(
      access === undefined ? 'error-login-required' : 'error-access-link-over',
      {},
      'login-required',
    );
  }
  return row.vendor_id;
}

/**
 * Locks a vendor order until the transaction ends. @throws Failure `not-found`, also for another vendor's
 */
export async function lockVendorOrder(
  transaction: Transaction<Database>,
  vendorId: number,
  vendorOrderId: number,
): Promise<Selectable<VendorOrderTable>> {
  const vendorOrder = await transaction
    .selectFrom('vendor_order')
    .selectAll()
    .where('id', '=', vendorOrderId)
    .where('vendor_id', '=', vendorId)
    .where('released_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!vendorOrder) throw new Failure('error-order-not-found', {}, 'not-found');
  return vendorOrder;
}

/** Deletes expired links. A nightly job. */
export async function deleteExpiredAccess(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('vendor_access').where('expires_at', '<=', now).execute();
}
