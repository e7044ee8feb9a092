import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { reportConversation as contract } from '../../../api/conversations/conversations.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { ReportCommand } from '../../../src/core/properties/report-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import type { Database } from '../../tables.ts';
import { handleReports } from '../properties/listing/listing-reports.ts';
import { SUBJECTS, titleOf } from './conversation-rows.ts';
import type { Titled } from './conversation-rows.ts';
import { findConversation } from './find-conversation.ts';
import type { Reader } from './find-conversation.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';

/** Last messages of the other side that are shown to the team. */
const MESSAGES_SHOWN = 3;

/**
 * Stores a report for the team. A second report by the same side replaces the first. @throws Failure
 * `not-found`, `invalid`
 */
export async function reportConversation(
  { db, clock }: ConversationDependencies,
  reader: Reader,
  { reason, text }: BodyOf<typeof contract>,
): Promise<void> {
  const command = new ReportCommand({ reason, text, email: '' });
  ensureValid(command);
  const { row, side } = await findConversation(db, reader);
  await sql`insert into conversation_report (conversation_id, side, reason, text, created_at)
    values (${row.id}, ${side}, ${reason}, ${command.text}, ${clock.now()})
    on conflict (conversation_id, side) where handled_at is null
    do update set reason = excluded.reason, text = excluded.text`.execute(db);
}

export type ReportedConversation = {
  id: number;
  title: string;
  reports: number;
  reasons: string[];
  texts: string[];
  first: Date;
};

/** Returns the open reports with the last messages of the reported side. */
export async function reportedConversations(db: Kysely<Database>): Promise<ReportedConversation[]> {
  const { rows } = await sql<Omit<ReportedConversation, 'title'> & Titled>`
    select v.id, coalesce(o.title, h.title) as title, c.id as order_id, count(*) as reports, array_agg(distinct r.reason) as reasons,
      array_remove(array_agg(r.text order by r.id), '') || (
        select coalesce(array_agg(m.text order by m.id), '{}') from (
          select m.id, concat_ws(' ', nullif(m.text, ''), (
            select string_agg(p ->> 'url' || '-' || (p -> 'widths' ->> -1) || '.webp', ' ') from jsonb_array_elements(m.pictures) p
          )) as text from conversation_message m
          where m.conversation_id = v.id and m.author <> all (array_agg(r.side))
          order by m.id desc limit ${MESSAGES_SHOWN}
        ) m
      ) as texts, min(r.created_at) as first
    from conversation_report r
    join conversation v on v.id = r.conversation_id ${SUBJECTS}
    where r.handled_at is null group by v.id, o.title, h.title, c.id order by first`.execute(db);
  return rows.map(({ order_id, title, ...row }) => ({ ...row, title: titleOf({ order_id, title }) }));
}

/**
 * Marks reports as handled. @param close true to close the conversation for both. @returns number of reports.
 * @throws Failure `not-found`
 */
export async function handleConversationReports(
  { clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  id: number,
  close: boolean,
): Promise<number> {
  const handled = await handleReports(transaction, 'conversation', id, clock.now());
  if (handled === 0) throw new Failure('error-not-found', {}, 'not-found');
  if (close) {
    await transaction
      .updateTable('conversation')
      .set({ closed_at: clock.now() })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .execute();
  }
  return handled;
}
