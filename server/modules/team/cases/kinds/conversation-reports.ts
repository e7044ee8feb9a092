import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pictureFile } from '../../../../../src/core/shared/picture.ts';
import { warningsOf } from '../../../../../src/core/shared/text-warnings.ts';
import type { Side } from '../../../../../src/core/conversations/conversation.ts';
import type { CaseSubject } from '../../../../../src/core/team/cases.ts';
import type { Database } from '../../../../tables.ts';
import { loadConversations, SUBJECTS } from '../../../conversations/conversation-rows.ts';
import { handleConversationReports } from '../../../conversations/report-conversation.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import { reopenReports } from '../reopen.ts';
import type { AffectedPerson } from '../people.ts';

/** Maximum number of messages that a case shows, latest ones. */
const MESSAGES_SHOWN = 200;

const REASONS = [
  'case-reason-fraud',
  'case-reason-asks-for-money',
  'case-reason-offensive',
  'case-reason-advertising',
];

/** Conversations that a participant or the automatic check reported. */
export const conversationReports: CaseKind = {
  name: 'conversation-reports',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select 'conversation'::text as subject, v.id,
      coalesce(min(o.title), min(h.title), min(v.asker_name)) as title, min(r.created_at) as since, count(*) as count
    from conversation_report r join conversation v on v.id = r.conversation_id ${SUBJECTS}
    where r.handled_at is null group by v.id`,
  affected,
  async evidence(_deps, db, { id }) {
    const [conversation] = await loadConversations(db, sql`v.id = ${id}`);
    if (!conversation) return [];
    const reports = await db
      .selectFrom('conversation_report')
      .select(['side', 'reason', 'text', 'created_at'])
      .where('conversation_id', '=', id)
      .where('handled_at', 'is', null)
      .orderBy('id')
      .execute();
    const messages = await db
      .selectFrom('conversation_message')
      .selectAll()
      .where('conversation_id', '=', id)
      .orderBy('id', 'desc')
      .limit(MESSAGES_SHOWN)
      .execute();
    const reporters = new Set<Side>(reports.map(({ side }) => side));
    const nameOf = (side: Side) =>
      side === 'asker' ? conversation.asker_name : (conversation.business_name ?? conversation.poster_name);
    return [
      {
        type: 'reports',
        reports: reports.map(({ side, reason, text, created_at: at }) => ({
          reason: `case-report-${reason}`,
          text: text === '' ? nameOf(side) : `${nameOf(side)}: ${text}`,
          byPeople: reason !== 'asks-for-money' && reason !== 'other-channel',
          at: at.toISOString(),
        })),
      },
      {
        type: 'messages',
        messages: messages.toReversed().map(({ author, text, pictures, at }) => ({
          author: nameOf(author),
          isReported: !reporters.has(author),
          text,
          pictures: pictures.map((one) => pictureFile(one)),
          warnings: warningsOf(text).map((one) => `case-warning-${one}`),
          at: at.toISOString(),
        })),
      },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'approve',
      operation: () => 'conversations.approve',
      needsReason: false,
      reasons: [],
      async apply({ deps, transaction, subject }) {
        await handleConversationReports(deps.conversations, transaction, subject.id, false);
        return {};
      },
      undo: ({ transaction, subject, decidedAt }) =>
        reopenReports(transaction, 'conversation_report', subject.id, decidedAt),
    }),
    caseDecision<object>({
      name: 'close',
      operation: () => 'conversations.close',
      needsReason: true,
      reasons: REASONS,
      async apply(context) {
        const { deps, transaction, subject } = context;
        await handleConversationReports(deps.conversations, transaction, subject.id, true);
        await deps.caseMails.statement('conversation-closed', context);
        return {};
      },
      async undo({ transaction, subject, decidedAt }) {
        await reopen(transaction, subject, decidedAt);
        await reopenReports(transaction, 'conversation_report', subject.id, decidedAt);
      },
      restore: ({ transaction, subject, decidedAt }) => reopen(transaction, subject, decidedAt),
    }),
  ],
};

/** Opens a conversation again unless it was closed otherwise. */
async function reopen(db: Kysely<Database>, { id }: CaseSubject, decidedAt: Date): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ closed_at: null })
    .where('id', '=', id)
    .where('closed_at', '=', decidedAt)
    .execute();
}

/** The participant who did not report; the poster if both did. Null without an address. */
async function affected(db: Kysely<Database>, { id }: CaseSubject): Promise<AffectedPerson | null> {
  const [row] = await loadConversations(db, sql`v.id = ${id}`);
  if (!row) return null;
  const latest = await db
    .selectFrom('conversation_report')
    .select('side')
    .where('conversation_id', '=', id)
    .orderBy('handled_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .executeTakeFirst();
  const title = row.title;
  const person =
    latest?.side === 'poster'
      ? { accountId: row.asker_id, email: row.asker_email, language: row.asker_language, title }
      : { accountId: row.poster_id, email: row.poster_email, language: row.poster_language, title };
  return person.email ? person : null;
}
