import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { RESPONSIVENESS, responsivenessOf } from '../../../../src/core/properties/responsiveness.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';
import type { Database } from '../../../tables.ts';
import { isOwnContact } from './own-contacts.ts';

type RequestRow = {
  owner_id: number;
  asker: string;
  asked_at: Date;
  closed_at: Date | null;
  answers: { at: string; text: string | null }[];
};

const BATCH = 100;
/** Number of first messages that are searched for the person's own text. */
const ANSWERS_READ = 10;

/**
 * Computes the response time and rate of each owner (TRUST-02). Unchanged rows are not written. A nightly
 * job.
 */
export async function countResponsiveness(db: Kysely<Database>, now: Date): Promise<void> {
  const since = daysAfter(now, -RESPONSIVENESS.days);
  const owners = await contactedOwners(db, since);
  await db
    .deleteFrom('responsiveness')
    .where(({ not }) => not(sql<boolean>`owner_id = any(${owners}::bigint[])`))
    .execute();
  for (let from = 0; from < owners.length; from += BATCH) {
    const batch = owners.slice(from, from + BATCH);
    const rows = await requestsOf(db, batch, since);
    for (const ownerId of batch) {
      const own = rows.filter((row) => row.owner_id === ownerId);
      await save(db, ownerId, own, now);
    }
  }
}

async function contactedOwners(db: Kysely<Database>, since: Date): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`
    select coalesce(o.owner_id, h.owner_id) as owner_id from conversation v
      left join roommate_offer o on o.id = v.offer_id left join property h on h.id = v.property_id
      where v.created_at >= ${since} and coalesce(o.owner_id, h.owner_id) is not null
    union
    select p.owner_id from viewing_request r join property p on p.id = r.property_id
      where r.created_at >= ${since}
    order by 1`.execute(db);
  return rows.map(({ owner_id: id }) => id);
}

/** Requests to the owners, without those from the owners themselves. */
async function requestsOf(db: Kysely<Database>, owners: number[], since: Date): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select a.id as owner_id, coalesce(v.asker_id::text, nullif(lower(v.asker_email), ''), v.asker_phone) as asker,
      v.created_at as asked_at, v.closed_at, coalesce((
      select jsonb_agg(jsonb_build_object('at', m.at, 'text', m.text) order by m.id) from (
        select * from conversation_message m where m.conversation_id = v.id and m.author = 'poster'
        order by m.id limit ${ANSWERS_READ}
      ) m
    ), '[]') as answers
    from conversation v
    left join roommate_offer o on o.id = v.offer_id left join property h on h.id = v.property_id
    join account a on a.id = coalesce(o.owner_id, h.owner_id)
    where a.id = any(${owners}::bigint[]) and v.created_at >= ${since}
      and not ${isOwnContact(sql`a.id`, { email: sql`v.asker_email`, phone: sql`v.asker_phone` })}
    union all
    select a.id, coalesce(r.account_id::text, lower(r.contact_email)), r.created_at, null, case when r.answered_at is null then '[]'
      else jsonb_build_array(jsonb_build_object('at', r.answered_at, 'text', null)) end
    from viewing_request r join property p on p.id = r.property_id join account a on a.id = p.owner_id
    where a.id = any(${owners}::bigint[]) and r.created_at >= ${since}
      and (r.answered_at is not null or r.status = 'requested')
      and r.account_id is distinct from a.id
      and not ${isOwnContact(sql`a.id`, { email: sql`r.contact_email`, phone: sql`r.contact_phone` })}`.execute(
    db,
  );
  return rows;
}

async function save(
  db: Kysely<Database>,
  ownerId: number,
  rows: readonly RequestRow[],
  now: Date,
): Promise<void> {
  const requests = rows.map(({ asker, asked_at: askedAt, closed_at: closedAt, answers }) => ({
    asker,
    askedAt,
    closedAt,
    answers: answers.map(({ at, text }) => ({ at: new Date(at), text })),
  }));
  const counted = responsivenessOf(requests, now);
  if (!counted) {
    await db.deleteFrom('responsiveness').where('owner_id', '=', ownerId).execute();
    return;
  }
  const { medianMinutes, sharePercent, requests: count } = counted;
  await sql`insert into responsiveness (owner_id, median_minutes, share_percent, requests)
    values (${ownerId}, ${medianMinutes}, ${sharePercent}, ${count})
    on conflict (owner_id) do update set median_minutes = excluded.median_minutes,
      share_percent = excluded.share_percent, requests = excluded.requests
    where (responsiveness.median_minutes, responsiveness.share_percent, responsiveness.requests)
      is distinct from (excluded.median_minutes, excluded.share_percent, excluded.requests)`.execute(db);
}
