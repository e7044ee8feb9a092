import { sql } from 'kysely';
import { oneOf, text } from '../../../../api/schema.ts';
import { Type } from 'typebox';
import type { CaseDependencies } from '../cases/case-kind.ts';
import { waitingCases } from '../cases/waiting-cases.ts';
import { filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

/** Waiting cases of all kinds with their assignees (TEAM-03). */
export const cases = ({ kinds, clock }: Pick<CaseDependencies, 'kinds' | 'clock'>): RecordResource => ({
  name: 'cases',
  subject: 'decision',
  // Claims end with time, so the tables are built for each request.
  get from() {
    return waitingCases(kinds, clock.now());
  },
  key: sql`w.kind || '-' || w.subject`,
  keyType: 'text',
  columns: {
    kind: sql`w.kind`,
    subject: sql`w.subject`,
    title: sql`w.title`,
    since: sql`w.since`,
    count: sql`w.count`,
    assignee: sql`case when c.account_id is not null then jsonb_build_object('accountId', c.account_id, 'name', a.name) end`,
    assignedUntil: sql`c.claimed_until`,
    state: sql`case when c.account_id is null then 'waiting' else 'claimed' end`,
  },
  sorts: ['since', 'kind', 'title', 'count'],
  filters: {
    kind: filter(oneOf(kinds.map(({ name }) => name)), (kind) => sql`w.kind = ${kind}`),
    subject: filter(text(80), (subject) => sql`w.subject = ${subject}`),
    assignee: filter(Type.Integer({ minimum: 1 }), (id) => sql`c.account_id = ${id}`),
    state: filter(
      oneOf(['waiting', 'claimed']),
      (state) => sql`(c.account_id is null) = ${state === 'waiting'}`,
    ),
  },
  search: ({ text: words }) => [sql`strpos(lower(w.title), lower(${words})) > 0`],
});
