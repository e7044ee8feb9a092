import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { picturesToCompare } from '../../../../src/core/properties/double-pictures.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import type { Database } from '../../../tables.ts';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { storeReport } from '../listing/listing-reports.ts';
import { SIMILAR_LISTINGS } from '../../../../src/core/properties/similar-listings.ts';
import { approveDuplicates, findDuplicates } from './find-duplicates.ts';
import type { DuplicatePicture } from './find-duplicates.ts';
import { comparedOf, findSimilar } from './find-similar.ts';
import type { ComparedColumns } from './find-similar.ts';
import type { ModerationMails } from './moderation-mails.ts';

/** Reason of automatic reports. Readers cannot choose it. */
const DOUBLE_PICTURE = 'double-picture';
const SIMILAR_LISTING = 'similar-listings';

type ListingRow = {
  id: number;
  owner_id: number;
  status: PropertyStatus;
  pictures: StoredPicture[];
  held_pictures: string[] | null;
  deleted_at: Date | null;
} & ComparedColumns;

type Before = Pick<ListingRow, 'status' | 'pictures' | 'held_pictures'> & ComparedColumns;

/**
 * Puts listings with other owners' pictures (TRUST-03) and the fifth near-identical listing of an owner
 * (TRUST-06) into moderation. Such a listing is paused and visible to its owner only. An empty
 * `held_pictures` means that it is near-identical to others.
 */
export class ModerationHold {
  constructor(
    private readonly clock: Clock,
    private readonly mails: ModerationMails,
  ) {}

  /**
   * Checks a saved listing. Publishes it again if the reason for moderation is gone.
   * @param before the locked row before the change; null for a new listing
   * @returns true if the listing is in moderation
   */
  async check(
    transaction: Transaction<Database>,
    listing: Listing,
    id: number,
    before: Before | null,
  ): Promise<boolean> {
    const row = await rowOf(transaction, listing, id);
    const keys = picturesToCompare(before && stateOf(before), stateOf(row));
    const duplicates = await findDuplicates(transaction, row.owner_id, keys);
    const similar = duplicates.length > 0 ? [] : await this.similarTo(transaction, listing, row, before);
    const isSimilar = similar.length >= SIMILAR_LISTINGS.others;
    if (duplicates.length > 0) await this.holdForPictures(transaction, listing, row, duplicates);
    else if (isSimilar) await this.holdForSimilarity(transaction, listing, row, similar);
    else if (row.held_pictures) await this.show(transaction, listing, row);
    return duplicates.length > 0 || isSimilar;
  }

  private async similarTo(
    transaction: Transaction<Database>,
    listing: Listing,
    row: ListingRow,
    before: Before | null,
  ): Promise<number[]> {
    if (row.status !== 'active' && !row.held_pictures) return [];
    const wasSeen = before && before.status === 'active';
    if (wasSeen && isDeepStrictEqual(comparedOf(before), comparedOf(row))) return [];
    return findSimilar(transaction, listing, { id: row.id, ownerId: row.owner_id });
  }

  /** Approves the listing's pictures and publishes it. @returns true if it was in moderation */
  async release(transaction: Transaction<Database>, listing: Listing, id: number): Promise<boolean> {
    const row = await rowOf(transaction, listing, id);
    await approveDuplicates(transaction, keysOf(row), this.clock.now());
    await transaction
      .updateTable(TABLES[listing])
      .set({ similar_approved_at: this.clock.now() })
      .where('id', '=', id)
      .execute();
    if (!row.held_pictures || row.deleted_at) return false;
    await this.show(transaction, listing, row);
    return true;
  }

  private async holdForPictures(
    transaction: Transaction<Database>,
    listing: Listing,
    row: ListingRow,
    duplicates: readonly DuplicatePicture[],
  ): Promise<void> {
    const keys = [...new Set(duplicates.map(({ key }) => key))];
    await transaction
      .updateTable(TABLES[listing])
      .set({ status: 'paused', held_pictures: keys })
      .where('id', '=', row.id)
      .execute();
    const known = new Set(row.held_pictures);
    if (keys.every((key) => known.has(key))) return;
    const numbers = keysOf(row).flatMap((key, at) => (keys.includes(key) ? [at + 1] : []));
    const others = [...new Set(duplicates.map((double) => `${double.listing} ${double.id}`))];
    const text = `Pictures ${numbers.join(', ')} stand in ${others.join(', ')}`;
    await storeReport(transaction, listing, row.id, { reason: DOUBLE_PICTURE, text });
    await this.mails.pendingReview(
      transaction,
      { listing, id: row.id, numbers, duplicates },
      this.clock.now(),
    );
  }

  private async holdForSimilarity(
    transaction: Transaction<Database>,
    listing: Listing,
    row: ListingRow,
    others: readonly number[],
  ): Promise<void> {
    await transaction
      .updateTable(TABLES[listing])
      .set({ status: 'paused', held_pictures: [] })
      .where('id', '=', row.id)
      .execute();
    if (row.held_pictures?.length === 0) return;
    const text = `Nearly the same as ${listing} ${others.join(', ')}`;
    await storeReport(transaction, listing, row.id, { reason: SIMILAR_LISTING, text });
    await this.mails.similarPendingReview(transaction, { listing, id: row.id, others }, this.clock.now());
  }

  private async show(
    transaction: Transaction<Database>,
    listing: Listing,
    { id, status }: ListingRow,
  ): Promise<void> {
    const now = this.clock.now();
    await transaction
      .updateTable(TABLES[listing])
      .set({ held_pictures: null, updated_at: now, ...(status === 'paused' && { status: 'active' }) })
      .where('id', '=', id)
      .execute();
  }
}

const TABLES = { home: 'property', offer: 'roommate_offer' } as const;

/** Keys of the listing's uploaded pictures, in order. */
const keysOf = ({ pictures }: Pick<ListingRow, 'pictures'>) =>
  pictures.map((picture) => keyOfPicture(picture) ?? '');

const stateOf = ({ status, pictures, held_pictures: keys }: Before) => ({
  status,
  isHeld: keys !== null,
  pictures: keysOf({ pictures }),
});

function rowOf(transaction: Transaction<Database>, listing: Listing, id: number): Promise<ListingRow> {
  const row = transaction.selectFrom(TABLES[listing]).selectAll();
  return row.where('id', '=', id).executeTakeFirstOrThrow() as Promise<ListingRow>;
}
