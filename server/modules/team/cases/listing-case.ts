import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import { REPORT_REASONS } from '../../../../src/core/properties/property-choices.ts';
import { pictureFile } from '../../../../src/core/shared/picture.ts';
import { publishedTextWarnings } from '../../../../src/core/shared/published-text-warnings.ts';
import type { CaseSubject } from '../../../../src/core/team/cases.ts';
import type { EvidenceBlock } from '../../../../src/core/team/case-evidence.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import type { Database } from '../../../tables.ts';
import type { WaitingRow } from './case-kind.ts';
import { personOfAccount } from './people.ts';
import type { AffectedPerson } from './people.ts';

type Stage = 'reported' | 'warned' | 'pending-review';

const isHome = ({ subject }: CaseSubject): boolean => subject === 'home';
export const listingOf = ({ subject }: CaseSubject): Listing => (subject === 'home' ? 'home' : 'offer');

export const LISTING_TABLES = {
  home: { table: 'property', reports: 'property_report', of: 'property_id' },
  offer: { table: 'roommate_offer', reports: 'roommate_report', of: 'offer_id' },
} as const;

const byPeople = sql`r.reason = any(${[...REPORT_REASONS]}::text[])`;
/** A listing is in exactly one of these queues. */
const CONDITIONS: Record<Stage, RawBuilder<unknown>> = {
  'pending-review': sql`l.held_pictures is not null and l.deleted_at is null`,
  reported: sql`(l.held_pictures is null or l.deleted_at is not null) and bool_or(${byPeople})`,
  warned: sql`(l.held_pictures is null or l.deleted_at is not null) and not bool_or(${byPeople})`,
};

/** SQL for the homes and offers with open reports in a stage. */
export function waitingListings(stage: Stage): RawBuilder<WaitingRow> {
  const of = (listing: Listing) => {
    const { table, reports, of: column } = LISTING_TABLES[listing];
    return sql`select ${sql.lit(listing)}::text as subject, l.id, l.title, min(r.created_at) as since, count(*) as count
      from ${sql.table(reports)} r join ${sql.table(table)} l on l.id = r.${sql.ref(column)}
      where r.handled_at is null group by l.id having ${CONDITIONS[stage]}`;
  };
  return sql<WaitingRow>`${of('home')} union all ${of('offer')}`;
}

type ListingRow = {
  title: string;
  texts: string[];
  price: number | null;
  status: PropertyStatus;
  pictures: StoredPicture[];
  ownerId: number;
  warnings: string[];
};

/** Facts, texts with their warnings, pictures and open reports of a listing. */
export async function listingEvidence(db: Kysely<Database>, subject: CaseSubject): Promise<EvidenceBlock[]> {
  const listing = listingOf(subject);
  const { table, reports, of } = LISTING_TABLES[listing];
  const texts = isHome(subject) ? sql`array[l.description]` : sql`array[l.about_home, l.about_people]`;
  const row = await sql<ListingRow>`
    select l.title, ${texts} as texts, l.price, l.status, l.pictures, l.owner_id as "ownerId",
      array(select w.warning from listing_warning w
        where w.kind = ${listing} and w.item_id = l.id and w.handled_at is null order by 1) as warnings
    from ${sql.table(table)} l where l.id = ${subject.id}`.execute(db);
  const found = row.rows[0];
  if (!found) return [];
  const open = await sql<{ reason: string; text: string; byPeople: boolean; at: Date }>`
    select r.reason, r.text, ${byPeople} as "byPeople", r.created_at as at
    from ${sql.table(reports)} r where r.${sql.ref(of)} = ${subject.id} and r.handled_at is null
    order by r.id limit 50`.execute(db);
  const text = [found.title, ...found.texts].filter((one) => one !== '').join('\n\n');
  const textWarnings = publishedTextWarnings(text, 'rental');
  const warnings = [...new Set([...found.warnings, ...textWarnings])];
  return [
    {
      type: 'reports',
      reports: open.rows.map((report) => ({
        ...report,
        reason: `case-report-${report.reason}`,
        // A check's own words are for the command line; the pictures and texts are compared below.
        text: report.byPeople ? report.text : '',
        at: report.at.toISOString(),
      })),
    },
    {
      type: 'facts',
      facts: [
        { label: 'case-fact-status', format: 'key', value: `case-status-${found.status}` },
        ...(found.price === null
          ? []
          : [{ label: 'case-fact-rent', format: 'money' as const, value: String(found.price) }]),
      ],
    },
    {
      type: 'text',
      label: 'case-text-listing',
      text,
      warnings: warnings.map((one) => `case-warning-${one}`),
    },
    { type: 'pictures', label: 'case-pictures', pictures: found.pictures.map((one) => pictureFile(one)) },
  ];
}

export async function listingOwner(
  db: Kysely<Database>,
  { subject, id }: CaseSubject,
): Promise<AffectedPerson | null> {
  const row = await db
    .selectFrom(subject === 'home' ? 'property' : 'roommate_offer')
    .select(['owner_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? personOfAccount(db, row.owner_id, row.title) : null;
}
