import { sql } from 'kysely';
import { Type } from 'typebox';
import { oneOf, text } from '../../../../api/schema.ts';
import type { CaseDependencies } from '../cases/case-kind.ts';
import { containsWords } from './conditions.ts';
import { filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

/** Decisions of cases with their objections (TEAM-04). */
export const decisions = ({ kinds }: Pick<CaseDependencies, 'kinds'>): RecordResource => ({
  name: 'decisions',
  subject: 'decision',
  from: sql`case_decision d left join account m on m.id = d.decided_by left join account o on o.id = d.owner_id`,
  key: sql`d.id`,
  columns: {
    kind: sql`d.kind`,
    subject: sql`d.subject_id`,
    title: sql`d.title`,
    decision: sql`d.decision`,
    reason: sql`d.reason`,
    owner: sql`case when o.id is not null then jsonb_build_object('accountId', o.id, 'name', o.name) end`,
    decidedBy: sql`case when m.id is not null then jsonb_build_object('accountId', m.id, 'name', m.name) end`,
    decidedAt: sql`d.decided_at`,
    undoUntil: sql`d.mail_at`,
    undoneAt: sql`d.undone_at`,
    appealText: sql`d.appeal_text`,
    appealedAt: sql`d.appealed_at`,
    appealOutcome: sql`d.appeal_outcome`,
    appealAnswer: sql`d.appeal_answer`,
  },
  sorts: ['decidedAt'],
  filters: {
    kind: filter(oneOf(kinds.map(({ name }) => name)), (kind) => sql`d.kind = ${kind}`),
    subject: filter(text(80), (subject) => sql`d.subject_id = ${subject}`),
    owner: filter(Type.Integer({ minimum: 1 }), (id) => sql`d.owner_id = ${id}`),
    decidedBy: filter(Type.Integer({ minimum: 1 }), (id) => sql`d.decided_by = ${id}`),
    isAppealed: filter(Type.Boolean(), (is) => sql`(d.appealed_at is not null) = ${is}`),
  },
  search: ({ text: subject, words }) => [
    sql`d.subject_id = ${subject}`,
    ...containsWords(sql`d.title`, words),
  ],
});
