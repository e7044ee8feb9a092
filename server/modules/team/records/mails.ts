import { sql } from 'kysely';
import { oneOf } from '../../../../api/schema.ts';
import { resendMail } from '../resend-mail.ts';
import { containsWords, days, hasId } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { timelineSource } from './timeline.ts';

const STATES = {
  sent: sql<boolean>`m.sent_at is not null`,
  failed: sql<boolean>`(m.sent_at is null and m.error is not null)`,
  waiting: sql<boolean>`(m.sent_at is null and m.error is null)`,
};

/** Mails `m` without their texts, which contain secret links (TEAM-05). */
export const mails: RecordResource = {
  name: 'mails',
  subject: 'mail',
  from: sql`mail m`,
  key: sql`m.id`,
  columns: {
    recipient: sql`m.recipient`,
    language: sql`m.language`,
    subject: sql`m.subject`,
    state: sql`case when m.sent_at is not null then 'sent' when m.error is not null then 'failed' else 'waiting' end`,
    createdAt: sql`m.created_at`,
    sentAt: sql`m.sent_at`,
    attempts: sql`m.attempts`,
    error: sql`m.error`,
    canResend: sql`m.text <> ''`,
  },
  sorts: ['id', 'createdAt'],
  filters: {
    state: filter(oneOf(['sent', 'failed', 'waiting']), (state) => STATES[state]),
    ...days(sql`m.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`m.id`, recordId),
    ...containsWords(sql`m.recipient || ' ' || m.subject`, words),
  ],
  found: { title: sql`m.subject`, detail: sql`m.recipient` },
  details: detailsOf,
  actions: {
    resend: action({ run: ({ transaction, now }, id) => resendMail(transaction, Number(id), now) }),
  },
};

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { recipient } = await db
    .selectFrom('mail')
    .select('recipient')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    related: {
      accounts: await related('accounts', sql`a.email = ${recipient}`),
      orders: await related('orders', sql`lower(o.contact_email) = lower(${recipient})`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, subject as detail, '' as text from mail where id = ${id}`,
      ),
      timelineSource(
        sql`select sent_at as at, 'mailed' as event, subject as detail, '' as text from mail where id = ${id}`,
      ),
    ]),
  };
}
