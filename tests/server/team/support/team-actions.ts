import type { TestApplication } from '../../support/test-application.ts';
import type { Member } from './a-member.ts';

type Request = { reason?: string; input?: Record<string, unknown> };

/** Does an action of a member with a record. */
export const act = (
  app: TestApplication,
  { headers }: Member,
  path: `${string}/${string}/${string}`,
  request: Request = {},
) => app.post(`/api/team/records/${path}`, request, headers);

/** The newest entry of the audit log. */
export const lastEntry = ({ database }: TestApplication) =>
  database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'operation', 'subject', 'subject_id', 'reason', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
