import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import {
  hasManyListings,
  isSameName,
  manyListingsSince,
  phonesIn,
} from '../../../../src/core/accounts/warnings.ts';
import type { OwnerWarning, Published } from '../../../../src/core/accounts/warnings.ts';
import { comparablePhone } from '../../../../src/core/shared/phone-number.ts';
import type { Database } from '../../../tables.ts';

type Owner = {
  name: string;
  phone: string;
  confirmed_phone: string | null;
  agency_phone: string | null;
  trusted: boolean;
};
type SharedPhone = { phone: string; owner_id: number; name: string; is_confirmed: boolean };

/**
 * Checks an owner for risks (TRUST-06) at publication and after contact changes. New warnings are shown to
 * readers and sent to the team. Skips trusted agencies. A confirmed phone causes no warning for its account,
 * because anybody can write another person's number.
 * @param text of the listing, searched for phone numbers
 */
export async function checkOwnerRisk(
  transaction: Transaction<Database>,
  ownerId: number,
  text: string,
  now: Date,
): Promise<void> {
  // Serialises the owner's changes, so that simultaneous ones are all counted.
  await lock(transaction, [`owner ${ownerId}`]);
  const owner = await readOwner(transaction, ownerId);
  if (!owner || owner.trusted) return;
  const published = await readPublished(transaction, ownerId, now);
  if (!published) return;
  if (hasManyListings(published, now)) await warn(transaction, ownerId, 'many-listings', '', now);
  await saveOwnerPhones(transaction, ownerId, [owner.phone, owner.agency_phone ?? '', ...phonesIn(text)]);
  if (owner.confirmed_phone) await liftWarning(transaction, ownerId, owner.confirmed_phone);
  for (const { phone, owner_id: other, name, is_confirmed } of await readSharedPhones(transaction, ownerId)) {
    if (isSameName(owner.name, name)) continue;
    if (phone !== owner.confirmed_phone) await warn(transaction, ownerId, 'shared-phone', phone, now);
    if (!is_confirmed) await warn(transaction, other, 'shared-phone', phone, now);
  }
}

async function lock(transaction: Transaction<Database>, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

async function readOwner(transaction: Transaction<Database>, ownerId: number): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select coalesce(a.name, o.name) as name, o.phone, case when o.phone_verified_at is not null then o.phone end as confirmed_phone,
      a.phone as agency_phone, coalesce(a.trusted, false) as trusted
    from account o left join agency a on a.account_id = o.id where o.id = ${ownerId}`.execute(transaction);
  return rows[0];
}

/** Drafts do not count; deleted listings do. */
async function readPublished(
  transaction: Transaction<Database>,
  ownerId: number,
  now: Date,
): Promise<Published | null> {
  const { rows } = await sql<{ first_at: Date | null; last_day: number }>`
    select min(created_at) as first_at, count(*) filter (where created_at > ${manyListingsSince(now)}) as last_day
    from (
      select created_at from property where owner_id = ${ownerId} and status <> 'draft'
      union all select created_at from roommate_offer where owner_id = ${ownerId}
    ) listing`.execute(transaction);
  const { first_at: firstAt = null, last_day: lastDay = 0 } = rows[0] ?? {};
  return firstAt && { firstAt, lastDay };
}

async function saveOwnerPhones(
  transaction: Transaction<Database>,
  ownerId: number,
  typed: readonly string[],
): Promise<void> {
  const phones = [...new Set(typed.filter((phone) => phone !== '').map(comparablePhone))];
  if (phones.length === 0) return;
  await lock(
    transaction,
    phones.map((phone) => `phone ${phone}`),
  );
  await transaction
    .insertInto('owner_phone')
    .values(phones.map((phone) => ({ phone, owner_id: ownerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns other owners with the same phone in homes or rooms, except trusted agencies. */
async function readSharedPhones(transaction: Transaction<Database>, ownerId: number): Promise<SharedPhone[]> {
  const { rows } = await sql<SharedPhone>`
    select other.phone, other.owner_id, coalesce(a.name, o.name) as name,
      o.phone_verified_at is not null and o.phone = other.phone as is_confirmed
    from owner_phone own
    join owner_phone other on other.phone = own.phone and other.owner_id <> own.owner_id
    join account o on o.id = other.owner_id
    left join agency a on a.account_id = o.id
    where own.owner_id = ${ownerId} and not coalesce(a.trusted, false)
    order by other.phone, other.owner_id`.execute(transaction);
  return rows;
}

/** Removes the warning after the owner has confirmed the phone. */
async function liftWarning(
  transaction: Transaction<Database>,
  ownerId: number,
  phone: string,
): Promise<void> {
  await transaction
    .deleteFrom('owner_warning')
    .where('owner_id', '=', ownerId)
    .where('warning', '=', 'shared-phone')
    .where('phone', '=', phone)
    .where('handled_at', 'is', null)
    .execute();
}

/** Warns once per phone; a new phone after the team's check gives a new warning. */
async function warn(
  transaction: Transaction<Database>,
  ownerId: number,
  warning: OwnerWarning,
  phone: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into owner_warning (owner_id, warning, phone, created_at) values (${ownerId}, ${warning}, ${phone}, ${now})
    on conflict (owner_id, warning) do update
      set phone = excluded.phone, created_at = excluded.created_at, handled_at = null
      where owner_warning.handled_at is not null and owner_warning.phone <> excluded.phone`.execute(
    transaction,
  );
}
