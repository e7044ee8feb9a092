import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import {
  DEFAULT_INVOICING,
  invoicingErrors,
  tidyInvoicing,
} from '../../../src/core/invoices/invoicing-settings.ts';
import type { InvoicingSettings } from '../../../src/core/invoices/invoicing-settings.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { instantOfSofia, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { checkOrdersSince } from './issue-documents.ts';

/** Settings with the facts that limit them. */
export type VendorInvoicing = {
  settings: InvoicingSettings;
  /** Empty without a registration; part of the shop's data. */
  vatNumber: string;
  /** True if an invoice has the first number already. */
  isNumberUsed: boolean;
};

/** Returns the settings of a vendor, with the defaults where it has none. */
export async function readInvoicing(db: Kysely<Database>, vendorId: number): Promise<VendorInvoicing> {
  const vendor = await db
    .selectFrom('vendor')
    .leftJoin('vendor_invoicing as own', 'own.vendor_id', 'vendor.id')
    .selectAll('own')
    .select('vendor.vat_number')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('vendor_document_number')
          .select('series')
          .where('vendor_id', '=', vendorId)
          .where('series', '=', 'invoice'),
      ).as('isNumberUsed'),
    )
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!vendor) throw new Failure('error-vendor-not-found', {}, 'not-found');
  return {
    settings: {
      chargesVat: vendor.charges_vat ?? vendor.vat_number !== null,
      firstNumber: vendor.first_number ?? DEFAULT_INVOICING.firstNumber,
      isAuditOn: vendor.sales_since !== null,
      shopNumber: vendor.shop_number ?? '',
      posNumber: vendor.pos_number ?? '',
      providerId: vendor.provider_id ?? '',
      isCashByPost: vendor.cash_by_post ?? false,
    },
    vatNumber: vendor.vat_number ?? '',
    isNumberUsed: Boolean(vendor.isNumberUsed),
  };
}

/**
 * Changes the settings. Sales are documented from the first day of the month in which the audit file is
 * switched on.
 * @throws Failure `invalid` with the fields
 */
export async function updateInvoicing(
  { db, clock }: InvoiceDependencies,
  vendorId: number,
  form: InvoicingSettings,
): Promise<void> {
  const settings = tidyInvoicing(form);
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    // Simultaneous changes wait for each other.
    await sql`select from vendor where id = ${vendorId} for update`.execute(transaction);
    const { settings: before, vatNumber, isNumberUsed } = await readInvoicing(transaction, vendorId);
    const issuedFrom = isNumberUsed ? before.firstNumber : null;
    const errors = invoicingErrors(settings, { vatNumber, issuedFrom });
    if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
    const startsNow = settings.isAuditOn && !before.isAuditOn;
    const monthStart = instantOfSofia(`${sofiaDay(now).slice(0, 7)}-01 00:00`) ?? now;
    const values = {
      charges_vat: settings.chargesVat,
      first_number: settings.firstNumber,
      shop_number: settings.shopNumber,
      pos_number: settings.posNumber,
      provider_id: settings.providerId,
      cash_by_post: settings.isCashByPost,
      updated_at: now,
      ...(startsNow && { sales_since: monthStart }),
      ...(!settings.isAuditOn && { sales_since: null }),
    };
    await transaction
      .insertInto('vendor_invoicing')
      .values({ vendor_id: vendorId, ...values })
      .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(values))
      .execute();
    if (startsNow) await checkOrdersSince(transaction, vendorId, monthStart);
  });
}
