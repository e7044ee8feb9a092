import { sql } from 'kysely';
import { enqueue, JOB_ATTEMPTS } from '../../../../platform/jobs.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';

/** Older mails have no text any more. */
const DAYS = 30;

/** Mails that the mail server did not accept in all automatic attempts. */
export const failedMails: CaseKind = {
  name: 'failed-mails',
  permission: 'mail-cases.decide',
  waiting: sql<WaitingRow>`
    select 'mail'::text as subject, m.id, m.subject as title, m.created_at as since, m.attempts::bigint as count
    from mail m
    where m.created_at > now() - make_interval(days => ${DAYS}) and m.sent_at is null and m.error is not null
      and m.attempts >= ${JOB_ATTEMPTS} and not exists (
        select from case_decision d where d.kind = 'failed-mails' and d.subject_id = 'mail-' || m.id
          and d.decision = 'dismiss' and d.undone_at is null)`,
  affected: () => Promise.resolve(null),
  async evidence(_deps, db, { id }) {
    const mail = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
    if (!mail) return [];
    return [
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-recipient', format: 'text', value: mail.recipient },
          { label: 'case-fact-subject', format: 'text', value: mail.subject },
          { label: 'case-fact-error', format: 'text', value: mail.error ?? '' },
          { label: 'case-fact-attempts', format: 'text', value: String(mail.attempts) },
          { label: 'case-fact-written', format: 'moment', value: mail.created_at.toISOString() },
        ],
      },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'resend',
      operation: () => 'mails.resend',
      needsReason: false,
      reasons: [],
      async apply({ transaction, subject: { id } }) {
        await transaction
          .updateTable('mail')
          .set({ attempts: 0, error: null })
          .where('id', '=', id)
          .execute();
        await enqueue(transaction, 'mail.send', { mailId: id }, { key: `resend mail ${id}` });
        return {};
      },
    }),
    caseDecision<object>({
      name: 'dismiss',
      operation: () => 'mails.dismiss',
      needsReason: false,
      reasons: ['case-reason-address-invalid', 'case-reason-reached-by-phone'],
      // The decision itself takes the mail off the list.
      apply: () => Promise.resolve({}),
      undo: () => Promise.resolve(),
    }),
  ],
};
