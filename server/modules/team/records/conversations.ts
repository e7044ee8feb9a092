import { sql } from 'kysely';
import { Type } from 'typebox';
import { containsWords, days, hasId } from './conditions.ts';
import { filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { timelineSource } from './timeline.ts';

const MAX_MESSAGES = 500;

const openReports = sql`select conversation_id from conversation_report where handled_at is null`;

/** Conversations `c` with a report; the team reads no others (TEAM-05). */
export const conversations: RecordResource = {
  name: 'conversations',
  subject: 'conversation',
  // The newest report of each conversation, in the order of an index.
  from: sql`conversation_report r join conversation c on c.id = r.conversation_id and not exists (
    select from conversation_report later where later.conversation_id = r.conversation_id and later.id > r.id)
    left join conversation_search s on s.conversation_id = r.conversation_id`,
  key: sql`r.conversation_id`,
  columns: {
    title: sql`coalesce(
      (select title from property where id = c.property_id), (select title from roommate_offer where id = c.offer_id),
      (select name from vendor where id = c.vendor_id))`,
    askerName: sql`c.asker_name`,
    askerEmail: sql`c.asker_email`,
    reports: sql`(select count(*)::int from conversation_report where conversation_id = c.id)`,
    openReports: sql`(select count(*)::int from conversation_report where conversation_id = c.id and handled_at is null)`,
    reportedAt: sql`r.created_at`,
    createdAt: sql`c.created_at`,
    closedAt: sql`c.closed_at`,
  },
  sorts: ['reportedAt', 'id'],
  filters: {
    isOpen: filter(Type.Boolean(), (isOpen) =>
      isOpen ? sql`r.conversation_id in (${openReports})` : sql`r.conversation_id not in (${openReports})`,
    ),
    ...days(sql`r.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`s.conversation_id`, recordId),
    ...containsWords(sql`s.words`, words),
  ],
  found: { title: sql`c.asker_name`, detail: sql`c.asker_email` },
  details: detailsOf,
};

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const {
    asker_id: askerId,
    property_id: propertyId,
    offer_id: offerId,
  } = await db
    .selectFrom('conversation')
    .select(['asker_id', 'property_id', 'offer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    messages: (
      await db
        .selectFrom('conversation_message')
        .select(['id', 'author', 'text', 'pictures', 'at'])
        .where('conversation_id', '=', id)
        .orderBy('id', 'desc')
        .limit(MAX_MESSAGES)
        .execute()
    ).toReversed(),
    related: {
      accounts: askerId === null ? [] : await related('accounts', sql`a.id = ${askerId}`),
      properties: propertyId === null ? [] : await related('properties', sql`p.id = ${propertyId}`),
      offers: offerId === null ? [] : await related('offers', sql`f.id = ${offerId}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from conversation where id = ${id}`,
      ),
      timelineSource(
        sql`select at, 'messaged' as event, author as detail, '' as text from conversation_message where conversation_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, reason as detail, text from conversation_report where conversation_id = ${id}`,
      ),
    ]),
  };
}
