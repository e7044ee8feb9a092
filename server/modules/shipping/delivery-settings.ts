import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { ShippingCourier } from '../../../src/core/shipping/courier-office.ts';
import { tidyDeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import type { DeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import type { Database } from '../../tables.ts';

/** Returns the settings of a vendor; null without them. */
export async function readDeliverySettings(
  db: Kysely<Database>,
  vendorId: number,
): Promise<DeliverySettings | null> {
  const row = await db
    .selectFrom('vendor_delivery')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    courier: row.courier,
    methods: row.methods,
    senderCity: row.sender_city,
    pricing: row.pricing,
    table: row.price_table,
    freeFrom: row.free_from,
  };
}

/** @throws Failure `invalid` with the fields, also for a courier that this site does not have */
export async function updateDeliverySettings(
  db: Kysely<Database>,
  vendorId: number,
  settings: DeliverySettings,
  couriers: readonly ShippingCourier[],
): Promise<void> {
  const { courier, methods, senderCity, pricing, table, freeFrom } = tidyDeliverySettings(settings);
  if (!couriers.includes(courier)) {
    throw new Failure('validation_failed', { courier: 'error-delivery-courier' }, 'invalid');
  }
  const values = {
    courier,
    methods,
    sender_city: senderCity,
    pricing,
    price_table: JSON.stringify(table),
    free_from: freeFrom,
  };
  await db
    .insertInto('vendor_delivery')
    .values({ vendor_id: vendorId, ...values })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(values))
    .execute();
}
