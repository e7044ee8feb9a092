import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { updateProperty as contract } from '../../../../api/properties/own-properties.ts';
import { isFarFromTown } from '../../../../src/core/properties/location.ts';
import { MAX_PROPERTIES, nextPropertyStatuses } from '../../../../src/core/properties/property.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import {
  contentErrorsOf,
  PublishPropertyCommand,
} from '../../../../src/core/properties/publish-property-command.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { contentOfRow } from '../../../../src/core/shared/fields.ts';
import type { FieldErrors } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import type { Database } from '../../../tables.ts';
import { detectRelisting } from '../listing/detect-relisting.ts';
import { checkListingText, checkRent } from '../listing/check-listing.ts';
import { checkOwnerRisk } from '../listing/check-owner-risk.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { ensureAtMost, idOfKey } from './listing-rows.ts';
import { ensurePropertyVersion, lockOwnActive } from './own-property.ts';
import { propertyColumns, tidied } from './property-content-rows.ts';
import type { PropertyRow } from './property-content-rows.ts';
import { savePictures } from './property-pictures.ts';

type Owner = { id: number; type: 'user' | 'agency' };

/**
 * Creates a listing or a draft (HOME-04). The key makes the request idempotent per owner.
 * @returns its id
 * @throws Failure `invalid`, `conflict` if the owner has too many
 */
export async function createProperty(
  deps: PropertyDependencies,
  owner: Owner,
  typed: PropertyContent,
  key: string,
): Promise<number> {
  const { status } = typed;
  if (status !== 'draft' && status !== 'active') throwFieldErrors({ status: 'error-field-choice' });
  return inTransaction(deps.db, async (transaction) => {
    // Serialises the owner's requests, so that the limit is exact.
    await lockAccount(transaction, owner.id);
    const id = await insertProperty(deps, transaction, owner, typed, { key });
    return id ?? idOfKey(transaction, 'property', owner.id, key);
  });
}

/**
 * Inserts a listing or a draft. The owner's account must be locked.
 * @returns its id, or null if the key was used before
 * @throws Failure `invalid`, `conflict` if the owner has too many
 */
export async function insertProperty(
  { clock, moderationHold }: Pick<PropertyDependencies, 'clock' | 'moderationHold'>,
  transaction: Transaction<Database>,
  owner: Owner,
  typed: PropertyContent,
  names: { key: string } | { key: null; agency_code: string },
): Promise<number | null> {
  const content = tidied(typed);
  const now = clock.now();
  throwFieldErrors(errorsOf(content, now));
  await ensurePlace(transaction, content, null);
  const created = await transaction
    .insertInto('property')
    .values({
      owner_id: owner.id,
      ...names,
      status: content.status,
      created_at: now,
      updated_at: now,
      confirmed_at: content.status === 'active' ? now : null,
      ...(await propertyColumns(transaction, content, null)),
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning(['id', 'pictures', 'plan'])
    .executeTakeFirst();
  if (!created) return null;
  await ensureFew(transaction, owner);
  await savePictures(transaction, owner.id, created, content);
  if (content.status === 'active') {
    await detectRelisting(transaction, created.id);
    await checkOwnerRisk(transaction, owner.id, wordsOf(content), now);
    await checkHome(transaction, created.id, content, now);
  }
  await moderationHold.check(transaction, 'home', created.id, null);
  return created.id;
}

/**
 * Changes a listing (HOME-05).
 * @param version of the listing when the form was opened; absent fields stay unchanged
 * @throws Failure `not-found`, `invalid`, `conflict` for a status that is not allowed or an older version
 */
export async function updateProperty(
  deps: PropertyDependencies,
  ownerId: number,
  id: number,
  { version, ...given }: BodyOf<typeof contract>,
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockOwnActive(transaction, ownerId, id);
    await ensurePropertyVersion(transaction, row, version);
    const typed = { ...contentOfRow(PROPERTY_FIELDS, row), ...given };
    if (typed.status !== row.status && !nextPropertyStatuses(row.status).includes(typed.status)) {
      throw new Failure('property-status-not-possible', {}, 'conflict');
    }
    await writeProperty(deps, transaction, row, typed);
  });
}

/** Writes new content into a locked listing. @throws Failure `invalid` */
export async function writeProperty(
  { clock, moderationHold }: Pick<PropertyDependencies, 'clock' | 'moderationHold'>,
  transaction: Transaction<Database>,
  row: PropertyRow,
  typed: PropertyContent,
): Promise<void> {
  const { id, owner_id: ownerId } = row;
  const content = tidied(typed);
  const now = clock.now();
  throwFieldErrors(errorsOf(content, now, row.available_from));
  await ensurePlace(transaction, content, row);
  const published = row.status === 'draft' && content.status === 'active';
  await transaction
    .updateTable('property')
    .set({
      ...(await propertyColumns(transaction, content, row)),
      status: content.status,
      updated_at: now,
      // The age of a listing counts from its publication.
      ...(published && { created_at: now }),
      // Saving an active listing confirms that it is still valid (HOME-18).
      ...(content.status === 'active' && { confirmed_at: now, asked_at: null }),
    })
    .where('id', '=', id)
    .execute();
  await savePictures(transaction, ownerId, row, content);
  if (published) await detectRelisting(transaction, id);
  if (content.status === 'active') await checkOwnerRisk(transaction, ownerId, wordsOf(content), now);
  if (content.status !== 'draft') await checkHome(transaction, id, content, now);
  await moderationHold.check(transaction, 'home', id, row);
}

/** @throws Failure `invalid` for an unconfirmed new point far from the chosen town */
export async function ensurePlace(
  transaction: Transaction<Database>,
  { status, district_id: district, gpsCoordinates: point, placeConfirmed }: PropertyContent,
  before: Pick<PropertyRow, 'status' | 'district_id' | 'latitude' | 'longitude'> | null,
): Promise<void> {
  if (status === 'draft' || placeConfirmed || !point || district === null) return;
  const isKnown =
    before?.status !== 'draft' &&
    before?.district_id === district &&
    before.latitude === point.latitude &&
    before.longitude === point.longitude;
  if (isKnown) return;
  const town = await transaction
    .selectFrom('district as d')
    .innerJoin('city as c', 'c.id', 'd.city_id')
    .select(['c.latitude', 'c.longitude'])
    .where('d.id', '=', sql<number>`${district}::bigint`)
    .executeTakeFirst();
  if (town && isFarFromTown(point, town)) throwFieldErrors({ gpsCoordinates: 'error-coordinates-far' });
}

/** Updates the warnings for readers of a published home. */
export async function checkHome(
  transaction: Transaction<Database>,
  id: number,
  { title, description, taxDescription }: Pick<PropertyContent, 'title' | 'description' | 'taxDescription'>,
  now: Date,
): Promise<void> {
  await checkListingText(transaction, { listing: 'home', id }, [title, description, taxDescription], now);
  await checkRent(transaction, id, now);
}

const wordsOf = ({ title, description }: PropertyContent): string => `${title}\n${description}`;

function errorsOf(content: PropertyContent, now: Date, previousDay: string | null = null): FieldErrors {
  return content.status === 'draft'
    ? contentErrorsOf(content)
    : new PublishPropertyCommand(content).errorsAt(now, previousDay);
}

/** @throws Failure `invalid` if there is any error */
export function throwFieldErrors(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}

/** @throws Failure `conflict` if the owner has too many */
export const ensureFew = (transaction: Transaction<Database>, { id, type }: Owner): Promise<void> =>
  ensureAtMost(transaction, 'property', id, {
    max: MAX_PROPERTIES[type],
    message: 'error-too-many-properties',
  });
