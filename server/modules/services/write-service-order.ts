import type { Transaction } from 'kysely';
import { priceService } from '../../../src/core/services/service-price.ts';
import type { ServiceVisitCommand } from '../../../src/core/services/service-visit-command.ts';
import type { Database } from '../../tables.ts';
import type { ChosenService } from './choose-services.ts';
import type { StoredAddress } from './tables.ts';

/** Returns the addresses of an order as stored; only moving has a destination. */
export function storedAddresses(
  { district, street, entrance, floor, ...to }: ServiceVisitCommand,
  cityId: number,
): { address: StoredAddress; destination: StoredAddress | null } {
  const { toCityId, toDistrict, toStreet, toEntrance, toFloor } = to;
  return {
    address: { cityId, district, street, entrance, floor },
    destination:
      toCityId === null
        ? null
        : { cityId: toCityId, district: toDistrict, street: toStreet, entrance: toEntrance, floor: toFloor },
  };
}

export async function replaceLines(
  transaction: Transaction<Database>,
  orderId: number,
  chosen: readonly ChosenService[],
): Promise<void> {
  await transaction.deleteFrom('service_order_line').where('order_id', '=', orderId).execute();
  await transaction
    .insertInto('service_order_line')
    .values(
      chosen.map(({ row, service }, position) => ({
        order_id: orderId,
        position,
        service_key: row.key,
        type: row.type,
        name_bg: row.name_bg,
        name_en: row.name_en,
        price: service.price,
        quantity: service.quantity ?? null,
        hours: service.hours ?? null,
        sqm: service.sqm ?? null,
        months: service.months ?? null,
        severity: service.severity ?? null,
        minutes: service.minutes,
        total: priceService(service).total,
      })),
    )
    .execute();
}
