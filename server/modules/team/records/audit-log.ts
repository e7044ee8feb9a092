import { sql } from 'kysely';
import { Type } from 'typebox';
import { AUDIT_OPERATIONS, AUDIT_SUBJECTS } from '../../../../src/core/team/audit-entry.ts';
import { oneOf } from '../../../../api/schema.ts';
import { containsWords, days, hasId, withId } from './conditions.ts';
import { filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

const Text = Type.String({ maxLength: 100 });

/** Entries `e` of the audit log (TEAM-11). */
export const auditLog: RecordResource = {
  name: 'audit-log',
  subject: null,
  from: sql`audit_entry e`,
  key: sql`e.id`,
  columns: {
    at: sql`e.at`,
    operator: sql`e.operator`,
    actorId: sql`e.actor_id`,
    via: sql`e.via`,
    operation: sql`e.operation`,
    subject: sql`e.subject`,
    subjectId: sql`e.subject_id`,
    reason: sql`e.reason`,
    before: sql`e.before`,
    after: sql`e.after`,
    previousHash: sql`encode(e.previous_hash, 'hex')`,
    hash: sql`encode(e.hash, 'hex')`,
  },
  sorts: ['id', 'at'],
  filters: {
    actorId: withId(sql`e.actor_id`),
    operator: filter(Text, (operator) => sql`e.operator = ${operator}`),
    operation: filter(oneOf(AUDIT_OPERATIONS), (operation) => sql`e.operation = ${operation}`),
    subject: filter(oneOf(AUDIT_SUBJECTS), (subject) => sql`e.subject = ${subject}`),
    subjectId: filter(Text, (id) => sql`e.subject_id = ${id}`),
    ...days(sql`e.at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`e.id`, recordId),
    ...containsWords(
      sql`e.operator || ' ' || e.reason || ' ' || coalesce(e.before::text, '') || ' ' || coalesce(e.after::text, '')`,
      words,
    ),
  ],
};
