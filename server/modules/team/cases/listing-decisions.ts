import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import type { ViewingStatus } from '../../../../src/core/properties/viewings/viewing.ts';
import type { CaseSubject } from '../../../../src/core/team/cases.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import type { Database } from '../../../tables.ts';
import { isListing } from '../removable.ts';
import type { Removable } from '../removable.ts';
import { approveListing, reinstateSubject, removeSubject } from '../removals.ts';
import { caseDecision } from './case-kind.ts';
import type { ReversalContext } from './case-kind.ts';
import { LISTING_REASONS } from './case-reasons.ts';
import { LISTING_TABLES, listingOf } from './listing-case.ts';
import { reopenReports, reopenWarnings } from './reopen.ts';

type ApprovedState = {
  status: PropertyStatus;
  held: string[] | null;
  similarApprovedAt: string | null;
  doubles: { key: string; other: string }[];
};

/** Approves a reported, warned or held listing. */
export const approveListingDecision = caseDecision<ApprovedState>({
  name: 'approve',
  operation: () => 'listings.approve',
  needsReason: false,
  reasons: [],
  async apply({ deps, transaction, subject }) {
    const state = await stateOf(transaction, subject);
    await approveListing(deps, transaction, listingOf(subject), subject.id);
    return state;
  },
  async undo({ transaction, subject, state, decidedAt }) {
    const { table, reports } = LISTING_TABLES[listingOf(subject)];
    await reopenReports(transaction, reports, subject.id, decidedAt);
    await reopenWarnings(transaction, listingOf(subject), subject.id, decidedAt);
    await transaction
      .updateTable(table)
      .set({
        similar_approved_at: state.similarApprovedAt === null ? null : new Date(state.similarApprovedAt),
        ...(state.held && { status: state.status, held_pictures: state.held }),
      })
      .where('id', '=', subject.id)
      .execute();
    for (const { key, other } of state.doubles)
      await transaction
        .updateTable('picture_double')
        .set({ cleared_at: null })
        .where('picture_key', '=', key)
        .where('other_key', '=', other)
        .execute();
  },
});

async function stateOf(transaction: Transaction<Database>, subject: CaseSubject): Promise<ApprovedState> {
  const { table } = LISTING_TABLES[listingOf(subject)];
  const row = await transaction
    .selectFrom(table)
    .select(['status', 'held_pictures', 'similar_approved_at', 'pictures'])
    .where('id', '=', subject.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const keys = (row.pictures as StoredPicture[]).flatMap((picture) => keyOfPicture(picture) ?? []);
  const doubles =
    keys.length === 0
      ? []
      : await transaction
          .selectFrom('picture_double')
          .select(['picture_key as key', 'other_key as other'])
          .where((is) => is.or([is('picture_key', 'in', keys), is('other_key', 'in', keys)]))
          .where('cleared_at', 'is', null)
          .execute();
  return {
    status: row.status as PropertyStatus,
    held: row.held_pictures,
    similarApprovedAt: row.similar_approved_at?.toISOString() ?? null,
    doubles,
  };
}

type StoredViewing = { id: number; status: ViewingStatus; sequence: number };
export type RemovedState = { deletedAt: string | null; viewings: StoredViewing[] };

/** Removes a listing, a product or a shop. */
export const removeDecision = caseDecision<RemovedState>({
  name: 'remove',
  subjects: ['home', 'offer', 'product', 'vendor'],
  operation: (subject) =>
    subject === 'product' || subject === 'vendor' ? `${subject}s.remove` : 'listings.remove',
  needsReason: true,
  reasons: LISTING_REASONS,
  async apply({ deps, transaction, subject, affected, reason }) {
    const { subject: kind, id } = removable(subject);
    const state = await stateBeforeRemoval(transaction, kind, id);
    await removeSubject(deps, transaction, kind, id, reason(affected?.language ?? 'bg'));
    return state;
  },
  undo: (context) => undoRemoval(context),
  async restore({ deps, transaction, subject }) {
    const { subject: kind, id } = removable(subject);
    await reinstateSubject(deps, transaction, kind, id);
  },
});

const removable = ({ subject, id }: CaseSubject) => ({ subject: subject as Removable, id });

/** Returns the values that the removal of a home or an offer changes. */
export async function stateBeforeRemoval(
  transaction: Transaction<Database>,
  kind: Removable,
  id: number,
): Promise<RemovedState> {
  if (!isListing(kind)) return { deletedAt: null, viewings: [] };
  const { rows } = await sql<{ deletedAt: Date | null }>`
    select deleted_at as "deletedAt" from ${sql.table(LISTING_TABLES[kind].table)} where id = ${id} for update`.execute(
    transaction,
  );
  const viewings =
    kind === 'home'
      ? await transaction
          .selectFrom('viewing_request')
          .select(['id', 'status', 'sequence'])
          .where('property_id', '=', id)
          .where('status', 'in', ['requested', 'proposed', 'accepted'])
          .forUpdate()
          .execute()
      : [];
  return { deletedAt: rows[0]?.deletedAt?.toISOString() ?? null, viewings };
}

/** Reverts a removal of some minutes ago. A listing has its old status again, and its viewings take place. */
export async function undoRemoval({
  deps,
  transaction,
  subject,
  state,
  decidedAt,
}: ReversalContext<RemovedState>): Promise<void> {
  const { subject: kind, id } = removable(subject);
  if (!isListing(kind)) {
    await reinstateSubject(deps, transaction, kind, id);
    await reopenWarnings(transaction, kind, id, decidedAt);
    return;
  }
  const { table, reports } = LISTING_TABLES[kind];
  await transaction
    .updateTable(table)
    .set({
      deleted_at: state.deletedAt === null ? null : new Date(state.deletedAt),
      removed_at: null,
      removal_reason: null,
    })
    .where('id', '=', id)
    .where('removed_at', '=', decidedAt)
    .execute();
  for (const { id: viewing, status, sequence } of state.viewings)
    await transaction
      .updateTable('viewing_request')
      .set({ status, sequence })
      .where('id', '=', viewing)
      .where('status', '=', 'declined')
      .execute();
  await reopenReports(transaction, reports, id, decidedAt);
  await reopenWarnings(transaction, kind, id, decidedAt);
}
