import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { missingOfVendor } from '../../../../src/core/shop/vendor-profile.ts';
import type { MissingOfVendor } from '../../../../src/core/shop/vendor-profile.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Shop state for every change of a vendor's products. */
export type LockedShop = {
  id: number;
  name: string;
  /** Missing trader information, or the team's approval. With any the products stay hidden. */
  missing: readonly MissingOfVendor[];
  /** True if the team removed the shop. */
  isRemoved: boolean;
  categories: ReadonlyMap<number, { bg: string; en: string }>;
  texts: Texts;
};

/** Reads and locks the shop, which serialises changes of a vendor's products. */
export async function lockShop(
  transaction: Transaction<Database>,
  texts: Texts,
  vendorId: number,
): Promise<LockedShop> {
  const vendor = await transaction
    .selectFrom('vendor')
    .select(['id', 'name', 'company_name', 'company_number', 'address', 'email', 'phone', 'removed_at'])
    .select('needs_approval')
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!vendor) throw new Failure('error-vendor-not-found', {}, 'not-found');
  const categories = await transaction.selectFrom('category').select(['id', 'name_bg', 'name_en']).execute();
  return {
    id: vendor.id,
    name: vendor.name,
    missing: missingOfVendor({
      name: vendor.company_name,
      number: vendor.company_number,
      address: vendor.address,
      email: vendor.email,
      phone: vendor.phone,
      needsApproval: vendor.needs_approval,
    }),
    isRemoved: vendor.removed_at !== null,
    categories: new Map(categories.map(({ id, name_bg: bg, name_en: en }) => [id, { bg, en }])),
    texts,
  };
}

/** @throws Failure `conflict` for a shop that the team removed */
export function ensureOpen({ isRemoved }: LockedShop): void {
  if (isRemoved) throw new Failure('error-vendor-removed', {}, 'conflict');
}

/** True if the products may be shown and sold. */
export const maySell = ({ missing }: LockedShop): boolean => missing.length === 0;

/**
 * @throws Failure `conflict` `error-vendor-incomplete` without trader information, `error-vendor-not-approved`
 * while a new shop waits for the team (TEAM-06)
 */
export function ensureMaySell({ missing }: LockedShop): void {
  if (missing.length === 0) return;
  const isOnlyApproval = missing.every((one) => one === 'approval');
  throw new Failure(isOnlyApproval ? 'error-vendor-not-approved' : 'error-vendor-incomplete', {}, 'conflict');
}
