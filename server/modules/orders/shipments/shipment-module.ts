import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../api/shipping/shipments.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { ModuleContext } from '../../../module-context.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Call } from '../../../platform/http/operations.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { OrderMailWriter } from '../order-mail-writer.ts';
import { vendorOf } from '../vendors/vendor-access.ts';
import { cancelWaybill, changeOffice } from './cancel-waybill.ts';
import { acceptOrders, createWaybills, waybillForm } from './create-waybills.ts';
import { ownPickups, requestPickup } from './request-pickup.ts';
import { completeReturns, requestReturn } from './returns.ts';
import { listCashOnDelivery, readSettlements } from './settlements.ts';
import { shipmentFiles } from './shipment-files.ts';
import { ShipmentMails } from './shipment-mails.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { submitShipment } from './submit-shipment.ts';
import { trackShipments } from './track-shipments.ts';

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'shipment.submit': { shipmentId: number };
    'track-shipments': unknown;
    'read-courier-settlements': unknown;
  }
}

const DONE = { message: 'done' };

/** Parcels of orders: waybills, labels, tracking, cash on delivery and returns (SHIP-05 to SHIP-07). */
export function shipmentModule(
  { db, clock, log, texts, addresses, sessions, configuration }: ModuleContext,
  orders: OrderDependencies,
) {
  const mails = new ShipmentMails(new OrderMailWriter(texts, addresses, configuration.priceOrder, clock));
  const deps: ShipmentDependencies = { orders, mails, log };
  type Caller = Pick<Call<typeof contract.ownPickups>, 'query' | 'account'>;
  const vendor = ({ query, account }: Caller) => vendorOf(db, query.access, account, clock.now());

  return {
    deps,
    operations: [
      implement(contract.acceptOrders, async (call) => ({
        data: await acceptOrders(deps, await vendor(call), call.body.ids),
      })),
      implement(contract.waybillForm, async (call) =>
        waybillForm(deps, await vendor(call), Number(call.params.id), call.language),
      ),
      implement(contract.createWaybills, async (call) => ({
        data: await createWaybills(deps, await vendor(call), call.body, call.language),
      })),
      implement(contract.cancelWaybill, async (call) => {
        await cancelWaybill(deps, await vendor(call), Number(call.params.id));
        return DONE;
      }),
      implement(contract.changeOffice, async (call) => {
        await changeOffice(deps, await vendor(call), Number(call.params.id), call.body.officeId);
        return DONE;
      }),
      implement(contract.ownPickups, async (call) => ownPickups(deps, await vendor(call))),
      implement(contract.requestPickup, async (call) => {
        const vendorId = await vendor(call);
        await requestPickup(deps, vendorId, call.body);
        return ownPickups(deps, vendorId);
      }),
      implement(contract.cashOnDelivery, ({ account, query }) => {
        if (account.vendorId === null) throw new Failure('error-vendor-not-found', {}, 'not-found');
        return listCashOnDelivery(deps, account.vendorId, query);
      }),
      implement(contract.requestReturn, ({ params, body }) =>
        requestReturn(deps, params.token, body.vendorOrderId),
      ),
    ],
    serve: (server: FastifyInstance) => shipmentFiles(server, deps, sessions),
    jobs: {
      'shipment.submit': ({ shipmentId }) => submitShipment(deps, shipmentId),
      'track-shipments': {
        at: '*/15 * * * *',
        run: async () => {
          await trackShipments(deps);
          await completeReturns(deps);
        },
      },
      'read-courier-settlements': { at: '42 4 * * *', run: () => readSettlements(deps) },
    } satisfies Partial<Jobs>,
  };
}
