import type { Transaction } from 'kysely';
import { picturesToCompare } from '../../../../src/core/properties/double-pictures.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import type { Database } from '../../../tables.ts';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { keepReport } from '../listing/listing-reports.ts';
import { clearDoubles, findDoubles } from './find-doubles.ts';
import type { DoublePicture } from './find-doubles.ts';
import type { HoldMails } from './hold-mails.ts';

/** What a report of the product's own says; nobody can choose it. */
const DOUBLE_PICTURE = 'double-picture';

type ListingRow = {
  id: number;
  owner_id: number;
  status: PropertyStatus;
  pictures: StoredPicture[];
  held_pictures: string[] | null;
  deleted_at: Date | null;
};

type Before = Pick<ListingRow, 'status' | 'pictures' | 'held_pictures'>;

/** Lets listings with pictures of others wait for the team (TRUST-03). What waits is paused, so nobody but its owner sees it. */
export class HeldListings {
  constructor(
    private readonly clock: Clock,
    private readonly mails: HoldMails,
  ) {}

  /**
   * Looks at a listing that was saved. One with pictures that stand in others' listings waits; one that waited and has none of them any more
   * is seen again.
   * @param before as it was, locked; null for a new one
   * @returns whether it waits
   */
  async look(
    transaction: Transaction<Database>,
    listing: Listing,
    id: number,
    before: Before | null,
  ): Promise<boolean> {
    const row = await rowOf(transaction, listing, id);
    const keys = picturesToCompare(before && stateOf(before), stateOf(row));
    const doubles = await findDoubles(transaction, row.owner_id, keys);
    if (doubles.length > 0) await this.hold(transaction, listing, row, doubles);
    else if (row.held_pictures) await this.show(transaction, listing, row);
    return doubles.length > 0;
  }

  /** The team says that a listing may have its pictures: what waits is seen. @returns whether it did wait */
  async release(transaction: Transaction<Database>, listing: Listing, id: number): Promise<boolean> {
    const row = await rowOf(transaction, listing, id);
    await clearDoubles(transaction, keysOf(row), this.clock.now());
    if (!row.held_pictures || row.deleted_at) return false;
    await this.show(transaction, listing, row);
    return true;
  }

  private async hold(
    transaction: Transaction<Database>,
    listing: Listing,
    row: ListingRow,
    doubles: readonly DoublePicture[],
  ): Promise<void> {
    const held = [...new Set(doubles.map(({ key }) => key))];
    await transaction
      .updateTable(TABLES[listing])
      .set({ status: 'paused', held_pictures: held })
      .where('id', '=', row.id)
      .execute();
    const known = new Set(row.held_pictures);
    if (held.every((key) => known.has(key))) return;
    const numbers = keysOf(row).flatMap((key, at) => (held.includes(key) ? [at + 1] : []));
    const others = [...new Set(doubles.map((double) => `${double.listing} ${double.id}`))];
    const text = `Pictures ${numbers.join(', ')} stand in ${others.join(', ')}`;
    await keepReport(transaction, listing, row.id, { reason: DOUBLE_PICTURE, text });
    await this.mails.held(transaction, { listing, id: row.id, numbers, doubles }, this.clock.now());
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

/** The uploaded pictures of a listing, in its order. */
const keysOf = ({ pictures }: Pick<ListingRow, 'pictures'>) =>
  pictures.map((picture) => keyOfPicture(picture) ?? '');

const stateOf = ({ status, pictures, held_pictures: held }: Before) => ({
  status,
  isHeld: held !== null,
  pictures: keysOf({ pictures }),
});

function rowOf(transaction: Transaction<Database>, listing: Listing, id: number): Promise<ListingRow> {
  return transaction
    .selectFrom(TABLES[listing])
    .select(['id', 'owner_id', 'status', 'pictures', 'held_pictures', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
