import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { HOUR } from '../../../src/core/shared/durations.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import { ownerEmails } from '../properties/insert-property-owners.ts';
import { demoPosters } from '../roommates/posters.ts';

/** Transaction that adds the cases, and the time that their ages refer to. */
export type CaseLoad = { transaction: Transaction<Database>; now: Date };

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

export type DemoHome = { id: number; ownerId: number; cityId: number; pictures: StoredPicture[] };
export type DemoOffer = { id: number; ownerId: number; name: string; email: string; phone: string };

/** Returns public homes of different private demo landlords, oldest first. */
export async function demoHomes(db: Kysely<Database>, limit: number): Promise<DemoHome[]> {
  const { rows } = await sql<DemoHome>`
    select * from (
      select distinct on (p.owner_id) p.id, p.owner_id as "ownerId", p.city_id as "cityId", p.pictures
      from property p join account a on a.id = p.owner_id
      where a.email = any(${[...ownerEmails]}::text[]) and a.type = 'user' and p.status = 'active'
        and p.deleted_at is null and p.premium_until is null and p.pictures -> 0 ->> 'url' like '/pictures/interiors/%'
      order by p.owner_id, p.id
    ) one order by id limit ${limit}`.execute(db);
  return rows;
}

/** Returns public offers of different demo people, oldest first. */
export async function demoOffers(db: Kysely<Database>, limit: number): Promise<DemoOffer[]> {
  const { rows } = await sql<DemoOffer>`
    select * from (
      select distinct on (a.id) o.id, a.id as "ownerId", a.name, a.email, a.phone
      from roommate_offer o join account a on a.id = o.owner_id
      where a.email = any(${demoPosters.map(({ email }) => email)}::text[]) and o.status = 'active' and o.deleted_at is null
      order by a.id, o.id
    ) one order by id limit ${limit}`.execute(db);
  return rows;
}
