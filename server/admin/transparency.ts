import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CONVERSATION_REPORT_REASONS } from '../../src/core/conversations/conversations.ts';
import { COMMENT_REPORT_REASONS } from '../../src/core/journal/comment-rules.ts';
import { REPORT_REASONS } from '../../src/core/properties/property-choices.ts';
import { DECISION_OPERATIONS } from '../../src/core/team/audit-entry.ts';
import type { Database } from '../tables.ts';

/** Reasons that readers can choose. All others are automatic. */
const CHOSEN_BY_PEOPLE: readonly string[] = [
  ...new Set([...REPORT_REASONS, ...CONVERSATION_REPORT_REASONS, ...COMMENT_REPORT_REASONS]),
];

/** Reports of one kind. `hours` is the median time to the decision, null without decisions. */
export type Notices = {
  subject: string;
  reason: string;
  byPeople: boolean;
  count: number;
  decided: number;
  hours: number | null;
};

export type Decisions = { subject: string; operation: string; count: number; reports: number };

/** Yearly report of the Digital Services Act (articles 15 and 24), without personal data. */
export type TransparencyReport = { notices: Notices[]; decisions: Decisions[] };

/** Counts the reports and decisions of a period. */
export async function transparencyReport(
  db: Kysely<Database>,
  { from, before }: { from: Date; before: Date },
): Promise<TransparencyReport> {
  const [notices, decisions] = await Promise.all([
    sql<Notices>`
      select subject, reason, reason = any(${CHOSEN_BY_PEOPLE}::text[]) as "byPeople", count(*) as count,
        count(handled_at) as decided,
        percentile_cont(0.5) within group (order by extract(epoch from handled_at - created_at) / 3600) as hours
      from (
        select 'home' as subject, reason, created_at, handled_at from property_report
        union all select 'offer', reason, created_at, handled_at from roommate_report
        union all select 'conversation', reason, created_at, handled_at from conversation_report
        union all select 'owner', warning, created_at, handled_at from owner_warning
        union all select 'comment', reason, created_at, null from comment_report
      ) report
      where created_at >= ${from} and created_at < ${before}
      group by subject, reason order by subject, count desc, reason`.execute(db),
    sql<Decisions>`
      select subject, operation, count(*) as count, sum(
        coalesce((before->>'openReports')::bigint, 0) - coalesce((after->>'openReports')::bigint, 0)
        + coalesce((before->>'openWarnings')::bigint, 0) - coalesce((after->>'openWarnings')::bigint, 0)
      )::bigint as reports
      from audit_entry
      where at >= ${from} and at < ${before} and operation = any(${DECISION_OPERATIONS}::text[])
      group by subject, operation order by subject, count desc, operation`.execute(db),
  ]);
  return { notices: notices.rows, decisions: decisions.rows };
}
