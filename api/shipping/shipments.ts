import { Type } from 'typebox';
import { SHIPPING_COURIERS } from '../../src/core/shipping/courier-office.ts';
import { SETTLEMENT_RESULTS, SETTLEMENT_VIEWS } from '../../src/core/shipping/settlement.ts';
import { WAYBILL_LIMITS } from '../../src/core/shipping/shipment.ts';
import { Access } from '../orders/received-orders.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Day,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  paging,
  Stotinki,
  strict,
  text,
  Token,
} from '../schema.ts';
import { Inspection, Shipment } from './shipment-schema.ts';
import { Office } from './shipping.ts';

const domain = 'shipping';
const Courier = oneOf(SHIPPING_COURIERS);
const callers = ['vendor', 'link'] as const;

/** Orders of one request. */
const Orders = { minItems: 1, maxItems: WAYBILL_LIMITS.orders };

export const acceptOrders = operation({
  id: 'acceptOrders',
  method: 'POST',
  path: '/api/vendor/orders/acceptance',
  summary: 'Accepts several new orders of the vendor, with a result for each (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  idempotent: true,
  query: strict(Access),
  body: strict({ ids: Type.Array(Id, Orders) }),
  answer: strict({
    data: Type.Array(strict({ id: Id, number: Type.String(), problem: nullable(Type.String()) })),
  }),
});

export const waybillForm = operation({
  id: 'waybillForm',
  method: 'GET',
  path: '/api/order/{id}/waybill',
  summary: 'Returns the parcel of an order for its waybill, or the reason why none can be made (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  answer: strict({
    courier: nullable(Courier),
    weight: Count,
    isEstimated: Type.Boolean(),
    inspections: Type.Array(Inspection),
    problem: nullable(Type.String()),
    offices: Type.Array(Office),
  }),
});

export const createWaybills = operation({
  id: 'createWaybills',
  method: 'POST',
  path: '/api/vendor/waybills',
  summary:
    'Makes the waybills of several orders, with a result for each; requested ones are repeated until the courier answers (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  idempotent: true,
  query: strict(Access),
  body: strict({
    orders: Type.Array(
      strict({ id: Id, weight: nullable(Type.Integer({ description: 'g' })), inspection: Inspection }),
      Orders,
    ),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        id: Id,
        number: Type.String(),
        status: oneOf(['ready', 'requested', 'refused']),
        problem: nullable(Type.String()),
        offices: Type.Array(Office),
      }),
    ),
  }),
});

export const cancelWaybill = operation({
  id: 'cancelWaybill',
  method: 'POST',
  path: '/api/order/{id}/waybill/cancellation',
  summary: 'Cancels the waybill of an order until the courier has the parcel (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  idempotent: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  answer: Done,
});

export const changeOffice = operation({
  id: 'changeOffice',
  method: 'POST',
  path: '/api/order/{id}/office',
  summary: 'Changes the office of an order without a waybill, and notifies the buyer (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  idempotent: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({ officeId: Id }),
  answer: Done,
});

const Time = text(5);
const Window = { day: Day, from: Time, to: Time };
const Pickups = strict({
  ready: Count,
  days: Type.Array(Day),
  pickups: Type.Array(strict({ ...Window, courier: Courier, parcels: Count })),
});

export const ownPickups = operation({
  id: 'ownPickups',
  method: 'GET',
  path: '/api/vendor/pickups',
  summary: 'Returns the number of parcels to collect, the possible days, and the requested collections',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  query: strict(Access),
  answer: Pickups,
});

export const requestPickup = operation({
  id: 'requestPickup',
  method: 'POST',
  path: '/api/vendor/pickups',
  summary: 'Requests the collection of all parcels with a waybill, once a day and courier (SHIP-05)',
  domain,
  callers,
  area: 'orders',
  guarded: true,
  idempotent: true,
  query: strict(Access),
  body: strict(Window),
  answer: Pickups,
});

export const cashOnDelivery = operation({
  id: 'cashOnDelivery',
  method: 'GET',
  path: '/api/vendor/cash-on-delivery',
  summary: 'Returns cash on delivery of the vendor: paid out, awaited, or with a difference (SHIP-06)',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  query: strict({ ...paging, view: oneOf(SETTLEMENT_VIEWS) }),
  answer: strict({
    data: Type.Array(
      strict({
        courier: Courier,
        number: Type.String(),
        order: nullable(strict({ id: Id, number: Type.String() })),
        expected: nullable(Stotinki),
        paid: nullable(Type.Integer()),
        deliveredAt: nullable(Moment),
        settledAt: nullable(Moment),
        document: nullable(Type.String()),
        result: oneOf([...SETTLEMENT_RESULTS, 'awaited', 'missing']),
      }),
    ),
    total: Count,
    counts: strict({ 'paid-out': Count, awaited: Count, differences: Count }),
  }),
});

export const requestReturn = operation({
  id: 'requestReturn',
  method: 'POST',
  path: '/api/order/follow/{token}/return',
  summary: 'Requests a label for the parcel of withdrawn goods, once until it has arrived (SHIP-07)',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ vendorOrderId: Id }),
  answer: Shipment,
});

export const shipmentOperations = [
  acceptOrders,
  waybillForm,
  createWaybills,
  cancelWaybill,
  changeOffice,
  ownPickups,
  requestPickup,
  cashOnDelivery,
  requestReturn,
];
