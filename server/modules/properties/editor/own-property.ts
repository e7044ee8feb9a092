import type { Kysely, Transaction } from 'kysely';
import type { EditedProperty } from '../../../../src/core/properties/own-properties.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaTime } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { ensureVersion, versionOf } from '../../../platform/http/content-version.ts';
import { contentOf } from './property-content-rows.ts';
import type { PropertyRow } from './property-content-rows.ts';
import { uploadedPicture } from './property-pictures.ts';

/** Locks the owner's listing until the transaction ends. @throws Failure `not-found` */
export async function lockOwn(
  transaction: Transaction<Database>,
  ownerId: number,
  id: number,
): Promise<PropertyRow> {
  const row = await own(transaction, ownerId, id).forUpdate().executeTakeFirst();
  if (!row) throw new Failure('error-property-not-found', {}, 'not-found');
  return row;
}

/** Locks the owner's listing and rejects deleted ones. @throws Failure `not-found`, `conflict` */
export async function lockOwnActive(
  transaction: Transaction<Database>,
  ownerId: number,
  id: number,
): Promise<PropertyRow> {
  const row = await lockOwn(transaction, ownerId, id);
  if (row.deleted_at) throw new Failure('error-property-deleted', {}, 'conflict');
  return row;
}

/** Returns a listing for its form. @throws Failure `not-found` */
export async function readOwnProperty(
  { db, clock }: PropertyDependencies,
  ownerId: number,
  id: number,
): Promise<EditedProperty> {
  const row = await own(db, ownerId, id).executeTakeFirst();
  if (!row) throw new Failure('error-property-not-found', {}, 'not-found');
  const edited = await editedOf(db, row);
  return {
    id: row.id,
    status: row.status,
    deleted: row.deleted_at !== null,
    content: contentOf(row),
    images: row.pictures.map(uploadedPicture),
    plan: row.plan && uploadedPicture(row.plan),
    slots: edited.slots.filter((startsAt) => startsAt > clock.now()).map((startsAt) => sofiaTime(startsAt)),
    heldPictures: row.held_pictures ?? [],
    ...(row.held_pictures?.length === 0 && { heldAsSimilar: true }),
    version: versionOf(edited),
  };
}

/**
 * Compares the version of a locked listing with that of the form. @throws Failure `conflict`
 * `error-edited-elsewhere`
 */
export async function ensurePropertyVersion(
  transaction: Transaction<Database>,
  row: PropertyRow,
  version: string,
): Promise<void> {
  ensureVersion(await editedOf(transaction, row), version);
}

/** All values that the form can change. */
async function editedOf(db: Kysely<Database>, row: PropertyRow) {
  return { content: contentOf(row), slots: await offeredTimes(db, row.id) };
}

/** Returns the offered viewing times, earliest first. */
export async function offeredTimes(db: Kysely<Database>, propertyId: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('viewing_slot')
    .select('starts_at')
    .where('property_id', '=', propertyId)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => row.starts_at);
}

function own(db: Kysely<Database>, ownerId: number, id: number) {
  return db.selectFrom('property').selectAll().where('id', '=', id).where('owner_id', '=', ownerId);
}
