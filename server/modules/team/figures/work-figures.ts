import { sql } from 'kysely';
import { MINUTE } from '../../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { NamedValue } from '../../../../src/core/team/figures/figures.ts';
import { countCases } from '../cases/waiting-cases.ts';
import type { FigureRange, FigureReading, NamedSource } from './figure-source.ts';

/**
 * Median time to the first answer, in minutes, of what was asked or reported in the period. Unanswered requests
 * are left out.
 */
export const answerTimes: NamedSource = {
  async values({ db, t }, { start, before }) {
    const { rows } = await sql<NamedValue>`
      with asked as (
        select 'viewings'::text as key, created_at, answered_at from viewing_request
        where created_at >= ${start} and created_at < ${before}
        union all
        select case when v.property_id is not null then 'homes' when v.offer_id is not null then 'offers'
            else 'vendors' end,
          v.created_at, (select min(m.at) from conversation_message m
            where m.conversation_id = v.id and m.author = 'poster')
        from conversation v where v.created_at >= ${start} and v.created_at < ${before}
        union all
        select 'reports', created_at, handled_at from property_report
        where created_at >= ${start} and created_at < ${before}
        union all
        select 'reports', created_at, handled_at from roommate_report
        where created_at >= ${start} and created_at < ${before}
      )
      select key, '' as label,
        round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 60)::bigint
          as value
      from asked where answered_at >= created_at group by key`.execute(db);
    return rows.map((row) => ({ ...row, label: t<string>(`figure-answers-${row.key}`) }));
  },
};

/** Decisions of cases by kind, without those that were undone. */
export const decisions: NamedSource = {
  async values({ db, t }, { start, before }) {
    const { rows } = await sql<NamedValue>`
      select kind as key, '' as label, count(*) as value from case_decision
      where decided_at >= ${start} and decided_at < ${before} and undone_at is null group by kind`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, label: t<string>(`case-kind-${row.key}`) }));
  },
};

type QueueRow = { kind: string; waiting: number; oldest_minutes: number };

const queueFigure = (column: 'waiting' | 'oldest_minutes'): NamedSource => ({
  async values(reading, range) {
    const rows = await queuesAtEnd(reading, range);
    if (rows.length === 0) return null;
    return rows.map((row) => ({
      key: row.kind,
      label: reading.t<string>(`case-kind-${row.kind}`),
      value: row[column],
    }));
  },
});

/** Waiting cases by kind at the end of the period, or now. Unknown for days before the first count. */
export const queues = queueFigure('waiting');
/** Age of the oldest waiting case by kind at that time, in minutes. */
export const queueAges = queueFigure('oldest_minutes');

async function queuesAtEnd(
  { db, kinds, now }: FigureReading,
  { from, to }: FigureRange,
): Promise<readonly QueueRow[]> {
  const today = sofiaDay(now);
  if (from <= today && to >= today) return queuesNow({ db, kinds, now });
  const { rows } = await sql<QueueRow>`
    select kind, waiting, oldest_minutes from queue_count
    where day = (select max(day) from queue_count where day between ${from}::date and ${to}::date)`.execute(
    db,
  );
  return rows;
}

/** Replaces the counts of today's queues. An hourly job. */
export async function countQueues({
  db,
  kinds,
  now,
}: Pick<FigureReading, 'db' | 'kinds' | 'now'>): Promise<void> {
  const rows = await queuesNow({ db, kinds, now });
  await sql`
    insert into queue_count (day, kind, waiting, oldest_minutes)
    select ${sofiaDay(now)}::date, kind, waiting, oldest_minutes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (kind text, waiting integer, oldest_minutes integer)
    on conflict (day, kind) do update
      set waiting = excluded.waiting, oldest_minutes = excluded.oldest_minutes`.execute(db);
}

/** All queues, also empty ones. */
async function queuesNow({
  db,
  kinds,
  now,
}: Pick<FigureReading, 'db' | 'kinds' | 'now'>): Promise<QueueRow[]> {
  const counted = new Map((await countCases({ db, kinds, now })).map((row) => [row.kind, row]));
  return kinds.map(({ name }) => {
    const { count = 0, oldest = now } = counted.get(name) ?? {};
    return { kind: name, waiting: count, oldest_minutes: Math.max(0, Math.round((+now - +oldest) / MINUTE)) };
  });
}
