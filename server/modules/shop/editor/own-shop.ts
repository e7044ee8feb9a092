import type { Selectable } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { holidayProblem } from '../../../../src/core/shop/holiday.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { ShopCommand } from '../../../../src/core/shop/shop-command.ts';
import { missingOfVendor } from '../../../../src/core/shop/vendor-profile.ts';
import type { OwnShop, ShopForm } from '../../../../src/core/shop/vendor-profile.ts';
import { ensureVersion, versionOf } from '../../../platform/http/content-version.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { replacePicture } from '../../../platform/pictures/attached-pictures.ts';
import { checkText } from '../../accounts/listing-warnings.ts';
import type { VendorTable } from '../tables.ts';
import type { Vendor } from './own-products.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { lockShop } from './lock-shop.ts';

/** Returns the shop for its form, with the missing mandatory fields (VEND-03). */
export async function readOwnShop({ db }: ShopDependencies, vendorId: number): Promise<OwnShop> {
  const row = await db.selectFrom('vendor').selectAll().where('id', '=', vendorId).executeTakeFirstOrThrow();
  const form = shopFormOf(row);
  return {
    ...form,
    id: row.id,
    logo: row.logo,
    cover: row.cover,
    holidayUntil: row.holiday_until,
    missing: missingOfVendor({
      name: row.company_name,
      number: row.company_number,
      address: row.address,
      email: row.email,
      phone: row.phone,
      needsApproval: row.needs_approval,
    }),
    version: versionOf(form),
  };
}

/** Converts a stored profile to form values. */
function shopFormOf(row: Selectable<VendorTable>): ShopForm {
  return {
    name: row.name,
    descriptionBg: row.description_bg,
    descriptionEn: row.description_en,
    deliveryPrice: row.delivery_price,
    deliveryDaysFrom: row.delivery_days_min,
    deliveryDaysTo: row.delivery_days_max,
    cutoffHour: row.cutoff_hour,
    returnsBg: row.returns_bg,
    returnsEn: row.returns_en,
    returnAddress: row.return_address,
    paysReturns: row.pays_returns,
    companyName: row.company_name,
    companyNumber: row.company_number,
    vatNumber: row.vat_number ?? '',
    address: row.address,
    email: row.email,
    phone: row.phone,
  };
}

/**
 * @param version of the shop when the form was opened
 * @throws Failure `not-found` for another vendor's shop, `invalid` with the fields, `conflict` for an older
 * version
 */
export async function updateShop(
  { db, clock }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
  { version, ...form }: ShopForm & { version: string },
): Promise<void> {
  ensureOwn(vendorId, id);
  const command = new ShopCommand(form);
  const fields = command.errors();
  if (Object.keys(fields).length > 0 || command.deliveryPrice === null) {
    throw new Failure('validation_failed', fields, 'invalid');
  }
  const { deliveryPrice } = command;
  await inTransaction(db, async (transaction) => {
    const before = await transaction
      .selectFrom('vendor')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    ensureVersion(shopFormOf(before), version);
    await transaction
      .updateTable('vendor')
      .set({
        name: command.name,
        description_bg: command.descriptionBg,
        description_en: command.descriptionEn || command.descriptionBg,
        delivery_price: deliveryPrice,
        delivery_days_min: command.deliveryDaysFrom,
        delivery_days_max: command.deliveryDaysTo,
        cutoff_hour: command.cutoffHour,
        returns_bg: command.returnsBg,
        returns_en: command.returnsEn || command.returnsBg,
        return_address: command.returnAddress,
        pays_returns: command.paysReturns,
        company_name: command.companyName,
        company_number: command.companyNumber,
        vat_number: command.vatNumber || null,
        address: command.address,
        email: command.email,
        phone: command.phone,
        // The team's check applies to the earlier company only.
        ...((before.company_name !== command.companyName ||
          before.company_number !== command.companyNumber) && { company_verified_at: null }),
      })
      .where('id', '=', id)
      .execute();
    const { name, descriptionBg, descriptionEn, returnsBg, returnsEn } = command;
    await checkText(
      transaction,
      { kind: 'vendor', id },
      [name, descriptionBg, descriptionEn, returnsBg, returnsEn],
      clock.now(),
    );
    // The search index of products contains the shop's name.
    if (before.name !== command.name) {
      await enqueue(transaction, 'shop.renew-words', { vendorId }, { key: `renew words ${vendorId}` });
    }
  });
}

/**
 * Starts, moves or ends the holiday of a shop.
 * @param holidayUntil last day without orders; null ends the holiday
 * @throws Failure `not-found` for another vendor's shop, `invalid` for a day before today or too far
 */
export async function setShopHoliday(
  { db, clock }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
  holidayUntil: string | null,
): Promise<void> {
  ensureOwn(vendorId, id);
  const problem = holidayUntil === null ? null : holidayProblem(holidayUntil, sofiaDay(clock.now()));
  if (problem) throw new Failure('validation_failed', { holidayUntil: problem }, 'invalid');
  await db.updateTable('vendor').set({ holiday_until: holidayUntil }).where('id', '=', id).execute();
}

/**
 * @param key of a picture that this account uploaded; null for none
 * @throws Failure `not-found`, `invalid`
 */
export async function setShopPicture(
  { db }: ShopDependencies,
  { accountId, vendorId }: Vendor,
  id: number,
  { which, picture: key }: { which: 'logo' | 'cover'; picture: string | null },
): Promise<void> {
  ensureOwn(vendorId, id);
  const subject = `vendor-${which}:${id}`;
  await inTransaction(db, async (transaction) => {
    const picture = await replacePicture(transaction, accountId, key, subject);
    await transaction
      .updateTable('vendor')
      .set({ [which]: picture && json(picture) })
      .where('id', '=', id)
      .execute();
  });
}

function ensureOwn(vendorId: number, id: number): void {
  if (vendorId !== id) throw new Failure('error-vendor-not-found', {}, 'not-found');
}

const BATCH = 200;

/** Rewrites the search words of a shop's products, one batch per transaction. A job. */
export async function renewProductSearchText(
  { db, texts }: ShopDependencies,
  { vendorId }: { vendorId: number },
): Promise<void> {
  for (let last = 0; ;) {
    const after = last;
    const ids = await inTransaction(db, async (transaction) => {
      const shop = await lockShop(transaction, texts, vendorId);
      const rows = await transaction
        .selectFrom('product')
        .select('id')
        .where('vendor_id', '=', vendorId)
        .where('id', '>', after)
        .where('variant_of', 'is', null)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const mains = rows.map(({ id }) => id);
      await refreshVariantGroups(transaction, shop, mains);
      return mains;
    });
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}
