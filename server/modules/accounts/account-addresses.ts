import type { Selectable, Transaction } from 'kysely';
import { isSamePlace, MAX_ADDRESSES } from '../../../src/core/accounts/account-address.ts';
import type { AccountAddress, AccountAddressForm } from '../../../src/core/accounts/account-address.ts';
import { AccountAddressCommand } from '../../../src/core/accounts/account-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import type { AccountAddressTable } from './tables.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { lockAccount } from './lock-account.ts';
import type { AccountDependencies } from './account-dependencies.ts';

const COLUMNS = ['id', 'label', 'city', 'post_code', 'street', 'details'] as const;
type Row = Pick<Selectable<AccountAddressTable>, (typeof COLUMNS)[number]>;

/** Returns the account's saved addresses, newest first. */
export async function listAddresses(
  { db }: Pick<AccountDependencies, 'db'>,
  accountId: number,
): Promise<AccountAddress[]> {
  const rows = await db
    .selectFrom('account_address')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(addressOf);
}

/**
 * Saves an address. A known address gets the new label only. @throws Failure `invalid`, also for the eleventh
 * address
 */
export async function addAddress(
  { db }: AccountDependencies,
  accountId: number,
  form: AccountAddressForm,
): Promise<AccountAddress> {
  const command = new AccountAddressCommand(form);
  ensureValid(command);
  return inTransaction(db, async (transaction) => {
    // Serialises the account's requests, so that duplicates and the limit are checked exactly.
    await lockAccount(transaction, accountId);
    const addresses = await listAddresses({ db: transaction }, accountId);
    const same = addresses.find((one) => isSamePlace(one, command));
    if (same) {
      const label = command.label || same.label;
      return (await writeAddress(transaction, accountId, same.id, { ...command, label })) ?? same;
    }
    if (addresses.length >= MAX_ADDRESSES) throw new Failure('error-too-many-addresses', {}, 'invalid');
    const row = await transaction
      .insertInto('account_address')
      .values({ account_id: accountId, ...columnsOf(command) })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return addressOf(row);
  });
}

/** @throws Failure `not-found`, also for another account's address */
export async function changeAddress(
  { db }: AccountDependencies,
  accountId: number,
  id: number,
  form: AccountAddressForm,
): Promise<AccountAddress> {
  const command = new AccountAddressCommand(form);
  const changed = await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId);
    const addresses = await listAddresses({ db: transaction }, accountId);
    if (!addresses.some((one) => one.id === id)) return undefined;
    ensureValid(command);
    if (addresses.some((one) => one.id !== id && isSamePlace(one, command))) {
      throw new Failure('error-address-kept-already', {}, 'conflict');
    }
    return writeAddress(transaction, accountId, id, command);
  });
  if (!changed) throw new Failure('error-address-not-found', {}, 'not-found');
  return changed;
}

/** @throws Failure `not-found`, also for another account's address */
export async function deleteAddress(
  { db }: AccountDependencies,
  accountId: number,
  id: number,
): Promise<void> {
  const deleted = await db
    .deleteFrom('account_address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new Failure('error-address-not-found', {}, 'not-found');
}

async function writeAddress(
  transaction: Transaction<Database>,
  accountId: number,
  id: number,
  form: AccountAddressForm,
): Promise<AccountAddress | undefined> {
  const row = await transaction
    .updateTable('account_address')
    .set(columnsOf(form))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && addressOf(row);
}

function columnsOf({ label, city, postCode, street, details }: AccountAddressForm) {
  return { label, city, post_code: postCode, street, details };
}

function addressOf({ post_code: postCode, ...row }: Row): AccountAddress {
  return { ...row, postCode };
}
