import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { AuditSubject } from '../../../../src/core/team/audit-entry.ts';
import { isPermitted } from '../../../../src/core/team/permissions.ts';
import { TIMELINE_LENGTH } from '../../../../src/core/team/timeline.ts';
import type { TimelineEvent } from '../../../../src/core/team/timeline.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { likePattern } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import { canRead } from './can-read.ts';
import type { ResourceName } from './resource-name.ts';

/** Statement with the columns `at`, `event`, `detail` and `text`. Rows without a time are left out. */
export type TimelineSource = {
  /** Kind of the events' own records, if other members may read them. */
  of?: ResourceName;
  rows: RawBuilder<unknown>;
};

export const timelineSource = (rows: RawBuilder<unknown>, of?: ResourceName): TimelineSource =>
  of === undefined ? { rows } : { of, rows };

/** Mails to an address, for members who may read mails. */
export const mailsTo = (address: string): TimelineSource =>
  timelineSource(
    sql`
    select coalesce(sent_at, created_at) as at,
      case when sent_at is null and error is not null then 'mail-failed' else 'mailed' end as event,
      subject as detail, coalesce(error, '') as text
    from mail m where ${isMailTo(address)}`,
    'mails',
  );

/** Condition of mails `m` to an address, served by the search index. */
export const isMailTo = (address: string) =>
  sql<boolean>`m.recipient = ${address}
    and latin_letters(m.recipient || ' ' || m.subject) like latin_letters(${likePattern(address)})`;

type TimelineRecord = { resource: ResourceName; id: string; subject: AuditSubject | null; subjectId: string };

/**
 * Reads the newest events of a record with its audit entries and notes. Events of kinds that the member may
 * not read are left out.
 */
export async function readTimeline(
  db: Kysely<Database>,
  member: SignedInMember,
  { resource, id, subject, subjectId }: TimelineRecord,
  sources: readonly TimelineSource[],
): Promise<TimelineEvent[]> {
  const events = sources
    .filter(({ of }) => of === undefined || canRead(member, of))
    .map(
      ({ rows }) => sql`
      (select at, event, detail, text, null as actor, null as "noteId" from (${rows}) one where at is not null
       order by at desc limit ${TIMELINE_LENGTH})`,
    );
  const audits = sql`
    (select at, 'audit' as event, operation as detail, reason as text, operator as actor, null as "noteId"
     from audit_entry where subject = ${subject} and subject_id = ${subjectId} order by id desc limit ${TIMELINE_LENGTH})`;
  const mayDelete = (isOwn: boolean) =>
    isPermitted(member.roles, 'notes.delete', isOwn) ? sql`n.id::text` : sql`null`;
  const notes = sql`
    (select n.created_at as at, 'note' as event, '' as detail, n.text, a.name as actor,
       case when n.author = ${member.accountId} then ${mayDelete(true)} else ${mayDelete(false)} end as "noteId"
     from team_note n left join account a on a.id = n.author
     where n.subject = ${resource} and n.subject_id = ${id} and n.deleted_at is null
     order by n.id desc limit ${TIMELINE_LENGTH})`;
  const { rows } = await sql<TimelineEvent>`
    select at, event as kind, detail, text, actor, "noteId" from (
      ${sql.join([audits, notes, ...events], sql` union all `)}
    ) events order by at desc limit ${TIMELINE_LENGTH}`.execute(db);
  return rows;
}
