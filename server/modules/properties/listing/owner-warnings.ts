import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { OwnerWarning } from '../../../../src/core/accounts/warnings.ts';
import type { Database } from '../../../tables.ts';
import { announceListingsOf } from '../../accounts/listing-warnings.ts';

const LISTINGS_SHOWN = 20;

export type WarnedOwner = {
  id: number;
  title: string;
  reports: number;
  reasons: OwnerWarning[];
  texts: string[];
  first: Date;
};

/** Returns owners with open warnings, with their listings and the others who use their phone. */
export async function warnedOwners(db: Kysely<Database>): Promise<WarnedOwner[]> {
  const { rows } = await sql<WarnedOwner>`
    select o.id, coalesce(a.name, o.name) || ', ' || o.email as title, count(*) as reports,
      array_agg(w.warning order by w.warning) as reasons, min(w.created_at) as first,
      array_remove(array_agg(case when w.phone <> '' then w.phone || ': ' || (
        select string_agg('owner ' || p.owner_id || ' ' || coalesce(b.name, c.name), ', ' order by p.owner_id)
        from owner_phone p join account c on c.id = p.owner_id left join agency b on b.account_id = c.id
        where p.phone = w.phone
      ) end), null) || coalesce((
        select array['homes ' || string_agg(h.id::text, ', ' order by h.id)] from (
          select id from property where owner_id = o.id and status <> 'draft' and deleted_at is null
          order by id desc limit ${LISTINGS_SHOWN}
        ) h having count(*) > 0
      ), '{}') || coalesce((
        select array['rooms ' || string_agg(r.id::text, ', ' order by r.id)] from (
          select id from roommate_offer where owner_id = o.id and deleted_at is null
          order by id desc limit ${LISTINGS_SHOWN}
        ) r having count(*) > 0
      ), '{}') as texts
    from owner_warning w join account o on o.id = w.owner_id left join agency a on a.account_id = o.id
    where w.handled_at is null group by o.id, a.id order by first, o.id`.execute(db);
  return rows;
}

/** Marks an owner's warnings as handled and hides them from readers. @returns their number */
export async function handleOwnerWarnings(
  transaction: Transaction<Database>,
  ownerId: number,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('owner_warning')
    .set({ handled_at: now })
    .where('owner_id', '=', ownerId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announceListingsOf(transaction, ownerId);
  return Number(numUpdatedRows);
}
