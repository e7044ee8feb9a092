import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { subjectKey } from '../../../../src/core/team/cases.ts';
import type { EvidenceBlock } from '../../../../src/core/team/case-evidence.ts';
import type { Database } from '../../../tables.ts';
import { searchEntries } from '../audit-log.ts';
import type { FoundCase } from './find-case.ts';
import type { AffectedPerson } from './people.ts';

/** Maximum number of entries in each list. */
const MAX_ENTRIES = 50;

/** History of the record, its owner's account, and earlier decisions about both (TEAM-04). */
export async function caseContext(
  db: Kysely<Database>,
  { subject }: FoundCase,
  affected: AffectedPerson | null,
): Promise<EvidenceBlock[]> {
  const ownerId = affected?.accountId ?? null;
  const { entries } = await searchEntries(db, {
    subject: subject.subject,
    subjectId: String(subject.id),
    pageSize: MAX_ENTRIES,
  });
  return [
    ...(await accountBlock(db, ownerId)),
    ...(subject.subject === 'home' ? [await pricesBlock(db, subject.id)] : []),
    {
      type: 'history',
      entries: entries.map(({ at, operator, operation, reason }) => ({
        at: at.toISOString(),
        operator,
        operation,
        reason,
      })),
    },
    await decisionsBlock(db, subjectKey(subject), ownerId),
  ];
}

async function accountBlock(db: Kysely<Database>, id: number | null): Promise<EvidenceBlock[]> {
  if (id === null) return [];
  const { rows } = await sql<{
    id: number;
    name: string;
    type: string;
    createdAt: Date;
    homes: number;
    offers: number;
    products: number;
  }>`
    select a.id, a.name, a.type, a.created_at as "createdAt",
      (select count(*) from property where owner_id = a.id and status <> 'draft' and deleted_at is null) as homes,
      (select count(*) from roommate_offer where owner_id = a.id and deleted_at is null) as offers,
      (select count(*) from product where vendor_id = a.vendor_id and deleted_at is null) as products
    from account a where a.id = ${id}`.execute(db);
  const [account] = rows;
  return account
    ? [{ type: 'account', account: { ...account, createdAt: account.createdAt.toISOString() } }]
    : [];
}

async function pricesBlock(db: Kysely<Database>, id: number): Promise<EvidenceBlock> {
  const changes = await db
    .selectFrom('property_price_change')
    .select(['changed_at', 'old_price', 'new_price'])
    .where('property_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return {
    type: 'prices',
    prices: changes.map(({ changed_at: at, old_price: before, new_price: after }) => ({
      at: at.toISOString(),
      before,
      after,
    })),
  };
}

async function decisionsBlock(
  db: Kysely<Database>,
  subjectId: string,
  ownerId: number | null,
): Promise<EvidenceBlock> {
  const rows = await db
    .selectFrom('case_decision as d')
    .leftJoin('account as member', 'member.id', 'd.decided_by')
    .select(['d.id', 'd.kind', 'd.title', 'd.decision', 'd.reason', 'd.decided_at', 'd.undone_at'])
    .select(['d.appeal_outcome', 'member.name as by'])
    .where(({ eb, or }) =>
      or([eb('subject_id', '=', subjectId), ...(ownerId === null ? [] : [eb('owner_id', '=', ownerId)])]),
    )
    .orderBy('d.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return {
    type: 'decisions',
    decisions: rows.map(({ decided_at: at, undone_at: undoneAt, appeal_outcome: appealOutcome, ...row }) => ({
      ...row,
      at: at.toISOString(),
      isUndone: undoneAt !== null,
      appealOutcome,
    })),
  };
}
