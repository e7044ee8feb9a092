import type { Transaction } from 'kysely';
import type { Database } from '../../../../tables.ts';

/** Storage of the pictures of products or of listings. */
export interface PictureSubject {
  readonly items: 'product' | 'property';
  /** Column of `product_import_picture` and of the table of sources. */
  readonly itemColumn: 'product_id' | 'property_id';
  readonly sources: 'product_picture_source' | 'property_picture_source';
  /** Maximum pictures of a product or listing. */
  readonly most: number;
  /** Locks a product or listing. Returns the keys of its pictures in order, or null if it is deleted. */
  lock(transaction: Transaction<Database>, id: number): Promise<string[] | null>;
  /** Saves the pictures in this order. The product or listing must be locked. */
  save(
    transaction: Transaction<Database>,
    accountId: number,
    id: number,
    keys: readonly string[],
  ): Promise<void>;
}
