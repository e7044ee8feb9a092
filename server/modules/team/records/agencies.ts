import { sql } from 'kysely';
import { Type } from 'typebox';
import { trustAgency } from '../trust-agency.ts';
import { containsWords, days, hasId, isSet } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { timelineSource } from './timeline.ts';
import { companyActions } from './vendors.ts';

/** Agencies `g` (TEAM-05). */
export const agencies: RecordResource = {
  name: 'agencies',
  subject: 'agency',
  from: sql`agency g`,
  key: sql`g.id`,
  columns: {
    name: sql`g.name`,
    companyNumber: sql`g.company_number`,
    email: sql`g.email`,
    phone: sql`g.phone`,
    website: sql`g.website`,
    accountId: sql`g.account_id`,
    createdAt: sql`g.created_at`,
    isTrusted: sql`g.trusted`,
    companyVerifiedAt: sql`g.company_verified_at`,
  },
  sorts: ['id', 'createdAt', 'name'],
  filters: {
    isTrusted: filter(Type.Boolean(), (isTrusted) => sql`g.trusted = ${isTrusted}`),
    isVerified: isSet(sql`g.company_verified_at`),
    ...days(sql`g.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`g.id`, recordId),
    ...containsWords(sql`g.name || ' ' || g.company_number || ' ' || g.email || ' ' || g.phone`, words),
  ],
  found: { title: sql`g.name`, detail: sql`g.email` },
  details: detailsOf,
  actions: {
    trust: action({
      run: ({ transaction, now }, id) => trustAgency(transaction, Number(id), true, now),
    }),
    distrust: action({
      needsReason: true,
      run: ({ transaction, now }, id) => trustAgency(transaction, Number(id), false, now),
    }),
    ...companyActions('agency'),
  },
};

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { account_id: accountId } = await db
    .selectFrom('agency')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    related: {
      accounts: await related('accounts', sql`a.id = ${accountId}`),
      properties: await related('properties', sql`p.owner_id = ${accountId}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from agency where id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'listed' as event, title as detail, '' as text from property where owner_id = ${accountId}`,
        'properties',
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, warning as detail, phone as text from owner_warning where owner_id = ${accountId}`,
      ),
    ]),
  };
}
