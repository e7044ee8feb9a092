import { sql } from 'kysely';
import { containsWords, days, hasId, numberOf } from './conditions.ts';
import type { RecordResource } from './record-resource.ts';
import { mailsTo, timelineSource } from './timeline.ts';

/** Messages `k` of the contact form (TEAM-05). */
export const contactMessages: RecordResource = {
  name: 'contact-messages',
  subject: null,
  from: sql`contact_message k`,
  key: sql`k.id`,
  columns: {
    number: numberOf('K', sql`k.id`),
    subject: sql`k.subject`,
    message: sql`k.message`,
    name: sql`k.name`,
    email: sql`k.email`,
    phone: sql`k.phone`,
    language: sql`k.language`,
    accountId: sql`k.account_id`,
    createdAt: sql`k.created_at`,
  },
  sorts: ['id', 'createdAt'],
  filters: days(sql`k.created_at`),
  search: ({ contactMessageId, words }) => [
    ...hasId(sql`k.id`, contactMessageId),
    ...containsWords(sql`k.name || ' ' || k.email || ' ' || k.phone`, words),
  ],
  found: { title: numberOf('K', sql`k.id`), detail: sql`k.name || ', ' || k.subject` },
  details: async ({ db, related, timeline }, text) => {
    const id = Number(text);
    const { email } = await db
      .selectFrom('contact_message')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      related: {
        accounts: await related('accounts', sql`a.email = lower(${email})`),
        orders: await related('orders', sql`lower(o.contact_email) = lower(${email})`),
      },
      timeline: await timeline([
        timelineSource(
          sql`select created_at as at, 'created' as event, subject as detail, '' as text from contact_message where id = ${id}`,
        ),
        mailsTo(email),
      ]),
    };
  },
};
