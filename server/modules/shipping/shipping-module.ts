import * as settings from '../../../api/shipping/delivery-settings.ts';
import * as contract from '../../../api/shipping/shipping.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { ModuleContext } from '../../module-context.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { checkCourier, connectCourier, connectedCouriers, disconnectCourier } from './courier-logins.ts';
import type { CourierClient } from './couriers/courier-client.ts';
import { courierSealer } from './couriers/open-couriers.ts';
import { deliveryOptions } from './delivery-options.ts';
import type { ShippingDependencies } from './delivery-options.ts';
import { readDeliverySettings, updateDeliverySettings } from './delivery-settings.ts';
import { listOffices } from './list-offices.ts';
import { syncAllOffices } from './sync-offices.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'sync-courier-offices': unknown;
  }
}

/** Offices returned by a search. */
const OFFICES = 50;

/** Couriers: offices, prices of delivery, and the settings of vendors. */
export function shippingModule(
  { db, log, clock, configuration }: ModuleContext,
  couriers: readonly CourierClient[],
) {
  const deps: ShippingDependencies = { db, log, couriers };
  const names = couriers.map(({ courier }) => courier);
  const ownSettings = async (vendorId: number | null) => ({
    settings: await readDeliverySettings(db, ensureVendor(vendorId)),
    couriers: names,
    connected: await connectedCouriers(db, ensureVendor(vendorId), names),
  });
  const logins = { ...deps, sealer: configuration.couriers ? courierSealer(configuration.couriers) : null };
  return {
    deps,
    operations: [
      implement(contract.courierOffices, ({ query, language }) =>
        listOffices(db, { ...query, limit: OFFICES }, language),
      ),
      implement(contract.deliveryOptions, async ({ body }) => ({ data: await deliveryOptions(deps, body) })),
      implement(settings.ownDelivery, ({ account }) => ownSettings(account.vendorId)),
      implement(settings.updateDelivery, async ({ account, body }) => {
        await updateDeliverySettings(db, ensureVendor(account.vendorId), body, names);
        return ownSettings(account.vendorId);
      }),
      implement(settings.connectCourier, async ({ account, body: { courier, ...login } }) => {
        await connectCourier(logins, ensureVendor(account.vendorId), courier, login);
        return ownSettings(account.vendorId);
      }),
      implement(settings.checkCourier, async ({ account, body }) => {
        await checkCourier(logins, ensureVendor(account.vendorId), body.courier);
        return { message: 'done' };
      }),
      implement(settings.disconnectCourier, async ({ account, body }) => {
        await disconnectCourier(db, ensureVendor(account.vendorId), body.courier);
        return ownSettings(account.vendorId);
      }),
    ],
    jobs: {
      'sync-courier-offices': {
        at: '12 4 * * *',
        run: () => syncAllOffices(deps, clock.now()),
      },
    } satisfies Partial<Jobs>,
  };
}

/** @throws Failure `not-found` for an account without a shop */
function ensureVendor(vendorId: number | null): number {
  if (vendorId === null) throw new Failure('error-vendor-not-found', {}, 'not-found');
  return vendorId;
}
