import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { strict } from '../../../../api/schema.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { tidyText } from '../../../../src/core/shared/tidy-text.ts';
import { isPermitted } from '../../../../src/core/team/permissions.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { canRead } from './can-read.ts';
import { readRow } from './read-records.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

const MAX_LETTERS = 5_000;
const Text = Type.String({ minLength: 1, maxLength: 100 });

/**
 * Notes `n` for colleagues on records of any kind; a member sees those on records that they may read (TEAM-05).
 * @param others all other kinds
 */
export const notes = (others: readonly RecordResource[]): RecordResource => ({
  name: 'notes',
  subject: 'note',
  from: sql`(select * from team_note where deleted_at is null) n left join account writer on writer.id = n.author`,
  key: sql`n.id`,
  columns: {
    resource: sql`n.subject`,
    recordId: sql`n.subject_id`,
    text: sql`n.text`,
    authorId: sql`n.author`,
    authorName: sql`writer.name`,
    createdAt: sql`n.created_at`,
  },
  sorts: ['id', 'createdAt'],
  filters: {
    resource: filter(Text, (resource) => sql`n.subject = ${resource}`),
    recordId: filter(Text, (id) => sql`n.subject_id = ${id}`),
  },
  scope: (member) => {
    const readable = others.map(({ name }) => name).filter((name) => canRead(member, name));
    return sql`n.subject = any(${readable})`;
  },
  create: action({
    input: strict({ resource: Text, recordId: Text, text: Type.String({ maxLength: MAX_LETTERS }) }),
    run: async ({ transaction, member, now }, _id, { input }) => {
      const text = tidyText(input.text);
      if (text === '') throw new Failure('error-note-required', { text: 'error-note-required' }, 'invalid');
      await ensureReadable(transaction, others, input, member);
      const { id } = await transaction
        .insertInto('team_note')
        .values({
          subject: input.resource,
          subject_id: input.recordId,
          author: member.accountId,
          text,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id: String(id) };
    },
  }),
  actions: {
    delete: action({
      run: async ({ transaction, member, now }, id) => {
        const note = await transaction
          .updateTable('team_note')
          .set({ deleted_at: now })
          .where('id', '=', Number(id))
          .where('deleted_at', 'is', null)
          .returning('author')
          .executeTakeFirst();
        if (!note) throw new Failure('error-not-found', {}, 'not-found');
        if (!isPermitted(member.roles, 'notes.delete', note.author === member.accountId))
          throw new Failure('error-team-not-allowed', {}, 'not-allowed');
      },
    }),
  },
});

/** @throws Failure `not-found` for an unknown record, `not-allowed` for a kind that the member may not read */
async function ensureReadable(
  db: Kysely<Database>,
  resources: readonly RecordResource[],
  { resource: name, recordId }: { resource: string; recordId: string },
  member: SignedInMember,
): Promise<void> {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Failure('error-not-found', {}, 'not-found');
  if (!canRead(member, name)) throw new Failure('error-team-not-allowed', {}, 'not-allowed');
  await readRow(db, resource, recordId, member);
}
