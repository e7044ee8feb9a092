import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import type { CaseSubject } from '../../../../../src/core/team/cases.ts';
import type { Database } from '../../../../tables.ts';
import { handleOwnerWarnings } from '../../../properties/listing/owner-warnings.ts';
import { removeSubject } from '../../removals.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, ReversalContext, WaitingRow } from '../case-kind.ts';
import { LISTING_REASONS } from '../case-reasons.ts';
import { removeDecision, stateBeforeRemoval, undoRemoval } from '../listing-decisions.ts';
import type { RemovedState } from '../listing-decisions.ts';
import { personOfAccount } from '../people.ts';
import { reopenReports } from '../reopen.ts';

const LISTINGS_SHOWN = 20;

type Removed = CaseSubject & { subject: 'home' | 'offer'; state: RemovedState };

/** Landlords with many new listings or a phone that others use (TRUST-06). */
export const ownerWarnings: CaseKind = {
  name: 'owner-warnings',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select 'owner'::text as subject, o.id, coalesce(min(a.name), o.name) as title, min(w.created_at) as since, count(*) as count
    from owner_warning w join account o on o.id = w.owner_id left join agency a on a.account_id = o.id
    where w.handled_at is null group by o.id`,
  async affected(db, { id }) {
    const account = await db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirst();
    return account ? personOfAccount(db, id, account.name) : null;
  },
  async evidence(_deps, db, { id }) {
    const warnings = await db
      .selectFrom('owner_warning')
      .select(['warning', 'phone', 'created_at'])
      .where('owner_id', '=', id)
      .where('handled_at', 'is', null)
      .orderBy('warning')
      .orderBy('phone')
      .execute();
    const phones = warnings.map(({ phone }) => phone).filter((phone) => phone !== '');
    const { rows: sharing } = await sql<{ phone: string; name: string; id: number }>`
      select p.phone, coalesce(b.name, c.name) as name, c.id from owner_phone p
      join account c on c.id = p.owner_id left join agency b on b.account_id = c.id
      where p.phone = any(${phones}::text[]) and p.owner_id <> ${id} order by p.phone, c.id`.execute(db);
    const { rows: listings } = await sql<{ subject: string; id: number; title: string }>`
      (select 'home' as subject, id, title from property
        where owner_id = ${id} and status <> 'draft' and deleted_at is null order by id desc limit ${LISTINGS_SHOWN})
      union all
      (select 'offer', id, title from roommate_offer
        where owner_id = ${id} and deleted_at is null order by id desc limit ${LISTINGS_SHOWN})`.execute(db);
    return [
      {
        type: 'reports',
        reports: warnings.map(({ warning, phone, created_at: at }) => ({
          reason: `case-report-${warning}`,
          text: phone,
          byPeople: false,
          at: at.toISOString(),
        })),
      },
      {
        type: 'facts',
        facts: [
          ...sharing.map(({ phone, name, id: other }) => ({
            label: 'case-fact-shares-phone',
            format: 'record' as const,
            value: `owner-${other}`,
            title: `${name}, ${phone}`,
          })),
          ...listings.map((listing) => ({
            label: 'case-fact-listing',
            format: 'record' as const,
            value: `${listing.subject}-${listing.id}`,
            title: listing.title,
          })),
        ],
      },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'approve',
      operation: () => 'owners.approve',
      needsReason: false,
      reasons: [],
      async apply({ transaction, subject, now }) {
        const handled = await handleOwnerWarnings(transaction, subject.id, now);
        if (handled === 0) throw new Failure('error-not-found', {}, 'not-found');
        return {};
      },
      undo: ({ transaction, subject, decidedAt }) =>
        reopenReports(transaction, 'owner_warning', subject.id, decidedAt),
    }),
    caseDecision<{ removed: Removed[] }>({
      name: 'remove-listings',
      operation: () => 'owners.remove-listings',
      needsReason: true,
      reasons: LISTING_REASONS,
      async apply({ deps, transaction, subject, affected, reason, now }) {
        const removed: Removed[] = [];
        for (const listing of await listingsOf(transaction, subject.id)) {
          const state = await stateBeforeRemoval(transaction, listing.subject, listing.id);
          const text = reason(affected?.language ?? 'bg');
          await removeSubject(deps, transaction, listing.subject, listing.id, text);
          removed.push({ ...listing, state });
        }
        await handleOwnerWarnings(transaction, subject.id, now);
        return { removed };
      },
      async undo(context) {
        for (const { state, ...subject } of context.state.removed)
          await undoRemoval({ ...context, subject, state });
        const { transaction, subject, decidedAt } = context;
        await reopenReports(transaction, 'owner_warning', subject.id, decidedAt);
      },
      async restore(context) {
        for (const { state, ...subject } of context.state.removed)
          await removeDecision.restore?.({ ...context, subject, state } as ReversalContext<RemovedState>);
      },
    }),
  ],
};

async function listingsOf(
  transaction: Transaction<Database>,
  ownerId: number,
): Promise<{ subject: 'home' | 'offer'; id: number }[]> {
  const { rows } = await sql<{ subject: 'home' | 'offer'; id: number }>`
    select 'home' as subject, id from property where owner_id = ${ownerId} and status <> 'draft' and deleted_at is null
    union all select 'offer', id from roommate_offer where owner_id = ${ownerId} and deleted_at is null
    order by 1, 2`.execute(transaction);
  return rows;
}
