import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Listing } from '../../../src/core/properties/double-pictures.ts';
import type { Database } from '../../tables.ts';
import { firstOwnerOf } from '../accounts/members/vendor-owner.ts';

/** Kinds of subjects that the team can remove and restore. */
export const REMOVABLE = ['home', 'offer', 'product', 'vendor'] as const;
export type Removable = (typeof REMOVABLE)[number];

export type RemovableOwner = {
  subject: Removable;
  email: string;
  language: Language;
  title: string;
  removed_at: Date | null;
};

const UNKNOWN = {
  home: 'error-property-not-found',
  offer: 'error-offer-not-found',
  product: 'error-product-not-found',
  vendor: 'error-vendor-not-found',
} as const satisfies Record<Removable, string>;

export const isListing = (subject: Removable): subject is Listing =>
  subject === 'home' || subject === 'offer';

/** Owner and title of a listing, a product or a shop, of several the first. @throws Failure `not-found` */
export async function ownerOf(
  transaction: Transaction<Database>,
  subject: Removable,
  id: number,
): Promise<RemovableOwner> {
  const owner = await (isListing(subject)
    ? ownerOfListing(transaction, subject, id)
    : ownerOfGoods(transaction, subject, id));
  if (!owner) throw new Failure(UNKNOWN[subject], {}, 'not-found');
  return { subject, ...owner };
}

function ownerOfListing(transaction: Transaction<Database>, listing: Listing, id: number) {
  return transaction
    .selectFrom(listing === 'home' ? 'property' : 'roommate_offer')
    .innerJoin('account', 'account.id', 'owner_id')
    .select(['account.email', 'account.language', 'title', 'removed_at'])
    .where(listing === 'home' ? 'property.id' : 'roommate_offer.id', '=', id)
    .executeTakeFirst();
}

function ownerOfGoods(transaction: Transaction<Database>, kind: 'product' | 'vendor', id: number) {
  if (kind === 'vendor')
    return transaction
      .selectFrom('vendor')
      .innerJoin('account', (join) => join.on('account.id', '=', firstOwnerOf(sql.ref('vendor.id'))))
      .select(['account.email', 'account.language', 'vendor.name as title', 'removed_at'])
      .where('vendor.id', '=', id)
      .executeTakeFirst();
  return transaction
    .selectFrom('product')
    .innerJoin('account', (join) => join.on('account.id', '=', firstOwnerOf(sql.ref('product.vendor_id'))))
    .select(['account.email', 'account.language', 'title_bg as title', 'removed_at'])
    .where('product.id', '=', id)
    .executeTakeFirst();
}
