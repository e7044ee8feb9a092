import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CaseDependencies, CaseKind } from './case-kind.ts';

/** SQL for all waiting cases `w` with their valid claims `c` and assignees `a`. */
export function waitingCases(kinds: readonly CaseKind[], now: Date): RawBuilder<unknown> {
  const parts = kinds.map(
    (
      kind,
    ) => sql`select ${sql.lit(kind.name)}::text as kind, q.subject || '-' || q.id as subject, q.title, q.since, q.count
      from (${kind.waiting}) q`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) w
    left join case_claim c on c.kind = w.kind and c.subject_id = w.subject and c.claimed_until > ${now}
    left join account a on a.id = c.account_id`;
}

/** Number of waiting cases of a kind, the time of the oldest, and the number that a member has claimed. */
export type Queue = { kind: string; count: number; oldest: Date | null; mine: number };

/** Number of waiting cases of each kind that has some, and the time of the oldest. */
export async function countCases({
  db,
  kinds,
  now,
}: Pick<CaseDependencies, 'db' | 'kinds'> & { now: Date }): Promise<
  { kind: string; count: number; oldest: Date }[]
> {
  const { rows } = await sql<{ kind: string; count: number; oldest: Date }>`
    select w.kind, count(*) as count, min(w.since) as oldest from ${waitingCases(kinds, now)} group by w.kind`.execute(
    db,
  );
  return rows;
}

/** Returns the queue of each kind, also empty ones (TEAM-03). */
export async function listQueues(
  { db, kinds, clock }: Pick<CaseDependencies, 'db' | 'kinds' | 'clock'>,
  accountId: number,
): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select w.kind, count(*) as count, min(w.since) as oldest,
      count(*) filter (where c.account_id = ${accountId}) as mine
    from ${waitingCases(kinds, clock.now())} group by w.kind`.execute(db);
  const found = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map(({ name }) => found.get(name) ?? { kind: name, count: 0, oldest: null, mine: 0 });
}
