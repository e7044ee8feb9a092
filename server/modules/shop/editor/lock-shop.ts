import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { missingOfVendor } from '../../../../src/core/shop/vendor-profile.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** What every writing of a vendor's products needs to know of the shop. */
export type LockedShop = {
  id: number;
  name: string;
  /** Whether it says all that the law wants to know of a trader: else its products stay hidden. */
  isComplete: boolean;
  /** True if the team took the shop down. */
  isRemoved: boolean;
  categories: ReadonlyMap<number, { bg: string; en: string }>;
  texts: Texts;
};

/** Reads the shop and locks it: a vendor's products are written one transaction after the other. */
export async function lockShop(
  transaction: Transaction<Database>,
  texts: Texts,
  vendorId: number,
): Promise<LockedShop> {
  const vendor = await transaction
    .selectFrom('vendor')
    .select(['id', 'name', 'company_name', 'company_number', 'address', 'email', 'phone', 'removed_at'])
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!vendor) throw new Failure('error-vendor-not-found', {}, 'not-found');
  const categories = await transaction.selectFrom('category').select(['id', 'name_bg', 'name_en']).execute();
  return {
    id: vendor.id,
    name: vendor.name,
    isComplete:
      missingOfVendor({
        name: vendor.company_name,
        number: vendor.company_number,
        address: vendor.address,
        email: vendor.email,
        phone: vendor.phone,
      }).length === 0,
    isRemoved: vendor.removed_at !== null,
    categories: new Map(categories.map(({ id, name_bg: bg, name_en: en }) => [id, { bg, en }])),
    texts,
  };
}

/** @throws Failure `conflict` for a shop that the team took down */
export function ensureOpen({ isRemoved }: LockedShop): void {
  if (isRemoved) throw new Failure('error-vendor-removed', {}, 'conflict');
}
