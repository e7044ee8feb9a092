import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import { syncOffices } from '../../../server/modules/shipping/sync-offices.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { DeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import type { TestApplication } from './test-application.ts';

const district = (id: number, bg: string, en: string, latitude: number) => ({
  id,
  name: { bg, en },
  latitude,
  longitude: 23.3,
});

/** Four cities; the last three have only lockers. */
export const SOME_CITIES = [
  {
    ...district(1, 'София', 'Sofia', 42.69),
    districts: [district(1001, 'Център', 'Centre', 42.69), district(1002, 'Лозенец', 'Lozenets', 42.67)],
  },
  { ...district(2, 'Пловдив', 'Plovdiv', 42.14), districts: [district(2001, 'Капана', 'Kapana', 42.15)] },
  { ...district(3, 'Варна', 'Varna', 43.2), districts: [district(3001, 'Чайка', 'Chayka', 43.21)] },
  { ...district(4, 'Русе', 'Ruse', 43.8), districts: [district(4001, 'Възраждане', 'Vazrazhdane', 43.85)] },
];

type Site = Pick<TestApplication, 'database'> & { clock: Clock };

/** The sandbox with offices in some cities. */
export function aSandbox({ database: { db }, clock }: Site, cities = SOME_CITIES): SandboxCourier {
  return new SandboxCourier(cities, { db, clock, priceOrder: 'bgn-first' });
}

export async function someOffices(site: Site, cities = SOME_CITIES): Promise<void> {
  await syncOffices(site.database.db, aSandbox(site, cities), site.clock.now());
}

/** Stores the delivery settings of a vendor; by default all methods of the sandbox at the flat price. */
export async function deliversBy(
  { database: { db } }: Pick<TestApplication, 'database'>,
  vendorId: number,
  { table = [], ...change }: Partial<DeliverySettings> = {},
): Promise<void> {
  const values = {
    courier: change.courier ?? 'sandbox',
    methods: change.methods ?? ['address', 'office', 'locker'],
    sender_city: change.senderCity ?? 'София',
    pricing: change.pricing ?? 'flat',
    price_table: JSON.stringify(table),
    free_from: change.freeFrom ?? null,
  } as const;
  await db
    .insertInto('vendor_delivery')
    .values({ vendor_id: vendorId, ...values, methods: [...values.methods] })
    .onConflict((conflict) =>
      conflict.column('vendor_id').doUpdateSet({ ...values, methods: [...values.methods] }),
    )
    .execute();
}
